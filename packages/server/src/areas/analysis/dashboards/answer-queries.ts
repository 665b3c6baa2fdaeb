import {
  type AnalysisAnswer,
  type AnalysisRecord,
  type AnalysisSetKey,
  analysisSetOf,
  type Drill,
  type FileKind,
  type Id,
  type Locale,
  pageOfFile,
  setField,
} from "@benchleaf/contract";
import { z } from "zod";
import type { AnalysisSet } from "../../../kernel/analysis-sets.ts";
import type { Session } from "../../../kernel/context.ts";
import type { Queries } from "../../../kernel/database.ts";
import { createFairQueue } from "../../../kernel/fair-queue.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem, problem } from "../../../kernel/problem.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../../paging.ts";
import { createAnswerCache } from "./answer-cache.ts";
import { type AskedCount, type AskedQuery, countingOf } from "./asked-query.ts";
import { checkDrill, checkQuery } from "./check-query.rules.ts";
import { countRecords } from "./count-records.ts";
import { listRecords, prepareCounting, type RecordRow } from "./query.store.ts";
import { findFeatures, openSet, openSets } from "./set-access.ts";

/** Queries that run at once on this server; all other requests keep their connections. */
const [AT_ONCE, PATIENCE_MS] = [4, 20_000] as const;
/** Values that are offered for a filter. */
const MOST_VALUES = 100;
const listKeys = z.tuple([idKey]);
const placeholder = /:(\w+)/g;

/** A statement that was ended after its time. */
const isTooSlow = (error: unknown): boolean =>
  error instanceof Problem && (error.cause as { code?: unknown } | undefined)?.code === "57014";

const addressOf = (key: AnalysisSetKey, row: RecordRow): string => {
  const values: Readonly<Record<string, string | null>> = { ...row.fields, id: row.id, name: row.name };
  if (key === "files")
    return pageOfFile({ id: row.id, kind: values.kind as FileKind, projectId: values.project ?? "" });
  return analysisSetOf(key).opens.replace(placeholder, (_, name: string) =>
    encodeURIComponent(values[name] ?? ""),
  );
};

/** The fields that the address of a record has. */
const fieldsOfAddress = (key: AnalysisSetKey): string[] =>
  ["kind", "project", "warehouse", "material", "device"].filter(
    (field) =>
      setField(key, field) !== undefined &&
      (key === "files" || analysisSetOf(key).opens.includes(`:${field}`)),
  );

/** Counts records of sets, lists those behind a number, and offers values to filter by; always as its reader. */
export const answerQueries = (
  { database }: Pick<Kernel, "database">,
  allSets: () => readonly AnalysisSet[],
) => {
  const queue = createFairQueue(AT_ONCE, PATIENCE_MS);
  const cache = createAnswerCache<AnalysisAnswer>();

  /** @throws analysis.query.too.slow */
  const ask = async <R>(session: Session, work: (q: Queries) => Promise<R>): Promise<R> => {
    await queue.acquire().catch((error: unknown) => {
      throw problem("system.unavailable", undefined, { cause: error });
    });
    try {
      return await database.read(session, (q) => {
        prepareCounting(q);
        return work(q);
      });
    } catch (error) {
      throw isTooSlow(error) ? problem("analysis.query.too.slow") : error;
    } finally {
      queue.release();
    }
  };

  const open = (q: Queries, session: Session, key: AnalysisSetKey, projectId: Id | null) =>
    openSet(q, session, allSets(), { key, projectId });

  /** Without the cache, for exports. */
  const count = (session: Session, asked: AskedCount): Promise<AnalysisAnswer> =>
    ask(session, async (q) =>
      countRecords(q, session, await open(q, session, asked.query.set, asked.projectId), asked),
    );

  return {
    count,

    sets: (session: Session): Promise<{ sets: AnalysisSetKey[] }> =>
      database.read(session, async (q) => ({
        sets: openSets(session, await findFeatures(q), allSets()),
      })),

    /** Counted within the last half minute for the same person, or counted now. */
    query: async (
      session: Session,
      asked: AskedCount & { readonly isFresh: boolean },
    ): Promise<AnalysisAnswer> => {
      const { isFresh, ...question } = asked;
      // Rights are checked each time; only the counting is spared.
      await database.read(session, (q) => open(q, session, asked.query.set, asked.projectId));
      return cache.find(session, question, isFresh, () => count(session, question));
    },

    records: async (
      session: Session,
      asked: AskedQuery & {
        readonly drill: Drill;
        readonly cursor?: string | undefined;
        readonly limit: number;
      },
    ): Promise<Page<AnalysisRecord>> => {
      const { query, drill, limit } = asked;
      const [before] = decodeCursor(listKeys, asked.cursor) ?? [];
      return ask(session, async (q) => {
        const set = await open(q, session, query.set, asked.projectId);
        checkQuery(query);
        checkDrill(query, drill);
        const counting = countingOf(set, asked);
        const { within, hour } = drill;
        const days =
          within === null ? [] : [{ time: within.time, range: { from: within.from, to: within.to } }];
        const rows = await listRecords(
          q,
          session,
          {
            ...counting,
            filters: [...counting.filters, ...drill.filters],
            within: [...counting.within, ...days],
            hour,
          },
          { time: query.time, fields: fieldsOfAddress(set.key), before, most: limit + 1 },
        );
        const present = (row: RecordRow): AnalysisRecord => ({
          ...{ id: row.id, name: row.name, time: row.time },
          address: addressOf(set.key, row),
        });
        return pageFrom(rows, limit, present, ({ id }) => [id]);
      });
    },

    /** The most frequent values of a field, with their names. */
    values: async (
      session: Session,
      locale: Locale,
      asked: { readonly set: AnalysisSetKey; readonly field: string; readonly projectId: Id | null },
    ) => {
      const [time = ""] = Object.keys(analysisSetOf(asked.set).times);
      const answer = await count(session, {
        query: {
          ...{ set: asked.set, measure: "count", groups: [{ field: asked.field }], filters: [] },
          ...{ time, period: null, most: MOST_VALUES },
        },
        zone: { timezone: "UTC", weekStart: 1 },
        period: { kind: "all" },
        ...{ projectId: asked.projectId, hasPrevious: false, locale },
      });
      const [places = []] = answer.axes;
      return { values: places.flatMap(({ key, name }) => (key === null ? [] : [{ key, name }])) };
    },
  };
};
export type AnswerQueries = ReturnType<typeof answerQueries>;
