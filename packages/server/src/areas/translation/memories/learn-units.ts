import { type Id, MAX_MEMORY_UNITS, type MemoryUnit } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import { problem } from "../../../kernel/problem.ts";
import { memoryKey } from "../rules/memory-match.ts";
import { countUnits, lockMemory } from "./memories.store.ts";
import { peelCodes, sourceHash, withoutCodes } from "./source-hash.rules.ts";
import { findExact, type NewUnit, putUnits } from "./units.store.ts";

/** A sentence with its translation. */
export interface Pair {
  readonly source: string;
  readonly target: string;
}

export const newUnit = ({ source, target }: Pair, origin: MemoryUnit["origin"]): NewUnit => ({
  source,
  target,
  hash: sourceHash(source),
  key: memoryKey(source),
  origin,
});

/** How many units were new, replaced an earlier one, or were known. */
export interface Learned {
  readonly added: number;
  readonly replaced: number;
  readonly unchanged: number;
}

/**
 * Adds units to a memory. What has the same source is superseded unless it says the same; of pairs with the same source
 * the last counts.
 *
 * @throws memory.not.found, memory.unit.limit.exceed
 */
export const learnUnits = async (
  tx: Queries,
  memoryId: Id,
  pairs: readonly Pair[],
  origin: MemoryUnit["origin"],
): Promise<Learned & { readonly ids: readonly Id[] }> => {
  const memory = await lockMemory(tx, memoryId);
  if (memory === undefined) throw problem("memory.not.found");
  const wanted = new Map(pairs.map((pair) => [sourceHash(pair.source).toString("hex"), pair]));
  const hashes = [...wanted.keys()].map((hex) => Buffer.from(hex, "hex"));
  const known = new Map(
    (await findExact(tx, memoryId, hashes)).map((row) => [row.source_hash.toString("hex"), row.target]),
  );
  const changed = [...wanted].filter(([hash, { target }]) => known.get(hash) !== target);
  const added = changed.filter(([hash]) => !known.has(hash)).length;
  if (memory.unit_count + added > MAX_MEMORY_UNITS)
    throw problem("memory.unit.limit.exceed", { limit: MAX_MEMORY_UNITS });
  if (changed.length === 0) return { ids: [], added: 0, replaced: 0, unchanged: wanted.size };
  const { ids, replaced } = await putUnits(
    tx,
    memoryId,
    changed.map(([, pair]) => newUnit(pair, origin)),
  );
  countUnits(tx, memoryId, added);
  return { ids, added, replaced, unchanged: wanted.size - changed.length };
};

/** What a memory learns of an edited sentence: both sides without the codes of the document's formatting. */
export const learnablePair = (source: string, target: string): Pair | null => {
  const one = peelCodes(source);
  const other = peelCodes(target);
  const pair =
    one !== null && other !== null
      ? { source: one.inner, target: other.inner }
      : { source: withoutCodes(source), target: withoutCodes(target) };
  const trimmed = { source: pair.source.trim(), target: pair.target.trim() };
  return trimmed.source === "" || trimmed.target === "" ? null : trimmed;
};
