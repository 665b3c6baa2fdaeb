import { matrixRows } from "../../data/matrices.ts";

/** The matrices on board. EDNAFULL is the name EMBOSS gives to NUC.4.4, and both know U. */
export type MatrixName = keyof typeof matrixRows | "EDNAFULL";

/** Scores of residue pairs, in points. `scores[i][j]` is for the i-th and the j-th of `letters`. */
export interface SubstitutionMatrix {
  readonly name: string;
  readonly kind: "nucleotide" | "protein";
  readonly letters: string;
  readonly scores: readonly (readonly number[])[];
}

/** Names of the matrices on board, proteins first. `matrixNames.includes("BLOSUM62")` is true. */
export const matrixNames: readonly MatrixName[] = [...(Object.keys(matrixRows) as MatrixName[]), "EDNAFULL"];

/**
 * A matrix on board by name, or null. Scores are as NCBI publishes them; BLOSUM62 is in half bits, BLOSUM80 in
 * thirds (BLAST+ has its own, rounded to half bits).
 *
 * @example substitutionMatrix("BLOSUM62")?.scores[0]?.[0] // 4, alanine with itself
 */
export const substitutionMatrix = (name: string): SubstitutionMatrix | null => {
  const key = name === "EDNAFULL" ? "NUC.4.4" : name;
  if (!Object.hasOwn(matrixRows, key)) return null;
  const { kind, letters, triangle } = matrixRows[key as keyof typeof matrixRows];
  const lower = triangle.split(",").map((row) => row.split(" ").map(Number));
  const scores = lower.map((_, i) => lower.map((_, j) => lower[Math.max(i, j)]?.[Math.min(i, j)] ?? 0));
  return { name, kind, letters, scores };
};

/**
 * The residue whose row scores a residue that a matrix does not have, or null. Nucleotides: U as T. Proteins, as NCBI
 * BLAST does: selenocysteine U as C; pyrrolysine O and J (leucine or isoleucine) as X.
 */
export const substituteResidue = (letter: string, kind: SubstitutionMatrix["kind"]): string | null => {
  if (kind === "nucleotide") return letter === "U" ? "T" : letter === "T" ? "U" : null;
  if (letter === "U") return "C";
  return letter === "O" || letter === "J" ? "X" : null;
};
