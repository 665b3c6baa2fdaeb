import type { Stretch } from "./genbank-sections.ts";
import { lineAt, lineEnd } from "./lines.ts";

/**
 * How a file lays out its numbered residues where it differs from GenBank: the width of the numbers, and whether a
 * blank ends every line or only a line of fewer than six full blocks, as old programs left it.
 */
const LAYOUTS = ["9", "9 every", "9 short", "10", "10 every", "8", "8 every"] as const;
const USUAL = "9";

/** The line of sixty residues that begins at `from`. */
export const printResidueLine = (bases: string, from: number, layout = USUAL): string => {
  const [width, trail] = layout.split(" ");
  const end = Math.min(bases.length, from + 60);
  let line = String(from + 1).padStart(Number(width));
  for (let at = from; at < end; at += 10) line += ` ${bases.slice(at, Math.min(at + 10, end))}`;
  const isShort = end - from < 60 && (end - from) % 10 === 0;
  return trail === "every" || (trail === "short" && isShort) ? `${line} ` : line;
};

/** The layout that reproduces the first and the last line; undefined for the usual one and unknown ones. */
export const residueLayout = (text: string, { from, to }: Stretch, bases: string): string | undefined => {
  if (bases === "") return undefined;
  let end = to;
  while (end > from && /\s/.test(text[end - 1]!) && text[end - 1] !== " ") end--;
  const first = lineAt(text, from, Math.min(lineEnd(text, from), to));
  const last = lineAt(text, Math.max(from, text.lastIndexOf("\n", end - 1) + 1), end);
  const lastFrom = Math.floor((bases.length - 1) / 60) * 60;
  const found = LAYOUTS.find(
    (layout) =>
      printResidueLine(bases, 0, layout) === first && printResidueLine(bases, lastFrom, layout) === last,
  );
  return found === USUAL ? undefined : found;
};
