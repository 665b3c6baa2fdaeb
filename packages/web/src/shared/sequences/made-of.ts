import type { Lineage, LineagePart, MoleculeEnds, Strand } from "@benchleaf/bio";
import type { Making } from "@benchleaf/contract";

/** A range of a planned molecule, with its name at that time. */
export interface MadePart {
  readonly of: string;
  readonly start: number;
  readonly end: number;
  readonly strand: Strand;
  /** Residues of the molecule: on a circle `end` may be beyond its size. */
  readonly size: number;
}

const turned = (strand: Strand, by: Strand): Strand => (strand === by ? 1 : -1);

const leavesOf = ({ from, start, end, strand }: LineagePart): MadePart[] => {
  if (from.kind === "input") return [{ of: from.name, start, end, strand, size: from.length }];
  const inside = from.parts.flatMap(leavesOf);
  const read = strand === 1 ? inside : inside.toReversed();
  return read.map((one) => ({ ...one, strand: turned(one.strand, strand) }));
};

/** The stretches that a product was made of, through the steps between. */
export const partsOf = (lineage: Lineage): MadePart[] =>
  lineage.kind === "input" ? [] : lineage.parts.flatMap(leavesOf);

/** The ends of a linear product in the format of its origin; null for a circle. */
export const madeEnds = (ends: MoleculeEnds | null): Making["ends"] =>
  ends && {
    left: { kind: ends.left.kind, bases: ends.left.bases },
    right: { kind: ends.right.kind, bases: ends.right.bases },
  };
