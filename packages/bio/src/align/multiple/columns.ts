/**
 * How often each residue is in each column of equally long rows. `-` and `.` are gaps; where a row has a blank it
 * does not reach, and is not counted there.
 */
interface ColumnCounts {
  readonly width: number;
  /** `SLOTS` a column: A to Z, then anything else. */
  readonly letters: Uint32Array;
  /** Rows that reach each column. */
  readonly reach: Uint32Array;
  readonly isNucleic: boolean;
}

const SLOTS = 27;
const CODE_OF_A = 65;
const BLANK = 32;
const isGap = (code: number): boolean => code === 45 || code === 46;
const letterOf = (slot: number): string => (slot === SLOTS - 1 ? "*" : String.fromCharCode(CODE_OF_A + slot));
const slotOf = (code: number): number => {
  const upper = code >= 97 && code <= 122 ? code - 32 : code;
  return upper >= CODE_OF_A && upper < CODE_OF_A + SLOTS - 1 ? upper - CODE_OF_A : SLOTS - 1;
};

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
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const letters = new Uint32Array(width * SLOTS);
  const reach = new Uint32Array(width);
  for (const row of rows) {
    for (let column = 0; column < row.length; column++) {
      const code = row.charCodeAt(column);
      if (code === BLANK) continue;
      reach[column]!++;
      if (!isGap(code)) letters[column * SLOTS + slotOf(code)]!++;
    }
  }
  return { width, letters, reach, isNucleic: isNucleic(letters) };
};

const NUCLEIC_SLOTS = new Set([..."ACGTU", ...BASES_OF.keys()].map((letter) => slotOf(letter.charCodeAt(0))));

const isNucleic = (letters: Uint32Array): boolean => {
  for (let at = 0; at < letters.length; at++)
    if (letters[at]! > 0 && !NUCLEIC_SLOTS.has(at % SLOTS)) return false;
  return true;
};

/** The residues of a column with their counts. */
const countsOf = ({ letters }: ColumnCounts, column: number): readonly (readonly [string, number])[] => {
  const found: [string, number][] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    const count = letters[column * SLOTS + slot]!;
    if (count > 0) found.push([letterOf(slot), count]);
  }
  return found;
};

const sumOf = (counts: readonly (readonly [string, number])[]): number =>
  counts.reduce((sum, [, count]) => sum + count, 0);

/**
 * The consensus of equally long rows, one residue per column. The most frequent residues are used until they make up
 * `threshold` of the column's residues (0 to 1, half by default): a single one represents itself, several bases their
 * IUPAC code, several amino acids X. A column with gaps in more than half of the rows that cover it gives `-`; a row
 * does not cover a column in which it has a blank.
 *
 * @example consensusOf(["ACGT", "ACGA", "AC-A"]) // "ACGA"
 * @example consensusOf(["ACGT", "ACGA"], 0.9) // "ACGW"
 */
export const consensusOf = (rows: readonly string[], threshold = 0.5): string => {
  const counted = countColumns(rows);
  let consensus = "";
  for (let column = 0; column < counted.width; column++)
    consensus += consensusLetter(
      countsOf(counted, column),
      counted.reach[column]!,
      threshold,
      counted.isNucleic,
    );
  return consensus;
};

const consensusLetter = (
  counts: readonly (readonly [string, number])[],
  rows: number,
  threshold: number,
  isNucleic: boolean,
): string => {
  const total = sumOf(counts);
  if (total === 0 || 2 * total < rows) return "-";
  const ranked = counts.toSorted(([x, p], [y, q]) => q - p || (x < y ? -1 : 1));
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
 * How conserved each column is, from 0 to 1: the information of its residues (2 bits of 4 bases, 4.3 bits of 20 amino
 * acids at most; Schneider and Stephens 1990, doi:10.1093/nar/18.20.6097, without the small-sample correction) as a
 * share of the most there can be, times the share of rows that have a residue among those that reach the column.
 *
 * @example conservationOf(["AC", "AG", "AT", "AA"]) // [1, 0]
 */
export const conservationOf = (rows: readonly string[]): readonly number[] => {
  const counted = countColumns(rows);
  const mostBits = Math.log2(counted.isNucleic ? 4 : 20);
  return Array.from({ length: counted.width }, (_, column) => {
    const counts = countsOf(counted, column);
    const total = sumOf(counts);
    if (total === 0) return 0;
    const entropy = counts.reduce((sum, [, count]) => sum - (count / total) * Math.log2(count / total), 0);
    return (Math.max(0, mostBits - entropy) / mostBits) * (total / counted.reach[column]!);
  });
};
