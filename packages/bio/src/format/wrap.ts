/** Whether a line may begin at a place of the text. */
type MayBegin = (at: number) => boolean;

/**
 * Breaks a text into lines of at most `width` characters at single spaces, which are swallowed. A word longer than a
 * line is on lines of its own, cut at the full width; {@link unwrapLines} knows such a cut by its full line without a
 * space. A line may run over when breaking it would be mistaken for such a cut, or where no line may begin.
 *
 * @example wrapText("one two three", 8) // ["one two", "three"]
 */
export const wrapText = (text: string, width: number, mayBegin: MayBegin = () => true): string[] => {
  const lines: string[] = [];
  let from = 0;
  while (text.length - from > width) {
    const cut = breakBefore(text, from, width, mayBegin);
    lines.push(text.slice(from, cut.end));
    from = cut.next;
  }
  if (from < text.length || lines.length === 0) lines.push(text.slice(from));
  return lines;
};

/** Where a line that begins at `from` ends, and where the next one begins. */
const breakBefore = (
  text: string,
  from: number,
  width: number,
  mayBegin: MayBegin,
): { end: number; next: number } => {
  const isPlace = (at: number): boolean =>
    isBreak(text, at) && !isFullWord(text, from, at, width) && mayBegin(at + 1);
  for (let at = from + width; at > from; at--) {
    if (isPlace(at)) return { end: at, next: at + 1 };
  }
  let end = from + width;
  while (end < text.length && !mayBegin(end)) end++;
  if (!text.slice(from, end + 1).includes(" ")) return { end, next: end };
  for (let at = from + width; at < text.length; at++) {
    if (isPlace(at)) return { end: at, next: at + 1 };
  }
  return { end: text.length, next: text.length };
};

/** A space between two other characters: doubled spaces would not come back. */
const isBreak = (text: string, at: number): boolean =>
  text[at] === " " && at + 1 < text.length && text[at + 1] !== " " && text[at - 1] !== " ";

const isFullWord = (text: string, from: number, at: number, width: number): boolean =>
  at - from >= width && !text.slice(from, at).includes(" ");

/**
 * Puts wrapped lines together: with a space, or without one where a line is full and holds no space, for that
 * is how flat files cut long words. `isSpaced` false joins bare, as `/translation` is.
 *
 * @example unwrapLines(["one two", "three"], 8) // "one two three"
 */
export const unwrapLines = (lines: readonly string[], width: number, isSpaced = true): string => {
  let text = lines[0] ?? "";
  for (let index = 1; index < lines.length; index++) {
    const before = lines[index - 1]!;
    const isCut = before.length >= width && !before.includes(" ");
    text += isSpaced && !isCut && before !== "" ? ` ${lines[index]}` : lines[index];
  }
  return text;
};

/** Cuts a text without regard to words. `cutText("ABCDE", 2)` is `["AB", "CD", "E"]`. */
export const cutText = (text: string, width: number): string[] => {
  const lines: string[] = [];
  for (let from = 0; from < text.length; from += width) lines.push(text.slice(from, from + width));
  return lines.length === 0 ? [""] : lines;
};
