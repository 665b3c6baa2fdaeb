import { createHash } from "node:crypto";
import {
  type Id,
  type Locale,
  MAX_TABLE_IMPORTS,
  type TableImport,
  type TableKindKey,
  type TableParams,
  type TableRowState,
  type TableRowWire,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { decodeCursor, type Page, pageFrom } from "../paging.ts";
import { type ReadSource, readSource, type TableSource } from "./read-source.ts";
import { presentColumns, presentImport, presentRow } from "./tables.present.ts";
import { guessMapping, isBlank, isHead, type Mapping, mappingByPlace, readColumns } from "./tables.rules.ts";
import { admit, callOf, type FindKind, ownColumnsOf, paramsOf } from "./tables.service.ts";
import * as store from "./tables.store.ts";
import { CHECK_JOB, WRITE_JOB } from "./work-tables.ts";

const CHUNK_ROWS = 1_000;
const SAMPLE_ROWS = 4;
const rowKeys = z.tuple([z.number().int()]);

interface Correction {
  readonly row: number;
  readonly column: string;
  readonly value: string;
}

/** By which the same heads are known again. */
const headsKey = (heads: readonly string[]): Buffer =>
  createHash("sha256")
    .update(JSON.stringify(heads.map((head) => head.trim().toLowerCase())))
    .digest();

/** One person's tables on their way in. */
export const importTables = (kernel: Kernel, findKind: FindKind) => {
  const { database, jobs, audit } = kernel;

  const show = async (q: Queries, id: Id, locale: Locale): Promise<TableImport> => {
    const row = await store.findImport(q, id);
    if (row === undefined) throw problem("table.import.not.found");
    const [first, counts, own] = await Promise.all([
      store.listRows(q, id, { after: 0, limit: SAMPLE_ROWS }),
      store.countRows(q, id),
      ownColumnsOf(q, findKind(row.kind), row.params),
    ]);
    return presentImport(
      row,
      first.map(({ cells }) => cells),
      counts,
      locale,
      own,
    );
  };

  const hold = async (tx: Queries, session: Session, id: Id): Promise<store.ImportRow> => {
    const row = await store.lockImport(tx, id);
    if (row === undefined) throw problem("table.import.not.found");
    const { state } = presentImport(row, [], [], row.locale);
    if (state === "checking" || state === "writing") throw problem("table.import.busy");
    const kind = findKind(row.kind);
    await admit(tx, kind, "importing", callOf(session, row.locale, row.params));
    if ((await store.countUnderWay(tx)) >= MAX_TABLE_IMPORTS)
      throw problem("table.import.too.many", { limit: MAX_TABLE_IMPORTS });
    return row;
  };

  const begin = async (tx: Queries, row: store.ImportRow, step: "checking" | "writing"): Promise<void> => {
    await store.moveImport(tx, row.id, [row.state], step);
    const job = step === "checking" ? CHECK_JOB : WRITE_JOB;
    await store.setJob(tx, row.id, await jobs.add(tx, job, { importId: row.id }));
  };

  /** The mapping of columns: what this user selected for the same headings before, else what the headings suggest. */
  const mapColumns = async (
    q: Queries,
    kind: TableKindKey,
    params: TableParams,
    { rows, isOfRecords }: ReadSource,
  ) => {
    const width = Math.max(...rows.map(({ cells }) => cells.length));
    const heads = Array.from({ length: width }, (_, at) => rows[0]?.cells[at] ?? "");
    if (isOfRecords) return { mapping: mappingByPlace(kind, width), hasHead: false, isRemembered: false };
    const own = await ownColumnsOf(q, findKind(kind), params);
    const known = new Set([...readColumns(kind), ...own].map(({ key }) => key));
    const kept = await store.findMapping(q, kind, headsKey(heads));
    // Fields may have been archived since, or belong to another warehouse.
    if (kept?.every((key) => key === null || known.has(key)) === true)
      return { mapping: kept, hasHead: true, isRemembered: true };
    const guessed = guessMapping(kind, heads, own);
    const hasHead = isHead(kind, guessed);
    return { mapping: hasHead ? guessed : mappingByPlace(kind, width), hasHead, isRemembered: false };
  };

  const correct = async (tx: Queries, id: Id, mapping: Mapping, wanted: readonly Correction[]) => {
    const rows = await store.lockCells(
      tx,
      id,
      wanted.map(({ row }) => row),
    );
    const corrected = rows.map(({ number, cells }) => {
      const next = Array.from({ length: Math.max(cells.length, mapping.length) }, (_, at) => cells[at] ?? "");
      for (const { row, column, value } of wanted) {
        const at = mapping.indexOf(column);
        if (row === number && at >= 0) next[at] = value;
      }
      return { number, cells: next };
    });
    if (corrected.length > 0) await store.setCells(tx, id, corrected);
  };

  return {
    async columns(key: TableKindKey, locale: Locale) {
      if (findKind(key).importing === undefined) throw problem("table.kind.one.way");
      return presentColumns(key, locale);
    },

    async create(
      session: Session,
      input: { kind: TableKindKey; params: TableParams; source: TableSource },
      locale: Locale,
    ): Promise<TableImport> {
      const kind = findKind(input.kind);
      const params = paramsOf(kind, input.params);
      const call = callOf(session, locale, params);
      // Permission is checked first, so that a refusal does not consume the upload.
      await database.read(session, (q) => admit(q, kind, "importing", call));
      const read = await readSource(kernel, session, kind, input.source);
      if (read.rows.length === 0) throw problem("table.empty");
      return database.write(session, async (tx) => {
        const { mapping, hasHead, isRemembered } = await mapColumns(tx, input.kind, params, read);
        const id = await store.insertImport(tx, {
          kind: input.kind,
          params,
          file_name: read.fileName,
          encoding: read.encoding,
          locale,
          is_of_records: read.isOfRecords,
          has_head: hasHead,
          mapping,
          is_remembered: isRemembered,
        });
        for (let at = 0; at < read.rows.length; at += CHUNK_ROWS)
          await store.insertRows(tx, id, read.rows.slice(at, at + CHUNK_ROWS));
        return show(tx, id, locale);
      });
    },

    get: (session: Session, id: Id, locale: Locale): Promise<TableImport> =>
      database.read(session, (q) => show(q, id, locale)),

    listRows: (
      session: Session,
      id: Id,
      input: { cursor?: string | undefined; limit: number; state?: TableRowState | undefined },
      locale: Locale,
    ): Promise<Page<TableRowWire>> =>
      database.read(session, async (q) => {
        const row = await store.findImport(q, id);
        if (row === undefined) throw problem("table.import.not.found");
        const [after] = decodeCursor(rowKeys, input.cursor) ?? [0];
        const states = input.state === undefined ? undefined : [input.state];
        const rows = await store.listRows(q, id, { states, after, limit: input.limit + 1 });
        return pageFrom(
          rows,
          input.limit,
          (one) => presentRow(one, row, locale),
          ({ number }) => [number],
        );
      }),

    check: (
      session: Session,
      id: Id,
      input: { mapping: Mapping; hasHead: boolean; corrections: readonly Correction[] },
      locale: Locale,
    ): Promise<TableImport> =>
      database.write(session, async (tx) => {
        const row = await hold(tx, session, id);
        const own = await ownColumnsOf(tx, findKind(row.kind), row.params);
        const columns = presentColumns(row.kind, locale, own);
        const known = new Set(columns.map(({ key }) => key));
        // Of two columns for one the first counts.
        const mapping = input.mapping.map((key, at) =>
          key !== null && known.has(key) && input.mapping.indexOf(key) === at ? key : null,
        );
        const missing = columns.find(({ key, isRequired }) => isRequired && !mapping.includes(key));
        if (missing !== undefined) throw problem("table.column.missing", { column: missing.label });
        const [first] = await store.listRows(tx, id, { after: 0, limit: 1 });
        if (input.hasHead && !row.is_of_records && first !== undefined && !isBlank(first.cells))
          await store.saveMapping(tx, row.kind, headsKey(first.cells), mapping);
        await store.setMapping(tx, id, mapping, input.hasHead && !row.is_of_records);
        await correct(tx, id, mapping, input.corrections);
        await store.deleteRowChecks(tx, id);
        await begin(tx, row, "checking");
        return show(tx, id, locale);
      }),

    commit: (session: Session, id: Id, locale: Locale): Promise<TableImport> =>
      database.write(session, async (tx) => {
        const row = await hold(tx, session, id);
        const counts = await store.countRows(tx, id);
        if (counts.some(({ state }) => state === "unchecked")) throw problem("table.not.checked");
        await begin(tx, row, "writing");
        await audit.record(tx, session, {
          action: "table.import",
          objectType: "tableImport",
          objectId: id,
          after: { kind: row.kind, params: row.params, fileName: row.file_name },
        });
        return show(tx, id, locale);
      }),

    /** Written rows stay; a cancelled check starts again when it is requested again. */
    cancel: (session: Session, id: Id, locale: Locale): Promise<TableImport> =>
      database.write(session, async (tx) => {
        const row = await store.lockImport(tx, id);
        if (row === undefined) throw problem("table.import.not.found");
        if (row.job_id !== null && (row.state === "checking" || row.state === "writing")) {
          await store.moveImport(tx, id, ["checking"], "mapping");
          await store.moveImport(tx, id, ["writing"], "cancelled");
          await jobs.cancel(tx, row.job_id);
        }
        return show(tx, id, locale);
      }),
  };
};
export type ImportTables = ReturnType<typeof importTables>;
