import { Readable } from "node:stream";
import { columnsOfTable, type Locale, type TableFormat, type TableKindKey } from "@benchleaf/contract";
import { tablePhrasesIn } from "@benchleaf/phrases";
import type { Session } from "../../kernel/context.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { FileAnswer } from "../../kernel/mount.ts";
import { problem } from "../../kernel/problem.ts";
import { writeTable } from "../../kernel/tables/write-table.ts";
import { sheetColumns, shownValue } from "./tables.present.ts";
import {
  admit,
  callOf,
  type FindKind,
  type OwnColumn,
  ownColumnsOf,
  paramsOf,
  type TableCall,
  type TableExporting,
} from "./tables.service.ts";

const endings: Readonly<Record<TableFormat, string>> = {
  csv: "csv",
  xlsx: "xlsx",
  fasta: "fasta",
  genbank: "gb",
};

/** @throws request.invalid */
const readParams = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw problem("request.invalid", { issues: [{ path: "query.params", message: "not JSON" }] });
  }
};

/** Records to export: the same that a list shows, in the user's language. */
export const exportTables = ({ database, audit }: Pick<Kernel, "database" | "audit">, findKind: FindKind) => {
  async function* cellsOf(
    kind: TableKindKey,
    exporting: TableExporting<TableCall["params"]>,
    call: TableCall,
    own: readonly OwnColumn[],
  ) {
    const columns = columnsOfTable(kind);
    for await (const records of exporting.records(call))
      yield records.map((record) => [
        ...columns.map((column) => {
          const value = record[column.key] ?? null;
          return typeof value === "string" ? shownValue(call.locale, kind, column, value) : value;
        }),
        ...own.map(({ key }) => record[key] ?? null),
      ]);
  }

  return {
    async export(
      session: Session,
      key: TableKindKey,
      { format, params }: { format: TableFormat; params: string },
      locale: Locale,
    ): Promise<FileAnswer> {
      const kind = findKind(key);
      const call = callOf(session, locale, paramsOf(kind, readParams(params)));
      const { exporting } = kind;
      const own = await database.write(session, async (tx) => {
        await admit(tx, kind, "exporting", call);
        await audit.record(tx, session, {
          action: "table.export",
          objectType: "tenant",
          objectId: session.tenantId,
          after: { kind: key, format, params: call.params },
        });
        return ownColumnsOf(tx, kind, call.params);
      });
      const fileName = `${tablePhrasesIn(locale)[`kind-${key}`]}.${endings[format]}`;
      if (format === "csv" || format === "xlsx") {
        const tooLong = tablePhrasesIn(locale).cellTooLong;
        return {
          fileName,
          ...writeTable(format, sheetColumns(key, locale, own), cellsOf(key, exporting!, call, own), tooLong),
        };
      }
      const write = exporting?.writings?.[format];
      if (write === undefined) throw problem("table.kind.one.way");
      return { fileName, contentType: "text/plain; charset=utf-8", body: Readable.from(write(call)) };
    },

    /** With parameters also the team's own columns of where the records will belong. */
    async template(
      session: Session,
      key: TableKindKey,
      { format, params }: { format: "csv" | "xlsx"; params?: string | undefined },
      locale: Locale,
    ): Promise<FileAnswer> {
      const kind = findKind(key);
      if (kind.importing === undefined) throw problem("table.kind.one.way");
      const call = params === undefined ? null : callOf(session, locale, paramsOf(kind, readParams(params)));
      const own =
        call === null
          ? []
          : await database.read(session, async (q) => {
              await admit(q, kind, "importing", call);
              return ownColumnsOf(q, kind, call.params);
            });
      const heads = sheetColumns(key, locale, own);
      const columns = [...columnsOfTable(key), ...own].map((column, at) => ({ ...column, ...heads[at]! }));
      const asked = columns.filter(({ isComputed }) => isComputed !== true);
      async function* example() {
        yield [asked.map((column) => shownValue(locale, key, column, column.example))];
      }
      return {
        fileName: `${tablePhrasesIn(locale)[`kind-${key}`]}.${format}`,
        ...writeTable(format, asked, example()),
      };
    },
  };
};
export type ExportTables = ReturnType<typeof exportTables>;
