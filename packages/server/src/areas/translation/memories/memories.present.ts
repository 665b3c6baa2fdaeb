import type { Memory, MemoryUnit } from "@benchleaf/contract";
import type { MemoryRow } from "./memories.store.ts";
import type { UnitRow } from "./units.store.ts";

export const presentMemory = (row: MemoryRow): Memory => ({
  id: row.id,
  name: row.name,
  sourceLanguage: row.source_language,
  targetLanguage: row.target_language,
  unitCount: row.unit_count,
  authorName: row.author_name,
  importState: row.import_state,
  imported: row.import_counts,
  createTime: row.create_time.toISOString(),
  updateTime: row.update_time.toISOString(),
});

export const presentUnit = (row: UnitRow): MemoryUnit => ({
  id: row.id,
  source: row.source,
  target: row.target,
  origin: row.origin,
  authorName: row.author_name,
  updateTime: row.update_time.toISOString(),
});
