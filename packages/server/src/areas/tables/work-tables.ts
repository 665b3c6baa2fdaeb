import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { isUniqueViolation } from "../../kernel/database-errors.ts";
import type { JobContext } from "../../kernel/jobs.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { Problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { findAuthorities } from "../access/access.service.ts";
import { cellsOf, findCellFaults, findTwins, withPlainValues } from "./tables.rules.ts";
import {
  admit,
  callOf,
  type FindKind,
  type OwnColumn,
  ownColumnsOf,
  type RowVerdict,
  type TableCall,
  type TableImporting,
  type TableRow,
} from "./tables.service.ts";
import * as store from "./tables.store.ts";

export const CHECK_JOB = "tables.check";
export const WRITE_JOB = "tables.write";

const CHECK_ROWS = 500;
const WRITE_ROWS = 500;

/** It was cancelled, or another job has taken it over. */
class StoppedImport extends Error {}

type Importing = TableImporting<TableCall["params"]>;
interface Work {
  readonly row: store.ImportRow;
  readonly call: TableCall;
  readonly importing: Importing;
  readonly own: readonly OwnColumn[];
}

const rowOf = ({ number, cells, payload }: store.RowRow, { row }: Work): TableRow => ({
  number,
  cells: withPlainValues(row.kind, cellsOf(cells, row.mapping)),
  payload,
});

const verdictOf = (number: number, verdict: RowVerdict): store.RowCheck =>
  typeof verdict === "string"
    ? { number, state: verdict, faults: [] }
    : { number, state: "bad", faults: verdict };

/** Result of well-formed rows, as their area sees them now. */
const judge = async (
  q: Queries,
  { call, importing }: Work,
  rows: readonly TableRow[],
): Promise<store.RowCheck[]> => {
  if (rows.length === 0) return [];
  const verdicts = await importing.check(q, call, rows);
  return rows.map(({ number }, at) => verdictOf(number, verdicts[at] ?? "good"));
};

/** Whether what went wrong is one row's own, so that the others may be written without it. */
const isOfARow = (error: unknown): boolean =>
  isUniqueViolation(error) || (error instanceof Problem && !error.code.startsWith("system."));

/**
 * Registers the jobs that check and write tables. Each batch is one transaction, so that what is killed continues.
 */
export const workTables = ({ database, jobs, log }: Kernel, findKind: FindKind): void => {
  /** Does nothing if it was cancelled, or if a later job runs it now. */
  const open = (scope: Scope, id: Id, state: "checking" | "writing", jobId: Id): Promise<Work | undefined> =>
    database.read(scope, async (q) => {
      const row = await store.findImport(q, id);
      if (row?.state !== state || row.job_id !== jobId) return undefined;
      const authorities = await findAuthorities(q, scope.userId);
      const call = callOf({ ...scope, authorities }, row.locale, row.params);
      const kind = findKind(row.kind);
      // Permissions may have been removed since it was requested.
      await admit(q, kind, "importing", call);
      return { row, call, importing: kind.importing!, own: await ownColumnsOf(q, kind, row.params) };
    });

  /** A batch counts only while this very job is at the import: another one may write the same rows. @throws StoppedImport */
  const batch = <T>(scope: Scope, { row }: Work, work: (tx: Queries) => Promise<T>): Promise<T> =>
    database.write(scope, async (tx) => {
      const now = await store.lockImport(tx, row.id);
      if (now?.state !== row.state || now.job_id !== row.job_id) throw new StoppedImport();
      store.planAnew(tx);
      return work(tx);
    });

  const checkAll = async (scope: Scope, work: Work, context: JobContext): Promise<void> => {
    const { row } = work;
    const twins = findTwins(row.kind);
    const total = (await database.read(scope, (q) => store.countRows(q, row.id))).reduce(
      (sum, { count }) => sum + count,
      0,
    );
    let head = row.has_head;
    for (let after = 0, done = 0; ; ) {
      context.signal.throwIfAborted();
      const found = await batch(scope, work, async (tx) => {
        const rows = await store.listRows(tx, row.id, { after, limit: CHECK_ROWS });
        const verdicts: store.RowCheck[] = [];
        const sound: TableRow[] = [];
        for (const one of rows) {
          if (one.state === "written") continue;
          const { number, cells, payload } = rowOf(one, work);
          if (head) {
            head = false;
            verdicts.push({ number, state: "head", faults: [] });
            continue;
          }
          const faults = [...findCellFaults(row.kind, cells, work.own), ...twins(number, cells)];
          if (faults.length > 0) verdicts.push({ number, state: "bad", faults });
          else sound.push({ number, cells, payload });
        }
        await store.setRowChecks(tx, row.id, [...verdicts, ...(await judge(tx, work, sound))]);
        return rows;
      });
      done += found.length;
      after = found.at(-1)?.number ?? after;
      await context.progress(done / Math.max(1, total));
      if (found.length < CHECK_ROWS) return;
    }
  };

  /** Rows that are valid at this moment are written, together with the result of each. */
  const writeSome = (scope: Scope, work: Work, rows: readonly TableRow[]): Promise<void> =>
    batch(scope, work, async (tx) => {
      const verdicts = await judge(tx, work, rows);
      const good = new Set(verdicts.filter(({ state }) => state === "good").map(({ number }) => number));
      const wanted = rows.filter(({ number }) => good.has(number));
      if (wanted.length > 0) await work.importing.write(tx, work.call, wanted);
      await store.setRowChecks(
        tx,
        work.row.id,
        verdicts.map((one) => (one.state === "good" ? { ...one, state: "written" } : one)),
      );
    });

  /** In halves where a row spoils its batch, so that it spoils no other; someone else may have been quicker. */
  const writeBatch = async (
    scope: Scope,
    work: Work,
    rows: readonly TableRow[],
    isSecond = false,
  ): Promise<void> => {
    try {
      await writeSome(scope, work, rows);
    } catch (error) {
      if (!isOfARow(error)) throw error;
      if (!isSecond) return writeBatch(scope, work, rows, true);
      const [only] = rows;
      if (rows.length === 1 && only !== undefined) {
        if (!(error instanceof Problem)) throw error;
        const data = error.data as Readonly<Record<string, string | number>> | undefined;
        const fault = { column: null, code: error.code, ...(data !== undefined && { data }) };
        await batch(scope, work, (tx) =>
          store.setRowChecks(tx, work.row.id, [{ number: only.number, state: "bad", faults: [fault] }]),
        );
        return;
      }
      const middle = Math.ceil(rows.length / 2);
      await writeBatch(scope, work, rows.slice(0, middle), true);
      await writeBatch(scope, work, rows.slice(middle), true);
    }
  };

  const writeAll = async (scope: Scope, work: Work, context: JobContext): Promise<void> => {
    const { row, importing } = work;
    const atOnce = importing.rowsAtOnce ?? WRITE_ROWS;
    const counts = await database.read(scope, (q) => store.countRows(q, row.id));
    const of = (state: string) => counts.find((one) => one.state === state)?.count ?? 0;
    const total = Math.max(1, of("good") + of("written"));
    for (let done = of("written"), after = 0; ; ) {
      context.signal.throwIfAborted();
      const from = after;
      const rows = await database.read(scope, (q) =>
        store.listRows(q, row.id, { states: ["good"], after: from, limit: atOnce }),
      );
      if (rows.length === 0) return;
      after = rows.at(-1)!.number;
      await writeBatch(
        scope,
        work,
        rows.map((one) => rowOf(one, work)),
      );
      done += rows.length;
      await context.progress(Math.min(1, done / total));
    }
  };

  const register = (
    name: typeof CHECK_JOB | typeof WRITE_JOB,
    state: "checking" | "writing",
    end: "checked" | "done",
    all: (scope: Scope, work: Work, context: JobContext) => Promise<void>,
  ): void =>
    jobs.register(
      name,
      async ({ importId: id }, context) => {
        const { scope, signal, isLastAttempt } = context;
        if (scope === null) throw new Error("a table belongs to a team");
        const endAs = (to: "checked" | "done" | "failed") =>
          database.write(scope, async (tx) => {
            const now = await store.lockImport(tx, id);
            if (now?.job_id === context.jobId) await store.moveImport(tx, id, [state], to);
          });
        try {
          const work = await open(scope, id, state, context.jobId);
          if (work === undefined) return;
          await all(scope, work, context);
          await endAs(end);
        } catch (error) {
          if (error instanceof StoppedImport) return;
          if (signal.aborted) throw error;
          if (!isLastAttempt && !(error instanceof Problem)) throw error;
          log.error({ err: error, importId: id }, "a table was not taken in");
          await endAs("failed");
        }
      },
      { isLong: true },
    );

  register(CHECK_JOB, "checking", "checked", checkAll);
  register(WRITE_JOB, "writing", "done", writeAll);
};
