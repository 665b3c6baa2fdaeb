import { type Id, type MemoryMatch, MIN_MATCH_PERCENT } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import { matchScore, memoryKey } from "../rules/memory-match.ts";
import { compareSentences } from "./compare-sentences.rules.ts";
import { withoutCodes } from "./source-hash.rules.ts";
import { findNearest } from "./units.store.ts";

/** Units that share the most trigrams; the exact score selects among them. */
const CANDIDATES = 20;
const SHOWN = 5;

/** Units whose source is like the sentence, best first. They are offered, never applied. */
export const findMatches = async (q: Queries, memoryId: Id, given: string): Promise<MemoryMatch[]> => {
  const source = withoutCodes(given).trim();
  if (source === "") return [];
  const rows = await findNearest(q, memoryId, memoryKey(source), CANDIDATES);
  return rows
    .map((row) => ({ row, percent: matchScore(source, row.source) }))
    .filter(({ percent }) => percent >= MIN_MATCH_PERCENT)
    .sort(
      (one, other) =>
        other.percent - one.percent || other.row.update_time.getTime() - one.row.update_time.getTime(),
    )
    .slice(0, SHOWN)
    .map(({ row, percent }) => ({
      unitId: row.id,
      percent,
      source: row.source,
      target: row.target,
      difference: compareSentences(row.source, source),
      updateTime: row.update_time.toISOString(),
    }));
};
