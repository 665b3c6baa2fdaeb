import { useMemo } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { ViewerBar } from "../../../ui/viewer-bar.tsx";
import { useReading } from "../hooks/use-reading.ts";
import { DataGrid } from "../parts/data-grid.tsx";
import { PartNote } from "../parts/part-note.tsx";
import { ReadView } from "../parts/read-view.tsx";
import type { ReadTable } from "../reading/read-table.ts";
import type { ViewerProps } from "./viewer.ts";

const names: Readonly<Record<ReadTable["delimiter"], PhraseKey>> = {
  "\t": "previews.delimiter_tab",
  ",": "previews.delimiter_comma",
  ";": "previews.delimiter_semicolon",
  "|": "previews.delimiter_bar",
};

const Table = ({ table, page }: { table: ReadTable } & Pick<ViewerProps, "page">) => {
  const t = useTranslation();
  const format = useFormat();
  const columns = useMemo(() => table.rows.reduce((most, row) => Math.max(most, row.length), 0), [table]);
  const head = useMemo(
    () => Array.from({ length: columns }, (_, column) => table.rows[0]?.[column] ?? ""),
    [table, columns],
  );
  const rows = useMemo(() => table.rows.slice(1), [table]);
  return (
    <>
      <ViewerBar
        facts={t("previews.tableFacts", {
          rows: format.number(rows.length),
          columns: format.number(columns),
          delimiter: t(names[table.delimiter]),
          encoding: table.encoding,
        })}
      />
      {!table.isWhole && <PartNote shown={table.shownBytes} all={page.bytes ?? 0} />}
      <DataGrid label={page.file.name} head={head} rows={rows} firstNumber={1} />
    </>
  );
};

/** CSV and its kin as the table that they mean. */
export default function TableViewer({ page, address }: ViewerProps) {
  const job = { kind: "table", address, bytes: page.bytes ?? 0, name: page.file.name } as const;
  const { data, fault } = useReading(job);
  return (
    <ReadView page={page} data={data} fault={fault}>
      {(table) => <Table table={table} page={page} />}
    </ReadView>
  );
}
