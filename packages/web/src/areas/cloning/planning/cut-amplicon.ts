import { findCutSites, type PlannedFragment } from "@benchleaf/bio";
import type { CloningMethod } from "@benchleaf/contract";
import { amplifiedPiece, designTailed } from "./amplify-pieces.ts";
import { siteToBring } from "./end-shapes.ts";
import { stretchOf } from "./make-products.ts";
import type { BenchConflict, BenchPrimer } from "./planned-bench.ts";
import { type BenchMolecule, conflictOf, withoutLost } from "./prepared-plasmid.ts";

/** Most enzymes cut well with this many bases before the site (NEB, cleavage close to the ends of DNA). */
export const PAD = "TTTTTT";

export interface CutAmplicon {
  readonly input: PlannedFragment;
  readonly primers: readonly BenchPrimer[];
  readonly conflicts: readonly BenchConflict[];
  /** Bases of the PCR product before it is cut. */
  readonly length: number;
}

/**
 * A plasmid that is amplified, then cut: the first of its enzymes cuts at the front, the second (or the same) at the
 * back. If the amplicon has no such site, its primer adds one.
 */
export const cutAmplicon = (
  molecules: readonly BenchMolecule[],
  index: number,
  method: CloningMethod,
): CutAmplicon | { readonly conflict: BenchConflict } => {
  const molecule = molecules[index]!;
  const { id, plasmidType, plasmidConfig: config } = molecule.plasmid;
  const [front, back = front] = config.enzymes;
  if (front === undefined || back === undefined) return { conflict: conflictOf("enzyme-wanted", [id]) };
  const letters = config.lead + stretchOf(molecule) + config.trail;
  const tails = [front, back].map((name) => {
    const found = findCutSites(letters, { enzymes: [name] });
    if (found.ok && found.sites.length > 0) return "";
    const brought = siteToBring(name);
    return brought && PAD + brought.site;
  });
  const missing = tails.indexOf(null);
  if (missing >= 0) return { conflict: conflictOf("not-cut", [id], { enzyme: [front, back][missing]! }) };
  const [forward, reverse] = tails as readonly string[];
  const designed = designTailed(
    molecules,
    molecules.map((_, at) => (at === index ? { forward: forward!, reverse: reverse! } : null)),
  );
  const made = amplifiedPiece(molecule, designed.primers, [...new Set([front, back])]);
  if ("conflict" in made) return made;
  const { input, ends, strand } = made.piece;
  const kept = withoutLost(input.record, ends, method);
  const isVector = plasmidType === "vector";
  return {
    ...designed,
    length: made.length,
    input: {
      record: kept,
      ...(input.lineage && { lineage: input.lineage }),
      ...{ strand, isFixed: true, ...(isVector && { isVector: true as const }) },
    },
  };
};
