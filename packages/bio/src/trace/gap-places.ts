/** Two rows of an alignment, equally long, with `-` for gaps. */
export interface Rows {
  readonly referenceRow: string;
  readonly readRow: string;
}

/**
 * The same alignment with every gap as far left as possible without changing what pairs: a lost base of a homopolymer
 * is then its first, whichever strand was read. This is how variants are written (VCF 4.3, after Tan et al. 2015,
 * doi:10.1093/bioinformatics/btv112).
 *
 * @example shiftGapsLeft({ referenceRow: "CAAAT", readRow: "CAA-T" }) // readRow "C-AAT"
 */
export const shiftGapsLeft = ({ referenceRow, readRow }: Rows): Rows => {
  const reference = [...referenceRow];
  const read = [...readRow];
  for (let column = 0; column < reference.length; column++) {
    if (read[column] === "-") shiftRun(read, reference, column);
    else if (reference[column] === "-") shiftRun(reference, read, column);
  }
  return { referenceRow: reference.join(""), readRow: read.join("") };
};

/** Moves the gap in `row` that begins at `from`; `other` has bases there. */
const shiftRun = (row: string[], other: readonly string[], from: number): void => {
  let start = from;
  if (row[start - 1] === "-") return;
  let end = start;
  while (row[end] === "-") end++;
  while (start > 0 && row[start - 1] !== "-" && other[start - 1] === other[end - 1]) {
    if (row[start - 1] !== other[start - 1]) return;
    start--;
    end--;
    row[end] = row[start]!;
    row[start] = "-";
  }
};
