const widths = (() => {
  const ems = new Float32Array(128).fill(0.6);
  const set = (letters: string, width: number) => {
    for (const letter of letters) ems[letter.charCodeAt(0)] = width;
  };
  set("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 0.7);
  set("mwMW@%", 0.95);
  set("iIl.,:;'|!()[] fjtr-", 0.4);
  return ems;
})();

/**
 * A cautious guess at the width of text in a sans-serif face, in the unit of `fontSize`. Drawing needs it before
 * there is a document to measure in; a guess that is a little wide only leaves a little air.
 */
export const textWidth = (text: string, fontSize: number): number => {
  let ems = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // Halves of residues beyond the first plane count half each.
    ems += widths[code] ?? (code < 0x1100 ? 0.6 : code >= 0xd800 && code <= 0xdfff ? 0.51 : 1.02);
  }
  return ems * fontSize;
};

/** Of bold letters: they are that much wider. */
export const BOLD_WIDTH = 1.14;

/** `text`, cut with an ellipsis to `width`; empty when not even two letters fit. */
export const clipText = (text: string, width: number, fontSize: number): string => {
  if (textWidth(text, fontSize) <= width) return text;
  const letters = [...text];
  let room = width - fontSize;
  let kept = 0;
  while (kept < letters.length) {
    room -= textWidth(letters[kept] ?? "", fontSize);
    if (room < 0) break;
    kept += 1;
  }
  return kept < 2 ? "" : `${letters.slice(0, kept).join("").trimEnd()}…`;
};
