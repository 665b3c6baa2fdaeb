import type { Id } from "@benchleaf/contract";
import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem } from "../../../kernel/problem.ts";
import type { Scope } from "../../../kernel/scope.ts";
import type { ModelsService } from "../../models/models.service.ts";
import { type GlossaryUse, termsWithin } from "../glossaries/terms-of.ts";
import { applyKnown } from "./apply-known.ts";
import { endRun } from "./end-run.ts";
import type { RunningTranslation, RunningTranslations } from "./running-translations.ts";
import { listSegments, type SegmentResult, saveResults } from "./segments.store.ts";
import { batchesOf, translateBatch } from "./translate-batch.ts";
import * as store from "./translations.store.ts";

/** Sentences that are read at once. */
const PAGE = 100;
const BEAT_MS = 10_000;

/** A run was replaced or stopped: nothing more is written. */
class RunEnded extends Error {}

/** Which translation, and which of its runs. */
export interface Run {
  readonly scope: Scope;
  readonly id: Id;
  readonly runNo: number;
  /** Ends the work, e.g. when the job is cancelled. */
  readonly signal?: AbortSignal | undefined;
  progress?(fraction: number): Promise<void>;
}

/** The glossary of a translation, in its own direction or against it. */
export const glossaryUseOf = (row: store.TranslationDetailRow): GlossaryUse | null =>
  row.glossary_id === null || row.glossary_source_language === null
    ? null
    : { glossaryId: row.glossary_id, isReversed: row.glossary_source_language !== row.source_language };

/** Translates the sentences that have no translation yet, whether or not anyone is listening. */
export const runTranslation = (
  { database, events, log }: Pick<Kernel, "database" | "events" | "log">,
  models: Pick<ModelsService, "ask">,
  running: RunningTranslations,
) => {
  const translate = translateBatch(models);

  const save = async (
    { scope, id, runNo }: Run,
    own: RunningTranslation,
    results: readonly SegmentResult[],
  ) => {
    if (results.length === 0) return;
    if (!(await database.write(scope, (tx) => saveResults(tx, id, runNo, results)))) throw new RunEnded();
    for (const { no } of results) own.drafts.delete(no);
    running.notify(own);
  };

  const translateAll = async (run: Run, own: RunningTranslation, row: store.TranslationDetailRow) => {
    const { scope, id } = run;
    const { signal } = own.controller;
    const use = glossaryUseOf(row);
    const total = Math.max(1, row.waiting_count);
    let done = 0;
    for (let after = 0; ; ) {
      signal.throwIfAborted();
      const { segments, terms, known } = await database.read(scope, async (q) => {
        const rows = await listSegments(q, id, after, PAGE, "waiting");
        const found = await termsWithin(
          q,
          use,
          rows.map(({ source }) => source),
        );
        return { segments: rows, terms: found, known: await applyKnown(q, row.memory_id, found, rows) };
      });
      const last = segments.at(-1);
      if (last === undefined) return;
      after = last.no;
      await save(run, own, known);
      const isKnown = new Set(known.map(({ no }) => no));
      done += known.length;
      const open = row.uses_model && row.reason === null ? segments.filter(({ no }) => !isKnown.has(no)) : [];
      const context = {
        scope,
        pair: { source: row.source_language, target: row.target_language },
        terms,
        signal,
        onDraft(no: number, text: string) {
          own.drafts.set(no, text);
          running.notify(own);
        },
      };
      for (const batch of batchesOf(open)) {
        await save(run, own, await translate(context, batch));
        done += batch.length;
        await run.progress?.(Math.min(1, done / total));
      }
    }
  };

  const end = ({ scope, id, runNo }: Run, to: store.RunEnd) =>
    database.write(scope, (tx) => endRun(events, tx, { scope, id, runNo }, to));

  return async (run: Run): Promise<void> => {
    const { scope, id, runNo } = run;
    const own = running.begin(scope.tenantId, id);
    const abort = () => own.controller.abort();
    run.signal?.addEventListener("abort", abort, { once: true });
    const timer = setInterval(() => {
      database
        .write(scope, (tx) => store.beat(tx, id, runNo))
        .then((isCurrent) => isCurrent || abort())
        .catch((error: unknown) =>
          log.warn({ err: error, id }, "a translation could not be marked as running"),
        );
    }, BEAT_MS);
    timer.unref();
    try {
      const row = await database.read(scope, (q) => store.findTranslation(q, id));
      if (row === undefined || row.run_no !== runNo) return;
      if (run.signal?.aborted) abort();
      await translateAll(run, own, row);
      await end(run, { state: "completed" });
    } catch (error) {
      if (run.signal?.aborted) throw error;
      if (error instanceof RunEnded) return;
      if (own.controller.signal.aborted) await end(run, { state: "aborted" });
      else {
        if (!(error instanceof Problem)) log.error({ err: error, id }, "a translation failed");
        await end(run, {
          state: "error",
          errorCode: error instanceof Problem ? error.code : "system.error",
        });
      }
    } finally {
      clearInterval(timer);
      run.signal?.removeEventListener("abort", abort);
      running.end(scope.tenantId, id, own);
    }
  };
};
export type RunTranslation = ReturnType<typeof runTranslation>;
