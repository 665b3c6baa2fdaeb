import type { SequenceRecord } from "@benchleaf/bio";
import type { BenchPlan, BenchSource } from "@benchleaf/contract";

/** What each plasmid of a plan is called; a file that cannot be read has no name. */
export type PlasmidNames = ReadonlyMap<string, string>;

export const nameOf = (
  plan: BenchPlan,
  molecules: ReadonlyMap<string, SequenceRecord> | null,
  sources: readonly BenchSource[],
): PlasmidNames =>
  new Map(
    plan.plasmids.map(({ id, plasmidConfig: { sequenceId, sequenceVersionStr } }) => {
      const source = sources.find((one) => one.sequenceId === sequenceId);
      const record = molecules?.get(`${sequenceId} ${sequenceVersionStr}`);
      return [id, source?.name ?? record?.name ?? "?"];
    }),
  );
