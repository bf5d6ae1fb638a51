/** Draws a run-length encoded mask with smooth edges. */

const SCALE = 4; // canvas pixels per mask cell
const FILL = 70; // opacity of 255
const EDGE = 170;

/** Paint `{width, height, rows}` in the text colour of the canvas; `rows` holds run lengths, starting with zeros. */
export function paintMask(canvas, { width, height, rows }) {
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.imageSmoothingQuality = "high";
  context.drawImage(cells(width, height, rows), 0, 0, canvas.width, canvas.height);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  for (let i = 3; i < pixels.data.length; i += 4) pixels.data[i] = alphaOf(pixels.data[i]);
  context.putImageData(pixels, 0, 0);
  context.globalCompositeOperation = "source-in";
  context.fillStyle = getComputedStyle(canvas).color;
  context.fillRect(0, 0, canvas.width, canvas.height);
}

/** Remove a mask. */
export function clearMask(canvas) {
  canvas.width = canvas.height = 1;
}

/** A canvas with a pixel per cell. */
function cells(width, height, rows) {
  const pixels = new ImageData(width, height);
  let start = 0;
  rows.forEach((length, index) => {
    if (index % 2) for (let cell = start; cell < start + length; cell++) pixels.data[4 * cell + 3] = 255;
    start += length;
  });
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d").putImageData(pixels, 0, 0);
  return canvas;
}

/** Interpolated coverage to opacity: an edge at a coverage of 0.5, a lighter fill inside. */
function alphaOf(coverage) {
  if (coverage < 100) return 0;
  return coverage < 155 ? EDGE : FILL;
}
