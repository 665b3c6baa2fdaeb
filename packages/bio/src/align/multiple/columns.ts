/** How often each upper-case letter stands in each column of equally long rows; `-` and `.` are gaps. */
interface ColumnCounts {
  readonly rows: number;
  readonly columns: readonly ReadonlyMap<string, number>[];
  readonly isNucleic: boolean;
}

const GAPS = new Set(["-", "."]);
const CODES: Readonly<Record<string, string>> = {
  A: "A",
  C: "C",
  G: "G",
  T: "T",
  AG: "R",
  CT: "Y",
  CG: "S",
  AT: "W",
  GT: "K",
  AC: "M",
  CGT: "B",
  AGT: "D",
  ACT: "H",
  ACG: "V",
  ACGT: "N",
};
const BASES_OF = new Map(Object.entries(CODES).map(([bases, code]) => [code, bases]));

const countColumns = (rows: readonly string[]): ColumnCounts => {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, () => new Map<string, number>());
  let isNucleic = true;
  for (const row of rows) {
    for (const [column, letter] of [...row.toUpperCase()].entries()) {
      if (GAPS.has(letter)) continue;
      isNucleic &&= letter === "U" || BASES_OF.has(letter);
      const counts = columns[column];
      counts?.set(letter, (counts.get(letter) ?? 0) + 1);
    }
  }
  return { rows: rows.length, columns, isNucleic };
};

/**
 * The consensus of equally long rows, one letter a column. The commonest letters are taken until they make up
 * `threshold` of the column's letters (0 to 1, half unless told): one letter stands for itself, several bases for
 * their IUPAC code, several amino acids for X. A column in which more than half of the rows have gaps gives `-`.
 *
 * @example consensusOf(["ACGT", "ACGA", "AC-A"]) // "ACGA"
 * @example consensusOf(["ACGT", "ACGA"], 0.9) // "ACGW"
 */
export const consensusOf = (rows: readonly string[], threshold = 0.5): string => {
  const { columns, isNucleic } = countColumns(rows);
  return columns.map((counts) => consensusLetter(counts, rows.length, threshold, isNucleic)).join("");
};

const consensusLetter = (
  counts: ReadonlyMap<string, number>,
  rows: number,
  threshold: number,
  isNucleic: boolean,
): string => {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (2 * total < rows) return "-";
  const ranked = [...counts].sort(([x, p], [y, q]) => q - p || (x < y ? -1 : 1));
  const taken: string[] = [];
  let share = 0;
  for (const [letter, count] of ranked) {
    if (taken.length > 0 && share >= threshold * total) break;
    taken.push(letter);
    share += count;
  }
  if (taken.length === 1) return taken[0] as string;
  return isNucleic ? codeOfBases(taken) : "X";
};

const codeOfBases = (letters: readonly string[]): string => {
  const bases = letters.flatMap((letter) => [...(BASES_OF.get(letter === "U" ? "T" : letter) ?? "")]);
  return CODES[[...new Set(bases)].sort().join("")] ?? "N";
};

/**
 * How conserved each column is, from 0 to 1: the information of its letters (2 bits of 4 bases, 4.3 bits of 20 amino
 * acids at most; Schneider and Stephens 1990, doi:10.1093/nar/18.20.6097, without the small-sample correction) as a
 * share of the most there can be, times the share of rows that have a letter.
 *
 * @example conservationOf(["AC", "AG", "AT", "AA"]) // [1, 0]
 */
export const conservationOf = (rows: readonly string[]): readonly number[] => {
  const { columns, isNucleic } = countColumns(rows);
  const mostBits = Math.log2(isNucleic ? 4 : 20);
  return columns.map((counts) => {
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (total === 0) return 0;
    const entropy = [...counts.values()].reduce(
      (sum, count) => sum - (count / total) * Math.log2(count / total),
      0,
    );
    return (Math.max(0, mostBits - entropy) / mostBits) * (total / rows.length);
  });
};
