import type { PageNode } from "./page-nodes.ts";
import { blocksOf, type PageBlock } from "./page-text.ts";

/** A stretch of words that both texts have, or only one of them. */
export interface WordRun {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
}

/** A block of one page or both, in the order of reading. */
export interface ComparedBlock {
  readonly kind: "same" | "changed" | "added" | "removed";
  readonly before: PageBlock | null;
  readonly after: PageBlock | null;
  /** The words of a changed block; empty if only its look has changed. */
  readonly words: readonly WordRun[];
}

/** Larger comparison tables would take too long; beyond this size, everything counts as changed. */
const MOST_CELLS = 4_000_000;

/** Words, blanks, signs, and each Chinese character by itself. */
const wordsIn = (text: string): string[] =>
  text.match(/[\u3400-\u9fff\uf900-\ufaff]|[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];

/** Pairs of places that belong together, by the longest common subsequence. */
const commonPairs = <T>(
  before: readonly T[],
  after: readonly T[],
  isSame: (a: T, b: T) => boolean,
): [number, number][] => {
  let start = 0;
  while (start < Math.min(before.length, after.length) && isSame(before[start]!, after[start]!)) start += 1;
  let end = 0;
  while (
    end < Math.min(before.length, after.length) - start &&
    isSame(before[before.length - 1 - end]!, after[after.length - 1 - end]!)
  )
    end += 1;
  const pairs: [number, number][] = Array.from({ length: start }, (_, index) => [index, index]);
  const [rows, columns] = [before.length - start - end, after.length - start - end];
  if (rows > 0 && columns > 0 && rows * columns <= MOST_CELLS) {
    const width = columns + 1;
    const lengths = new Uint32Array((rows + 1) * width);
    for (let row = rows - 1; row >= 0; row -= 1)
      for (let column = columns - 1; column >= 0; column -= 1)
        lengths[row * width + column] = isSame(before[start + row]!, after[start + column]!)
          ? lengths[(row + 1) * width + column + 1]! + 1
          : Math.max(lengths[(row + 1) * width + column]!, lengths[row * width + column + 1]!);
    for (let row = 0, column = 0; row < rows && column < columns; ) {
      if (isSame(before[start + row]!, after[start + column]!)) {
        pairs.push([start + row, start + column]);
        row += 1;
        column += 1;
      } else if (lengths[(row + 1) * width + column]! >= lengths[row * width + column + 1]!) row += 1;
      else column += 1;
    }
  }
  for (let index = end; index > 0; index -= 1) pairs.push([before.length - index, after.length - index]);
  return pairs;
};

/**
 * Which words went and which came.
 *
 * @example compareWords("at 37 °C", "at 42 °C")
 * // same "at ", removed "37", added "42", same " °C"
 */
export const compareWords = (before: string, after: string): WordRun[] => {
  const [left, right] = [wordsIn(before), wordsIn(after)];
  const runs: { kind: WordRun["kind"]; text: string }[] = [];
  const add = (kind: WordRun["kind"], text: string): void => {
    const last = runs.at(-1);
    if (text === "") return;
    if (last?.kind === kind) last.text += text;
    else runs.push({ kind, text });
  };
  let [at, to] = [0, 0];
  for (const [one, other] of [
    ...commonPairs(left, right, (a, b) => a === b),
    [left.length, right.length] as const,
  ]) {
    add("removed", left.slice(at, one).join(""));
    add("added", right.slice(to, other).join(""));
    add("same", left[one] ?? "");
    at = one + 1;
    to = other + 1;
  }
  return runs;
};

const written = ({ node }: PageBlock): string => JSON.stringify(node);

/**
 * Compares two pages block by block. Blocks are matched by their ids, or by their text if the ids differ (two
 * documents); changes within a block are given word by word.
 */
export const comparePages = (before: PageNode, after: PageNode): ComparedBlock[] => {
  const [left, right] = [blocksOf(before), blocksOf(after)];
  const pairs = commonPairs(left, right, (a, b) => a.id === b.id || (a.text !== "" && a.text === b.text));
  const compared: ComparedBlock[] = [];
  let [at, to] = [0, 0];
  for (const [one, other] of [...pairs, [left.length, right.length] as const]) {
    for (const block of left.slice(at, one))
      compared.push({
        kind: "removed",
        before: block,
        after: null,
        words: [{ kind: "removed", text: block.text }],
      });
    for (const block of right.slice(to, other))
      compared.push({
        kind: "added",
        before: null,
        after: block,
        words: [{ kind: "added", text: block.text }],
      });
    const [a, b] = [left[one], right[other]];
    if (a !== undefined && b !== undefined) {
      const isSame = a.text === b.text && (written(a) === written(b) || a.id !== b.id);
      compared.push({
        kind: isSame ? "same" : "changed",
        before: a,
        after: b,
        words: isSame || a.text === b.text ? [] : compareWords(a.text, b.text),
      });
    }
    at = one + 1;
    to = other + 1;
  }
  return compared;
};
