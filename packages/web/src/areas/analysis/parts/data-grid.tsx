import type { AnalysisContent } from "@benchleaf/contract";
import { MAX_ANALYSIS_COLUMNS, MAX_ANALYSIS_ROWS } from "@benchleaf/contract";
import { Button, Pagination } from "antd";
import { type ClipboardEvent, useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { cellsOfText, pasteInto } from "../work/paste-table.ts";
import styles from "./analysis.module.css";

type Table = AnalysisContent["table"];
type Excluded = readonly AnalysisContent["spec"]["excluded"][number][];

const ROWS_SHOWN = 40;

interface DataGridProps {
  readonly table: Table;
  /** Cells that the calculation leaves out. */
  readonly excluded: Excluded;
  readonly columnName: (number: number) => string;
  readonly onChange: (table: Table) => void;
  readonly onExclude: (excluded: Excluded) => void;
}

/** The table in which values are typed and pasted, forty rows at a time. */
export const DataGrid = ({ table, excluded, columnName, onChange, onExclude }: DataGridProps) => {
  const t = useTranslation();
  const [page, setPage] = useState(1);
  const [focused, setFocused] = useState<Excluded[number] | null>(null);
  const isLeftOut = (cell: Excluded[number]): boolean =>
    excluded.some(({ row, columnId }) => row === cell.row && columnId === cell.columnId);
  const toggle = () => {
    if (focused === null) return;
    const others = excluded.filter(
      ({ row, columnId }) => row !== focused.row || columnId !== focused.columnId,
    );
    onExclude(isLeftOut(focused) ? others : [...others, focused]);
  };
  const start = (page - 1) * ROWS_SHOWN;
  const write = (row: number, column: number, value: string) =>
    onChange({
      ...table,
      rows: table.rows.map((cells, i) =>
        i === row ? table.columns.map((_, j) => (j === column ? value : (cells[j] ?? ""))) : cells,
      ),
    });
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const text = event.clipboardData.getData("text/plain");
    if (!/[\t\n]/.test(text)) return;
    event.preventDefault();
    onChange(pasteInto(table, { row, column }, cellsOfText(text), columnName));
  };
  const addColumn = () => {
    const taken = new Set(table.columns.map(({ id }) => id));
    let number = 1;
    while (taken.has(`c${number}`)) number++;
    const columns = [...table.columns, { id: `c${number}`, name: columnName(table.columns.length + 1) }];
    onChange({ columns, rows: table.rows.map((row) => [...row, ""]) });
  };
  return (
    <>
      <div className={styles.scroll}>
        <table className={styles.grid}>
          <thead>
            <tr>
              <th scope="col" aria-label="#" />
              {table.columns.map((column, index) => (
                <th key={column.id} scope="col">
                  <input
                    aria-label={t("analysis.columnName", { column: index + 1 })}
                    value={column.name}
                    maxLength={100}
                    onChange={({ target }) =>
                      onChange({
                        ...table,
                        columns: table.columns.map((one) =>
                          one.id === column.id ? { ...one, name: target.value } : one,
                        ),
                      })
                    }
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.slice(start, start + ROWS_SHOWN).map((cells, index) => {
              const row = start + index;
              return (
                <tr key={row}>
                  <th scope="row">{row + 1}</th>
                  {table.columns.map((column, place) => (
                    <td key={column.id} data-excluded={isLeftOut({ row, columnId: column.id })}>
                      <input
                        aria-label={t(
                          isLeftOut({ row, columnId: column.id }) ? "analysis.cellExcluded" : "analysis.cell",
                          { column: column.name, row: row + 1 },
                        )}
                        onFocus={() => setFocused({ row, columnId: column.id })}
                        value={cells[place] ?? ""}
                        maxLength={200}
                        onChange={({ target }) => write(row, place, target.value)}
                        onPaste={(event) => paste(event, row, place)}
                      />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <div className={styles.line}>
        <Button
          size="small"
          disabled={table.rows.length >= MAX_ANALYSIS_ROWS}
          onClick={() => onChange({ ...table, rows: [...table.rows, table.columns.map(() => "")] })}
        >
          {t("analysis.addRow")}
        </Button>
        <Button size="small" disabled={table.columns.length >= MAX_ANALYSIS_COLUMNS} onClick={addColumn}>
          {t("analysis.addColumn")}
        </Button>
        <Button size="small" disabled={focused === null} onClick={toggle}>
          {t(focused !== null && isLeftOut(focused) ? "analysis.include" : "analysis.exclude")}
        </Button>
        {table.rows.length > ROWS_SHOWN && (
          <Pagination
            size="small"
            current={page}
            pageSize={ROWS_SHOWN}
            total={table.rows.length}
            showSizeChanger={false}
            onChange={setPage}
          />
        )}
      </div>
    </>
  );
};
