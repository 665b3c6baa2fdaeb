import type { Bench, BenchSource, BenchSummary } from "@benchleaf/contract";
import { fragmentsOf } from "./cloning.rules.ts";
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
  plan: row.plan,
  revision: row.revision,
  sources,
  updateTime: row.update_time.toISOString(),
});
