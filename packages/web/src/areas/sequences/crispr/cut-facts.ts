import {
  type CutOutcomes,
  cutOutcomes,
  type PairOutcome,
  pairOutcome,
  type SequenceRecord,
  writeGenBank,
} from "@benchleaf/bio";
import type { CrisprGuide } from "@benchleaf/contract";

type Molecule = Pick<SequenceRecord, "sequence" | "topology">;
type CutGuide = Pick<CrisprGuide, "cutTop" | "cutBottom" | "strand">;

const isBlunt = ({ cutTop, cutBottom }: Pick<CutGuide, "cutTop" | "cutBottom">): boolean =>
  cutTop === cutBottom;

/** What repair without a template leaves; null for an enzyme that does not cut blunt, of which nothing is known. */
export const outcomesOf = (guide: CutGuide, { sequence, topology }: Molecule): CutOutcomes | null =>
  isBlunt(guide) ? cutOutcomes(sequence, guide, topology) : null;

export interface PairFacts extends PairOutcome {
  readonly lost: number;
  /** Of the deletion, where it would not change the frame of a protein. */
  readonly isInFrame: boolean;
}

/**
 * Products of cutting at two guides; null if one does not cut blunt, or both cut at the same position. On a circle,
 * the fragment goes from the cut of the first along the top strand to that of the second.
 */
export const pairFacts = (
  first: CutGuide,
  second: CutGuide,
  { sequence, topology }: Molecule,
): PairFacts | null => {
  if (!isBlunt(first) || !isBlunt(second) || first.cutTop === second.cutTop) return null;
  const outcome = pairOutcome(sequence, first, second, topology);
  const lost = outcome.excised.length;
  return { ...outcome, lost, isInFrame: lost % 3 === 0 };
};

/** A product as its own file, without features, whose residues would not match. */
export const productText = (
  { kind, topology, meta }: Pick<SequenceRecord, "kind" | "topology" | "meta">,
  name: string,
  sequence: string,
): string =>
  writeGenBank([{ name, description: name, kind, topology, sequence, features: [], primers: [], meta }]);
