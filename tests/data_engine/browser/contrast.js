/** Texts of the document with a contrast below 4.5:1, as `{text, contrast}`; disabled controls are exempt. */
() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });

  /** Red, green, blue in 0..255 and alpha in 0..1 of a CSS colour. */
  function rgba(colour) {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  }

  const over = ([r, g, b, a], under) => [r, g, b].map((value, i) => a * value + (1 - a) * under[i]);

  /** The colour behind the text of an element, without images. */
  function ground(node) {
    const under = node.parentElement ? ground(node.parentElement) : [255, 255, 255];
    return over(rgba(getComputedStyle(node).backgroundColor), under);
  }

  function luminance(colour) {
    const linear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    const [r, g, b] = colour.map((value) => linear(value / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }

  function contrast(node, colour) {
    const behind = ground(node);
    const [low, high] = [luminance(over(rgba(colour), behind)), luminance(behind)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  }

  const isOff = (node) => node.closest(":disabled, [aria-disabled=true], :has(> input:disabled)");
  const hasText = (node) => [...node.childNodes].some((each) => each.nodeType === Node.TEXT_NODE && each.data.trim());
  const texts = [];
  for (const node of document.body.querySelectorAll("*")) {
    if (!node.checkVisibility() || isOff(node)) continue;
    if (hasText(node)) texts.push([node.textContent.trim(), contrast(node, getComputedStyle(node).color)]);
    if (node.placeholder) texts.push([node.placeholder, contrast(node, getComputedStyle(node, "::placeholder").color)]);
  }
  return { count: texts.length, low: texts.filter(([, value]) => value < 4.5) };
}
