import {
  type AssemblyFragment,
  type EndTreatment,
  type MoleculeEnds,
  reverseComplement,
  type SequenceRecord,
  type Strand,
  treatMolecule,
} from "@benchleaf/bio";
import { type EndShape, shapeOf } from "./end-shapes.ts";

/** A linear molecule as used in a ligation. */
export interface ReadyPiece {
  readonly input: Extract<AssemblyFragment, { readonly record: SequenceRecord }>;
  readonly ends: MoleculeEnds;
  /** -1 where the product reads its other strand. */
  readonly strand: Strand;
  /** What is done to its ends before it is ligated, the first first. */
  readonly treatments: readonly Omit<EndTreatment, "fragment">[];
}

/** Bases and ends of a piece after its treatments, as the product reads. */
export interface ReadPiece {
  readonly letters: string;
  readonly left: EndShape;
  readonly right: EndShape;
  /** Whether the 5' ends carry phosphates. */
  readonly phosphates: { readonly left: boolean; readonly right: boolean };
}

const turned = ({ kind, letters }: EndShape): EndShape => ({
  kind,
  letters: reverseComplement(letters, "dna"),
});

/** @example readPiece(cutWithEcoRIAndBamHI).left // { kind: "5'-overhang", letters: "AATT" } */
export const readPiece = ({ input, ends, strand, treatments }: ReadyPiece): ReadPiece => {
  const bare: SequenceRecord = { ...input.record, features: [], primers: [] };
  const treated = treatments.reduce(
    (molecule, { treatment, nucleotides }) => treatMolecule(molecule, treatment, nucleotides),
    { record: bare, ends } as Parameters<typeof treatMolecule>[0],
  );
  const letters = treated.record.sequence.toUpperCase();
  const after = treated.ends ?? ends;
  const [left, right] = [shapeOf(after.left, "left"), shapeOf(after.right, "right")];
  const [first, last] = [after.left.hasPhosphate, after.right.hasPhosphate];
  return strand === 1
    ? { letters, left, right, phosphates: { left: first, right: last } }
    : {
        letters: reverseComplement(letters, "dna"),
        ...{ left: turned(right), right: turned(left), phosphates: { left: last, right: first } },
      };
};

/** The circle that pieces make one after another, each overhang once. */
export const circleOf = (pieces: readonly ReadPiece[]): string =>
  pieces.map(({ letters, right }) => letters.slice(0, letters.length - right.letters.length)).join("");
