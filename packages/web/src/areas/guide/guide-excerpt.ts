const BEFORE = 24;
const LENGTH = 120;

/**
 * One line of a section around the first word of a search that it contains.
 *
 * @example excerptOf("1. Open the trash.\n2. Click Restore.", "restore") // "1. Open the trash. 2. Click Restore."
 */
export const excerptOf = (text: string, question: string): string => {
  const line = text.replace(/\s+/g, " ");
  const lower = line.toLowerCase();
  const places = question
    .toLowerCase()
    .split(/[\s,.;:?!，。；：？！]+/)
    .flatMap((word) => {
      const at = word === "" ? -1 : lower.indexOf(word);
      return at < 0 ? [] : [at];
    });
  const start = Math.max(0, Math.min(...(places.length > 0 ? places : [0])) - BEFORE);
  const end = start + LENGTH;
  return `${start > 0 ? "…" : ""}${line.slice(start, end)}${end < line.length ? "…" : ""}`;
};
