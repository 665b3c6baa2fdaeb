import type { AlignedRead } from "../trace/place-read.ts";

type Placed = Pick<AlignedRead, "referenceSpan" | "referenceRow" | "readRow">;

/** A read's row over all columns: `-` for a gap, a blank where it does not reach. */
export interface ReadRow {
  readonly letters: string;
  /** Column of its first base; a read across the origin continues at the left. */
  readonly firstColumn: number;
  /** Bases shown: those of a read that runs round a circle more than once end before it meets itself. */
  readonly count: number;
}

/** Several reads on one reference, all rows equally long. */
export interface AlignedReads {
  readonly reference: string;
  readonly rows: readonly ReadRow[];
}

/** Widest run of bases that any read has before each base of the reference; the last entry is after its end. */
const widestInsertions = (size: number, reads: readonly Placed[], isCircular: boolean): Uint32Array => {
  const widest = new Uint32Array(size + 1);
  for (const { referenceSpan, referenceRow } of reads) {
    let along = referenceSpan.start;
    let run = 0;
    for (const letter of referenceRow) {
      if (letter === "-") {
        run++;
        const place = isCircular ? along % size : along;
        widest[place] = Math.max(widest[place]!, run);
      } else {
        along++;
        run = 0;
      }
    }
  }
  return widest;
};

interface Columns {
  readonly size: number;
  readonly total: number;
  readonly isCircular: boolean;
  readonly widest: Uint32Array;
  /** Column of each base of the reference; the last entry is after its end. */
  readonly ofLetter: Uint32Array;
}

const layRow = ({ referenceSpan, referenceRow, readRow }: Placed, columns: Columns): ReadRow => {
  const { size, isCircular, widest, ofLetter } = columns;
  const cells = Array.from({ length: columns.total }, () => " ");
  let [along, run, count, firstColumn] = [0, 0, 0, -1];
  for (let index = 0; index < readRow.length; index++) {
    const isInserted = referenceRow[index] === "-";
    if (along >= size && !isInserted) break;
    const position = referenceSpan.start + along;
    const place = isCircular ? position % size : position;
    const column = ofLetter[place]! - (isInserted ? widest[place]! - run : 0);
    const letter = readRow[index]!;
    cells[column] = letter;
    if (letter !== "-") count++;
    if (letter !== "-" && firstColumn < 0) firstColumn = column;
    if (isInserted) {
      run++;
      continue;
    }
    // Columns that other reads opened before this base are gaps here, within the row.
    if (index > 0) for (let gap = column - widest[place]! + run; gap < column; gap++) cells[gap] = "-";
    along++;
    run = 0;
  }
  return { letters: cells.join(""), firstColumn: Math.max(0, firstColumn), count };
};

/**
 * The rows of several reads under their reference, one letter of it a column, with columns for what reads have between.
 *
 * @example
 * layReads("ACGT", [{ referenceSpan: { start: 1, length: 2 }, referenceRow: "C-G", readRow: "CTG" }], false)
 * // { reference: "AC-GT", rows: [{ letters: " CTG ", firstColumn: 1, count: 3 }] }
 */
export const alignReadsToReference = (
  reference: string,
  reads: readonly Placed[],
  isCircular: boolean,
): AlignedReads => {
  const size = reference.length;
  const widest = widestInsertions(size, reads, isCircular);
  const ofLetter = new Uint32Array(size + 1);
  let opened = 0;
  for (let position = 0; position <= size; position++) {
    opened += widest[position]!;
    ofLetter[position] = opened + position;
  }
  const columns = { size, total: size + opened, isCircular, widest, ofLetter };
  const row: string[] = [];
  for (let position = 0; position < size; position++)
    row.push("-".repeat(widest[position]!), reference[position]!);
  row.push("-".repeat(widest[size]!));
  return { reference: row.join(""), rows: reads.map((read) => layRow(read, columns)) };
};
