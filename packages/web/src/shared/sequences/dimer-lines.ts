/** Two oligos as they pair: the first 5' to 3', bars between pairs, the second 3' to 5'; all of one length. */
export interface DimerLines {
  readonly top: string;
  readonly bars: string;
  readonly bottom: string;
}

/**
 * A drawing of a dimer from the dot-bracket notation of its pairs; `-` is inserted where one strand has a loop that
 * the other lacks.
 *
 * @example dimerLines("AACGT", "ACG", "..(((&)))") // { top: "AACGT", bars: " |||", bottom: " GCA" }
 */
export const dimerLines = (first: string, second: string, structure: string): DimerLines => {
  const [left = "", right = ""] = structure.split("&");
  const lower = [...second].reverse().join("");
  const above = [...left].flatMap((sign, at) => (sign === "(" ? [at] : []));
  const below = [...right].reverse().flatMap((sign, at) => (sign === ")" ? [at] : []));
  const lines = { top: "", bars: "", bottom: "" };
  let up = 0;
  let down = 0;
  const run = (top: string, bottom: string, pad: "start" | "loop" | "end") => {
    const width = Math.max(top.length, bottom.length);
    const fit = (letters: string) =>
      pad === "start" ? letters.padStart(width) : letters.padEnd(width, pad === "loop" ? "-" : " ");
    lines.top += fit(top);
    lines.bottom += fit(bottom);
    lines.bars += " ".repeat(width);
  };
  for (const [index, at] of above.entries()) {
    const under = below[index] ?? down;
    run(first.slice(up, at), lower.slice(down, under), index === 0 ? "start" : "loop");
    lines.top += first[at] ?? "";
    lines.bottom += lower[under] ?? "";
    lines.bars += "|";
    up = at + 1;
    down = under + 1;
  }
  run(first.slice(up), lower.slice(down), "end");
  return lines;
};
