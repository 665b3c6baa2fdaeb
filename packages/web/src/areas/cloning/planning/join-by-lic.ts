import { assemble, reverseComplement } from "@benchleaf/bio";
import { amplifiedPiece, designTailed } from "./amplify-pieces.ts";
import { type JoinResult, nothing } from "./join-molecules.ts";
import { chosen } from "./ligate-pieces.ts";
import { stretchOf } from "./make-products.ts";
import { type BenchMolecule, conflictOf, cutPiece } from "./prepared-plasmid.ts";
import { type ReadyPiece, readPiece } from "./ready-piece.ts";

/** Single strands shorter than this do not hold without ligase (Aslanidis and de Jong 1990: 12). */
const MIN_OVERHANG = 10;
/** What the primers of an amplified vector bring at its end and its beginning: the ends of pMCSG7 (Stols et al. 2002). */
const LIC_END = "TACTTCCAATCCAAT";
const LIC_BEGINNING = "ATTGGAAGTGGATAA";

/**
 * Ligation-independent cloning: T4 polymerase with dGTP chews the vector's 3' ends back to the first G, with dCTP those of
 * the insert to the first C. The insert's primers bring the vector's single strands, and a G and a C that stop the enzyme
 * where the stretch has none.
 */
export const byLic = (molecules: readonly BenchMolecule[]): JoinResult => {
  const [vector, insert, ...more] = molecules;
  if (!vector || !insert || more.length > 0)
    return nothing([
      conflictOf(
        "one-insert",
        more.map(({ plasmid }) => plasmid.id),
      ),
    ]);
  const isAmplified = vector.plasmid.plasmidConfig.bindType !== "enzyme";
  const opened = isAmplified ? null : openedVector(vector);
  if (opened && "conflict" in opened) return nothing([opened.conflict]);
  const ends = opened ? singleStrands(readPiece(opened.piece).letters, opened.piece) : amplifiedEnds;
  const least = Math.min(ends.end.length, ends.beginning.length);
  if (least < MIN_OVERHANG) return nothing([conflictOf("lic-ends", [vector.plasmid.id], { count: least })]);
  const { primers, conflicts } = designTailed(molecules, [
    isAmplified ? vectorTails(brought(vector), ends) : null,
    insertTails(brought(insert), ends),
  ]);
  const before = { primers, conflicts, enzymes: [], amplicons: {} as Record<string, number> };
  const pieces: ReadyPiece[] = [];
  for (const molecule of molecules) {
    if (molecule === vector && opened) {
      pieces.push(opened.piece);
      continue;
    }
    const made = amplifiedPiece(molecule, primers, []);
    if ("conflict" in made) return { ...before, products: [], conflicts: [...conflicts, made.conflict] };
    before.amplicons[molecule.plasmid.id] = made.length;
    pieces.push({ ...made.piece, treatments: [] });
  }
  const result = assemble(
    "lic",
    pieces.map(({ input, ends: given }) => ({ ...input, ends: given })),
    { circularOnly: true, minOverlap: MIN_OVERHANG },
  );
  const [vectorLetters, insertLetters] = pieces.map((piece) => readPiece(piece).letters);
  const { length } = ends.end;
  const inside = insertLetters!.slice(length, insertLetters!.length - ends.beginning.length);
  return chosen(molecules, result, vectorLetters! + inside, before);
};

const brought = (molecule: BenchMolecule): string => {
  const { lead, trail } = molecule.plasmid.plasmidConfig;
  return lead + stretchOf(molecule) + trail;
};

const openedVector = (vector: BenchMolecule) => {
  const { strand, enzymes } = vector.plasmid.plasmidConfig;
  const cut = cutPiece(vector, enzymes);
  if ("conflict" in cut) return cut;
  const { record, ends, lineage } = cut.piece;
  if (!ends || ends.left.kind === "3'-overhang" || ends.right.kind === "3'-overhang")
    return { conflict: conflictOf("lic-ends", [vector.plasmid.id], { count: 0 }) };
  return { piece: { input: { record, ends, lineage }, ends, strand, treatments: [] } };
};

/** What T4 polymerase leaves single at the ends of a vector, as the product reads: behind it and before it. */
interface SingleStrands {
  readonly end: string;
  readonly beginning: string;
}
const amplifiedEnds: SingleStrands = { end: LIC_END, beginning: LIC_BEGINNING };

const singleStrands = (letters: string, piece: ReadyPiece): SingleStrands => {
  const { left, right } = readPiece(piece);
  const lastG = letters.lastIndexOf("G", letters.length - right.letters.length - 1);
  const firstC = letters.indexOf("C", left.letters.length);
  return {
    end: lastG < 0 ? "" : letters.slice(lastG + 1),
    beginning: firstC < 0 ? "" : letters.slice(0, firstC),
  };
};

const insertTails = (stretch: string, { end, beginning }: SingleStrands) => ({
  forward: end + (stretch.startsWith("G") ? "" : "G"),
  reverse: reverseComplement((stretch.endsWith("C") ? "" : "C") + beginning, "dna"),
});

const vectorTails = (stretch: string, { end, beginning }: SingleStrands) => ({
  forward: beginning + (stretch.startsWith("C") ? "" : "C"),
  reverse: reverseComplement((stretch.endsWith("G") ? "" : "G") + end, "dna"),
});
