import { textWidth } from "./text-width.ts";

const NAME_SIZES = [17, 15, 13, 11] as const;
const MOST_LINES = 4;

/** A name in lines no wider than `room`, broken behind signs that part words, or anywhere; null if it needs more. */
const linesOf = (name: string, room: number, size: number, isParted: boolean): readonly string[] | null => {
  const lines: string[] = [];
  let rest = name.trim();
  while (rest !== "") {
    if (lines.length === MOST_LINES) return null;
    if (textWidth(rest, size) <= room) return [...lines, rest];
    let fits = 0;
    let parted = 0;
    for (const [index, letter] of [...rest].entries()) {
      const end = [...rest].slice(0, index + 1).join("");
      if (textWidth(end.trimEnd(), size) > room) break;
      fits = end.length;
      if (/[\s_\-.,+/:()|]/u.test(letter)) parted = end.length;
    }
    const at = isParted ? parted : parted >= fits / 3 ? parted || fits : fits;
    if (at === 0) return null;
    lines.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return lines;
};

/** The whole name as it fits into a box, as large as it may be; null if it does not fit whole. */
export const wholeName = (
  name: string,
  room: number,
  height: number,
): { readonly lines: readonly string[]; readonly size: number } | null => {
  for (const isParted of [true, false])
    for (const size of NAME_SIZES) {
      const lines = linesOf(name, room, size, isParted);
      if (lines && lines.length > 0 && (lines.length === 1 || lines.length * size * 1.15 <= height + size))
        return { lines, size };
    }
  return null;
};
