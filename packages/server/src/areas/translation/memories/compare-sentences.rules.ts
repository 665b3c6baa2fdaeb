import type { DifferencePart } from "@benchleaf/contract";

/** Longer sentences are compared as wholes: the table of a comparison grows with the square of their length. */
const MAX_WORDS = 600;

/** Words, numbers and single ideographs, each with the blanks behind it. */
const wordsOf = (text: string): string[] =>
  text.match(/(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+|[^\s])\s*/gu) ??
  [];

/** The lengths of the longest common sequences of all ends of both. */
const commonLengths = (one: readonly string[], other: readonly string[]): Uint16Array[] => {
  const table = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      table[i]![j] =
        one[i]!.trim() === other[j]!.trim()
          ? table[i + 1]![j + 1]! + 1
          : Math.max(table[i + 1]![j]!, table[i]![j + 1]!);
  return table;
};

/**
 * What a sentence adds to the one of the memory, and what it lacks, word by word.
 *
 * @example compareSentences("Add 5 mL", "Add 10 mL") // same "Add ", removed "5 ", added "10 ", same "mL"
 */
export const compareSentences = (before: string, after: string): DifferencePart[] => {
  const one = wordsOf(before);
  const other = wordsOf(after);
  const parts: DifferencePart[] = [];
  const add = (change: DifferencePart["change"], text: string): void => {
    const last = parts.at(-1);
    if (last?.change === change) parts[parts.length - 1] = { change, text: last.text + text };
    else parts.push({ change, text });
  };
  if (one.length > MAX_WORDS || other.length > MAX_WORDS)
    return before === after
      ? [{ change: "same", text: after }]
      : [
          { change: "removed", text: before },
          { change: "added", text: after },
        ];
  const table = commonLengths(one, other);
  let i = 0;
  let j = 0;
  while (i < one.length || j < other.length) {
    if (i < one.length && j < other.length && one[i]!.trim() === other[j]!.trim()) {
      add("same", other[j]!);
      i++;
      j++;
    } else if (j >= other.length || (i < one.length && table[i + 1]![j]! >= table[i]![j + 1]!)) {
      add("removed", one[i++]!);
    } else add("added", other[j++]!);
  }
  return parts;
};
