/** Answers made of words of the page. Boxes are [x0, y0, x1, y1] in 0..1000 of the page. */

/** The answer of some words in reading order: text joined by spaces, one box per line. */
export function answerOfWords(words, wordIds) {
  const picked = wordIds.map((id) => words[id]);
  return { text: picked.map((word) => word.text).join(" "), boxes: lineBoxes(picked), word_ids: wordIds };
}

/** Id of the word at a point, or -1. */
export function wordAt(words, [x, y]) {
  return words.findIndex(({ box }) => box[0] <= x && x <= box[2] && box[1] <= y && y <= box[3]);
}

/** Ids of the words whose centre is in a box. */
export function wordsIn(words, box) {
  const isInside = (word) => {
    const [x, y] = centre(word.box);
    return box[0] <= x && x <= box[2] && box[1] <= y && y <= box[3];
  };
  return words.flatMap((word, id) => (isInside(word) ? [id] : []));
}

/** Centre of a box. */
export const centre = ([x0, y0, x1, y1]) => [(x0 + x1) / 2, (y0 + y1) / 2];

function lineBoxes(words) {
  const lines = [];
  for (const { box } of words) {
    const last = lines.at(-1);
    if (last && shareLine(last, box)) lines[lines.length - 1] = union(last, box);
    else lines.push([...box]);
  }
  return lines;
}

/** Whether two boxes overlap vertically by half of the lower one. */
function shareLine(a, b) {
  const overlap = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return overlap >= 0.5 * Math.min(a[3] - a[1], b[3] - b[1]);
}

const union = (a, b) => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
