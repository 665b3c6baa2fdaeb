/**
 * A cautious guess at the width of text in a sans-serif face, in the unit of `fontSize`. Drawing needs it before
 * there is a document to measure in; a guess that is a little wide only leaves a little air.
 */
export const textWidth = (text: string, fontSize: number): number => {
  let ems = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (code >= 0x1100) ems += 1.02;
    else if ("iIl.,:;'|!()[] fjtr-".includes(letter)) ems += 0.4;
    else if ("mwMW@%".includes(letter)) ems += 0.95;
    else if (letter >= "A" && letter <= "Z") ems += 0.7;
    else ems += 0.6;
  }
  return ems * fontSize;
};

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
