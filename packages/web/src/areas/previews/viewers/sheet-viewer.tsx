import { Segmented } from "antd";
import { useMemo, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ViewerBar } from "../../../ui/viewer-bar.tsx";
import { useReading } from "../hooks/use-reading.ts";
import { DataGrid } from "../parts/data-grid.tsx";
import { ReadView } from "../parts/read-view.tsx";
import type { Sheet } from "../reading/read-sheets.ts";
import type { ViewerProps } from "./viewer.ts";

/** @example letterOf(27) // "AB" */
const letterOf = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : letterOf(Math.floor(column / 26) - 1) + letterOf(column % 26);

const Workbook = ({ sheets, label }: { sheets: readonly Sheet[]; label: string }) => {
  const t = useTranslation();
  const format = useFormat();
  const [shown, setShown] = useState(0);
  const sheet = sheets[shown];
  const columns = useMemo(
    () => sheet?.rows.reduce((most, row) => Math.max(most, row.length), 0) ?? 0,
    [sheet],
  );
  const head = useMemo(() => Array.from({ length: columns }, (_, column) => letterOf(column)), [columns]);
  return (
    <>
      <ViewerBar
        facts={t("previews.sheetFacts", {
          rows: format.number(sheet?.rows.length ?? 0),
          columns: format.number(columns),
        })}
      >
        {sheets.length > 1 && (
          <Segmented
            aria-label={t("previews.sheets")}
            value={shown}
            options={sheets.map(({ name }, value) => ({ label: name, value }))}
            onChange={setShown}
          />
        )}
      </ViewerBar>
      {sheet && sheet.rows.length > 0 ? (
        <DataGrid
          key={shown}
          label={`${label} – ${sheet.name}`}
          head={head}
          rows={sheet.rows}
          firstNumber={1}
        />
      ) : (
        <EmptyState title={t("previews.sheetEmpty")} />
      )}
    </>
  );
};

/** A workbook, sheet by sheet. */
export default function SheetViewer({ page, address }: ViewerProps) {
  const { data, fault } = useReading({ kind: "sheets", address, bytes: page.bytes ?? 0 });
  return (
    <ReadView page={page} data={data} fault={fault}>
      {(sheets) => <Workbook sheets={sheets} label={page.file.name} />}
    </ReadView>
  );
}
