import { type Id, MAX_SEGMENT_CHARACTERS, type Memory } from "@benchleaf/contract";
import type { JobContext } from "../../../kernel/jobs.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import { bytesOf } from "../texts/bytes-of.ts";
import type { FoundUnits } from "../translation.work.ts";
import { learnablePair, learnUnits, type Pair } from "./learn-units.ts";
import * as store from "./memories.store.ts";
import { sourceHash } from "./source-hash.rules.ts";
import { findExact } from "./units.store.ts";

const JOB = "translation.importMemory";
const READING_MS = 120_000;
const AT_ONCE = 500;

const isShort = ({ source, target }: Pair): boolean =>
  source.length <= MAX_SEGMENT_CHARACTERS && target.length <= MAX_SEGMENT_CHARACTERS;

/** Units of TMX files are added by a job. What a memory learnt later than the file says is not replaced by it. */
export const importUnits = ({ database, jobs, storage, exportCompute, log }: Kernel): void => {
  const read = async (scope: Scope, memoryId: Id, key: string, signal: AbortSignal): Promise<FoundUnits> => {
    const memory = await database.read(scope, (q) => store.findMemory(q, memoryId));
    const bytes = await bytesOf(storage, key);
    if (memory === undefined || bytes === null) throw new Error("the file of an import is missing");
    const languages = { source: memory.source_language, target: memory.target_language };
    const options = { team: scope.tenantId, timeout: READING_MS, signal };
    return exportCompute.run("read-tmx", { bytes, languages }, options);
  };

  const learn = (scope: Scope, memoryId: Id, some: FoundUnits["units"]) =>
    database.write(scope, async (tx) => {
      const hashes = some.map(({ source }) => sourceHash(source));
      const times = new Map(
        (await findExact(tx, memoryId, hashes)).map((row) => [
          row.source_hash.toString("hex"),
          row.update_time,
        ]),
      );
      const isOlder = (unit: FoundUnits["units"][number]): boolean => {
        const known = times.get(sourceHash(unit.source).toString("hex"));
        return known !== undefined && unit.changeTime !== null && new Date(unit.changeTime) < known;
      };
      const wanted = some.filter((unit) => !isOlder(unit));
      const learned = await learnUnits(tx, memoryId, wanted, "import");
      return { ...learned, unchanged: some.length - learned.added - learned.replaced };
    });

  const run = async (
    { memoryId }: { readonly memoryId: Id },
    { scope, signal, jobId, progress, isLastAttempt }: JobContext,
  ): Promise<void> => {
    if (scope === null) throw new Error("an import belongs to a person");
    const found = await database.read(scope, (q) => store.findImport(q, memoryId));
    if (found === undefined || found.import_key === null || found.import_job_id !== jobId) return;
    const counts: Memory["imported"] = { added: 0, replaced: 0, unchanged: 0, leftOut: 0 };
    let state: "done" | "failed" = "done";
    try {
      const { units, leftOut } = await read(scope, memoryId, found.import_key, signal);
      const usable = units.flatMap((unit) => {
        const pair = learnablePair(unit.source, unit.target);
        return pair !== null && isShort(pair) ? [{ ...pair, changeTime: unit.changeTime }] : [];
      });
      counts.leftOut = leftOut + units.length - usable.length;
      for (let start = 0; start < usable.length; start += AT_ONCE) {
        signal.throwIfAborted();
        const some = await learn(scope, memoryId, usable.slice(start, start + AT_ONCE));
        counts.added += some.added;
        counts.replaced += some.replaced;
        counts.unchanged += some.unchanged;
        await progress(Math.min(1, (start + AT_ONCE) / usable.length));
      }
    } catch (error) {
      if (signal.aborted) throw error;
      if (!(error instanceof Problem) && !isLastAttempt) throw error;
      log.warn({ err: error, memoryId }, "a memory was not imported");
      state = "failed";
    }
    await database.write(scope, (tx) => store.endImport(tx, memoryId, state, counts));
    await storage.remove(scope, [found.import_key]);
  };

  jobs.register(JOB, run, {
    isLong: true,
    readsForeign: true,
    setAside: async ({ memoryId }, { scope }) => {
      if (scope === null) return;
      const counts = { added: 0, replaced: 0, unchanged: 0, leftOut: 0 };
      await database.write(scope, (tx) => store.endImport(tx, memoryId, "failed", counts));
    },
  });
};
