import type { Bench, BenchSource, BenchSummary, Id, Origin } from "@benchleaf/contract";
import { fragmentsOf, type StoredOrigin } from "./cloning.rules.ts";
import type { BenchRow } from "./cloning.store.ts";

export const presentSummary = (row: BenchRow): BenchSummary => ({
  id: row.id,
  name: row.name,
  cloningMethod: row.plan.cloningMethod,
  fragmentCount: fragmentsOf(row.plan).length,
  updateTime: row.update_time.toISOString(),
});

export const presentBench = (row: BenchRow, sources: BenchSource[]): Bench => ({
  id: row.id,
  name: row.name,
  plan: {
    ...row.plan,
    plasmids: row.plan.plasmids.map((one) => ({ ...one, cloningMethod: row.plan.cloningMethod })),
  },
  revision: row.revision,
  sources,
  updateTime: row.update_time.toISOString(),
});

interface About {
  readonly madeBy: string;
  readonly time: Date;
  /** Files that the user may open, with their current names. */
  readonly names: ReadonlyMap<Id, string>;
  readonly bench: Origin["bench"];
}

/** A primer is named after its plasmid, so its name is shown only to users who may know that. */
export const presentOrigin = (kept: StoredOrigin, { madeBy, time, names, bench }: About): Origin => {
  const isOpen = kept.parts.map(({ sequenceId }) => names.has(sequenceId));
  return {
    cloningMethod: kept.cloningMethod,
    checksum: kept.checksum,
    enzymes: kept.enzymes,
    ends: kept.ends ?? null,
    junctions: kept.junctions,
    bench,
    primers: kept.primers.map(({ name, bases, part }) => {
      const isTold = part === undefined ? isOpen.every(Boolean) : isOpen[part] === true;
      return { name: isTold ? name : null, bases, part: part ?? null };
    }),
    parts: kept.parts.map(({ sequenceId, version, start, end, strand, size }) => {
      const name = names.get(sequenceId) ?? null;
      const place = { start, end, strand, ...(size !== undefined && { size }) };
      return { sequenceId: name === null ? null : sequenceId, name, version, ...place };
    }),
    madeBy,
    createTime: time.toISOString(),
  };
};
