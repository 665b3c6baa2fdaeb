import { checkJunctionFrames, type FrameProblem } from "@benchleaf/bio";
import type { JoinResult } from "./join-molecules.ts";
import type { BenchConflict, QuickFix } from "./planned-bench.ts";
import type { BenchMolecule } from "./prepared-plasmid.ts";

/** What proteins meet where they are read across the product's junctions. */
export const frameConflicts = (
  { products: [product], primers }: Pick<JoinResult, "products" | "primers">,
  molecules: readonly BenchMolecule[],
): readonly BenchConflict[] => {
  if (!product) return [];
  const parts = product.parts.flatMap(({ plasmidId, ...place }) => {
    const molecule = molecules.find(({ plasmid }) => plasmid.id === plasmidId);
    return molecule ? [{ ...place, record: molecule.record }] : [];
  });
  const isAmplified = (id: string): boolean => primers.some(({ plasmidId }) => plasmidId === id);
  return checkJunctionFrames(product.record, parts).map((problem): BenchConflict => {
    const plasmidIds = problem.parts.map((index) => product.parts[index]!.plasmidId);
    const mend = basesFor(problem, plasmidIds, isAmplified);
    return {
      code: `fusion-${problem.code}`,
      isBlocking: false,
      plasmidIds: [...new Set(plasmidIds)],
      features: [problem.upstream, problem.downstream].filter((name) => name !== ""),
      ...(problem.position >= 0 && { position: problem.position }),
      count: problem.count,
      ...(mend && { mend }),
    };
  });
};

/** Bases in a primer of the part behind the junction, else of the one before it; none where neither is amplified. */
const basesFor = (
  { mend }: FrameProblem,
  [left = "", right = ""]: readonly string[],
  isAmplified: (id: string) => boolean,
): QuickFix | null => {
  if (mend === null) return null;
  if (mend.lead !== "" && isAmplified(right))
    return { kind: "bases", plasmidId: right, side: "lead", letters: mend.lead };
  if (mend.trail !== "" && isAmplified(left))
    return { kind: "bases", plasmidId: left, side: "trail", letters: mend.trail };
  return null;
};
