import { type AssemblyPlan, planMutagenesis } from "@benchleaf/bio";
import type { BenchPlan } from "@benchleaf/contract";
import type { BenchConflict } from "./planned-bench.ts";
import { type BenchMolecule, conflictOf } from "./prepared-plasmid.ts";

/** A change of the vector by primers that carry it, and the coding sequences that it shifts. */
export const planMutation = (
  { mutation }: BenchPlan,
  { plasmid, record }: BenchMolecule,
):
  | { readonly plan: AssemblyPlan; readonly conflicts: readonly BenchConflict[] }
  | { readonly conflict: BenchConflict } => {
  const ids = [plasmid.id];
  if (mutation === null || (mutation.length === 0 && mutation.insert === ""))
    return { conflict: conflictOf("mutation-wanted", ids) };
  const { start, length, insert, style } = mutation;
  if (start >= record.sequence.length || length > record.sequence.length / 2)
    return { conflict: conflictOf("mutation-outside", ids) };
  const result = planMutagenesis({ record }, { start, length, insert }, { style });
  if (!result.ok) return { conflict: conflictOf("refused", ids) };
  const isWhole = (insert.length - length) % 3 === 0;
  const shifted = record.features.filter(
    ({ type, locations }) =>
      type === "CDS" && !isWhole && locations.some((one) => start < one.end && start + length > one.start),
  );
  const conflicts = shifted.map(
    ({ name }): BenchConflict => ({
      code: "mutation-shifts",
      isBlocking: false,
      plasmidIds: ids,
      features: [name],
      position: start,
    }),
  );
  return { plan: result.plan, conflicts };
};
