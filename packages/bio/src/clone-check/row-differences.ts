import type { Span } from "../range.ts";
import { codonBits } from "../translate/base-masks.ts";

/** One row of an alignment against its reference: bases, `-`, blanks where it does not reach. */
export interface CheckedRow {
  readonly id: string;
  readonly letters: string;
  /** Column of its first base; one across the origin of a circle continues at the left. */
  readonly firstColumn: number;
  /** A Phred quality a base as called, from there on; none where no one measured. */
  readonly qualities: readonly number[] | null;
  /** What a person decided, by column: the base as called, and what is there now. */
  readonly calls: readonly { readonly column: number; readonly from: string; readonly to: string }[];
}

/** A difference between a row and its reference. */
export interface RowDifference {
  readonly row: string;
  readonly kind: "substitution" | "insertion" | "deletion" | "mixed";
  /** First base of the reference that differs, from zero; an insertion is before it. */
  readonly position: number;
  readonly reference: string;
  readonly letters: string;
  /** Lowest Phred quality of the bases, of a deletion's neighbours; null if no one measured. */
  readonly quality: number | null;
  /** Whether a user has checked and accepted it. */
  readonly isAccepted: boolean;
  readonly columns: Span;
}

const bitsIn = (mask: number): number => [1, 2, 4, 8].filter((bit) => mask & bit).length;
const maskOf = (letter: string): number => codonBits[letter.charCodeAt(0)] ?? 0;

/**
 * Two bases in one call are a mixture when one of them is not the reference's; N and ambiguous codes do not count.
 */
const kindOf = (mine: string, theirs: string): "substitution" | "mixed" | null => {
  const [one, other] = [maskOf(mine), maskOf(theirs)];
  if (bitsIn(one) === 2) return (one & ~other) === 0 ? null : "mixed";
  return (one & other) === 0 ? "substitution" : null;
};

/** Columns of a row in the order of its bases, from its first to its last. */
export const columnsInOrder = ({ letters, firstColumn }: Pick<CheckedRow, "letters" | "firstColumn">) => {
  const order: number[] = [];
  for (let column = firstColumn; column < letters.length && letters[column] !== " "; column++)
    order.push(column);
  if (letters[letters.length - 1] === " ") return order;
  for (let column = 0; column < firstColumn && letters[column] !== " "; column++) order.push(column);
  return order;
};

/** The quality in each column, by the bases as they were called; null in gaps. */
export const qualityOfColumns = (row: CheckedRow): ReadonlyMap<number, number> => {
  const qualities = new Map<number, number>();
  if (row.qualities === null) return qualities;
  const called = new Map(row.calls.map(({ column, from }) => [column, from]));
  let index = 0;
  for (const column of columnsInOrder(row)) {
    const letter = called.get(column) ?? row.letters[column];
    if (letter !== "-") qualities.set(column, row.qualities[index++] ?? 0);
  }
  return qualities;
};

/**
 * Where a row differs from its reference, in the order of its bases. Adjacent gaps are one insertion or deletion;
 * gaps in both rows do not part them. A row that begins or ends beyond a linear reference adds nothing.
 *
 * @example rowDifferences("AC-GT", { id: "r", letters: " CTG ", firstColumn: 1, qualities: null, calls: [] }) // [{
 * kind: "insertion", position: 2, reference: "", letters: "T", … }]
 */
export const rowDifferences = (reference: string, row: CheckedRow): readonly RowDifference[] => {
  const positions = positionsOf(reference);
  const qualities = qualityOfColumns(row);
  const accepted = new Set(row.calls.map(({ column }) => column));
  const order = columnsInOrder(row).filter(
    (column) => reference[column] !== "-" || row.letters[column] !== "-",
  );
  const found: RowDifference[] = [];
  const typeAt = (index: number): RowDifference["kind"] | null => {
    const column = order[index];
    if (column === undefined) return null;
    const [mine, theirs] = [row.letters[column]!, reference[column]!];
    if (mine === "-") return "deletion";
    if (theirs === "-") return "insertion";
    return kindOf(mine, theirs);
  };
  for (let index = 0; index < order.length; ) {
    const kind = typeAt(index);
    let end = index + 1;
    if (kind === "deletion" || kind === "insertion") while (typeAt(end) === kind) end++;
    const isBeyond = kind === "insertion" && (index === 0 || end === order.length);
    if (kind !== null && !isBeyond) {
      const columns = order.slice(index, end);
      const near = kind === "deletion" ? [order[index - 1], order[end]] : columns;
      const measured = near.flatMap((column) => qualities.get(column ?? -1) ?? []);
      found.push({
        row: row.id,
        kind,
        position: positions[columns[0]!]!,
        reference: kind === "insertion" ? "" : columns.map((column) => reference[column]).join(""),
        letters: kind === "deletion" ? "" : columns.map((column) => row.letters[column]).join(""),
        quality: measured.length === 0 ? null : Math.min(...measured),
        isAccepted: columns.every((column) => accepted.has(column)),
        columns: { start: columns[0]!, end: columns.at(-1)! + 1 },
      });
    }
    index = end;
  }
  return found;
};

/** The base of the reference that is in each column, or the next one where it has a gap. */
export const positionsOf = (reference: string): Uint32Array => {
  const positions = new Uint32Array(reference.length + 1);
  let position = 0;
  for (let column = 0; column < reference.length; column++) {
    positions[column] = position;
    if (reference[column] !== "-" && reference[column] !== " ") position++;
  }
  positions[reference.length] = position;
  return positions;
};
