import {
  type Id,
  MAX_MEMORIES,
  MAX_TMX_BYTES,
  type Memory,
  type MemoryMatch,
  type MemoryUnit,
  type TranslationLanguage,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Queries } from "../../../kernel/database.ts";
import { isUniqueViolation } from "../../../kernel/database-errors.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../../paging.ts";
import { findMatches } from "./find-matches.ts";
import { learnUnits, type Pair } from "./learn-units.ts";
import { presentMemory, presentUnit } from "./memories.present.ts";
import * as store from "./memories.store.ts";
import { sourceHash } from "./source-hash.rules.ts";
import * as units from "./units.store.ts";

const listKeys = z.tuple([z.string(), idKey]);
const unitKeys = z.tuple([idKey]);
const MEGABYTE = 1024 ** 2;

interface ListQuery {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly search?: string | undefined;
}

/** @throws memory.not.found */
export const openMemory = async (q: Queries, id: Id): Promise<store.MemoryRow> => {
  const row = await store.findMemory(q, id);
  if (row === undefined) throw problem("memory.not.found");
  return row;
};

const asTaken = (error: unknown): never => {
  throw isUniqueViolation(error) ? problem("memory.name.exists") : error;
};

/** Memories of the team: anyone who translates may use and change them. */
export const memoriesService = ({
  database,
  audit,
  jobs,
  storage,
}: Pick<Kernel, "database" | "audit" | "jobs" | "storage">) => {
  const note = (tx: Queries, scope: Scope, id: Id, change: { before?: object; after?: object }) =>
    audit.record(tx, scope, { action: "memory.update", objectType: "memory", objectId: id, ...change });

  const put = async (tx: Queries, scope: Scope, memoryId: Id, pair: Pair): Promise<MemoryUnit> => {
    const { ids } = await learnUnits(tx, memoryId, [pair], "manual");
    if (ids.length > 0) await note(tx, scope, memoryId, { after: pair });
    return presentUnit((await units.findSame(tx, memoryId, sourceHash(pair.source)))!);
  };

  return {
    list: (scope: Scope, query: ListQuery): Promise<Page<Memory>> =>
      database.read(scope, async (q) => {
        const after = decodeCursor(listKeys, query.cursor);
        const rows = await store.listMemories(q, { search: query.search, after }, query.limit + 1);
        return pageFrom(rows, query.limit, presentMemory, ({ name, id }) => [name, id]);
      }),

    get: (scope: Scope, id: Id): Promise<Memory> =>
      database.read(scope, async (q) => presentMemory(await openMemory(q, id))),

    create: (
      scope: Scope,
      input: { name: string; sourceLanguage: TranslationLanguage; targetLanguage: TranslationLanguage },
    ): Promise<Memory> =>
      database
        .write(scope, async (tx) => {
          if (input.sourceLanguage === input.targetLanguage) throw problem("translation.languages.same");
          if ((await store.countMemories(tx)) >= MAX_MEMORIES)
            throw problem("memory.limit.exceed", { limit: MAX_MEMORIES });
          const id = await store.insertMemory(tx, input);
          await audit.record(tx, scope, {
            action: "memory.create",
            objectType: "memory",
            objectId: id,
            after: input,
          });
          return presentMemory(await openMemory(tx, id));
        })
        .catch(asTaken),

    rename: (scope: Scope, id: Id, name: string): Promise<Memory> =>
      database
        .write(scope, async (tx) => {
          const before = await openMemory(tx, id);
          await store.renameMemory(tx, id, name);
          await note(tx, scope, id, { before: { name: before.name }, after: { name } });
          return presentMemory(await openMemory(tx, id));
        })
        .catch(asTaken),

    remove: (scope: Scope, id: Id): Promise<null> =>
      database.write(scope, async (tx) => {
        const { name, unit_count } = await openMemory(tx, id);
        await store.deleteMemory(tx, id);
        await audit.record(tx, scope, {
          action: "memory.delete",
          objectType: "memory",
          objectId: id,
          before: { name, unitCount: unit_count },
        });
        return null;
      }),

    units: (scope: Scope, memoryId: Id, query: ListQuery): Promise<Page<MemoryUnit>> =>
      database.read(scope, async (q) => {
        await openMemory(q, memoryId);
        const [before] = decodeCursor(unitKeys, query.cursor) ?? [];
        const rows = await units.listUnits(q, memoryId, { search: query.search, before }, query.limit + 1);
        return pageFrom(rows, query.limit, presentUnit, ({ id }) => [id]);
      }),

    createUnit: (scope: Scope, memoryId: Id, pair: Pair): Promise<MemoryUnit> =>
      database.write(scope, (tx) => put(tx, scope, memoryId, pair)),

    updateUnit: (scope: Scope, memoryId: Id, unitId: Id, target: string): Promise<MemoryUnit> =>
      database.write(scope, async (tx) => {
        await openMemory(tx, memoryId);
        const unit = await units.findUnit(tx, memoryId, unitId);
        if (unit === undefined) throw problem("memory.unit.not.found");
        return put(tx, scope, memoryId, { source: unit.source, target });
      }),

    removeUnits: (scope: Scope, memoryId: Id, unitIds: readonly Id[]): Promise<null> =>
      database.write(scope, async (tx) => {
        if ((await store.lockMemory(tx, memoryId)) === undefined) throw problem("memory.not.found");
        const gone = await units.deleteUnits(tx, memoryId, unitIds);
        if (gone.length === 0) return null;
        store.countUnits(tx, memoryId, -gone.length);
        await note(tx, scope, memoryId, { before: { sources: gone.slice(0, 100).map((one) => one.source) } });
        return null;
      }),

    matches: (scope: Scope, memoryId: Id, source: string): Promise<{ records: MemoryMatch[] }> =>
      database.read(scope, async (q) => {
        await openMemory(q, memoryId);
        return { records: await findMatches(q, memoryId, source) };
      }),

    import: (
      scope: Scope,
      memoryId: Id,
      { uuid, name }: { readonly uuid: string; readonly name: string },
    ): Promise<Memory> =>
      database.write(scope, async (tx) => {
        const held = await store.lockMemory(tx, memoryId);
        if (held === undefined) throw problem("memory.not.found");
        if (held.import_state === "running") throw problem("memory.importing");
        const kept = await storage.keep(tx, uuid, scope);
        if (kept === "kept") throw problem("upload.not.found");
        if (kept.size > MAX_TMX_BYTES)
          throw problem("translation.file.too.large", { limit: MAX_TMX_BYTES / MEGABYTE });
        const jobId = await jobs.add(tx, "translation.importMemory", { memoryId });
        await store.beginImport(tx, memoryId, kept.key, jobId);
        await audit.record(tx, scope, {
          action: "memory.import",
          objectType: "memory",
          objectId: memoryId,
          after: { fileName: name },
        });
        return presentMemory(await openMemory(tx, memoryId));
      }),
  };
};
export type MemoriesService = ReturnType<typeof memoriesService>;
