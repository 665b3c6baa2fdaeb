/**
 * Pairwise identity of equally long rows, from 0 to 1: equal residues among the columns in which both have one;
 * letter case does not count. 0 where no column has both.
 *
 * @example identityMatrix(["ACGT", "AC-A"]) // [[1, 0.667], [0.667, 1]], rounded
 */
export const identityMatrix = (rows: readonly string[]): readonly (readonly number[])[] => {
  const upper = rows.map((row) => row.toUpperCase());
  return upper.map((row) => upper.map((other) => identityOf(row, other)));
};

const identityOf = (row: string, other: string): number => {
  let both = 0;
  let equal = 0;
  for (let column = 0; column < row.length; column++) {
    const letter = row[column];
    if (letter === "-" || letter === "." || other[column] === "-" || other[column] === ".") continue;
    both++;
    if (letter === other[column]) equal++;
  }
  return both === 0 ? 0 : equal / both;
};
