import type { TableFaultWire, TableImport } from "@benchleaf/contract";
import { Button, Input } from "antd";
import { useState } from "react";
import { useFormat } from "../format.ts";
import { useTranslation } from "../translation.ts";
import { faultsFirst } from "./faults-first.ts";
import styles from "./tables.module.css";
import { type TableImporting, type TableRows, useBadRows } from "./use-table-import.ts";

type Row = TableRows[number];
type Corrections = ReadonlyMap<
  string,
  { readonly row: number; readonly column: string; readonly value: string }
>;

interface CheckStepProps {
  readonly job: TableImport;
  readonly importing: Pick<TableImporting, "isSending" | "check" | "commit">;
  readonly onBack: () => void;
}

const keyOf = (row: number, column: string): string => `${row}/${column}`;
const faultsIn = ({ faults }: Row, column: string | null): readonly TableFaultWire[] =>
  faults.filter((fault) => fault.column === column);

interface CellProps {
  readonly row: Row;
  readonly column: TableImport["columns"][number];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A cell with what is wrong in it, to be corrected in its place; one that is good is only shown. */
const Cell = ({ row, column, value, onChange }: CellProps) => {
  const t = useTranslation();
  const faults = faultsIn(row, column.key);
  if (faults.length === 0) return <td className={styles.sample}>{row.cells[column.key]}</td>;
  const id = `fault-${row.number}-${column.key}`;
  return (
    <td className={styles.bad}>
      <Input
        status="error"
        value={value}
        aria-label={t("tables.cell", { row: String(row.number), column: column.label })}
        aria-describedby={id}
        aria-invalid
        onChange={({ target }) => onChange(target.value)}
      />
      <div id={id} className={styles.fault}>
        {faults.map(({ message }) => message).join(" ")}
      </div>
    </td>
  );
};

/** Every row has its verdict: what is wrong is marked in its cell and corrected there, and the rest can be written. */
export const CheckStep = ({ job, importing, onBack }: CheckStepProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { rows, hasNextPage, fetchNextPage } = useBadRows(job.id);
  const [corrections, setCorrections] = useState<Corrections>(new Map());
  const columns = faultsFirst(
    job.columns.filter(({ key }) => job.mapping.includes(key)),
    rows,
  );
  const correct = (row: number, column: string, value: string) =>
    setCorrections((now) => new Map(now).set(keyOf(row, column), { row, column, value }));
  const { good, present, bad } = job.counts;
  return (
    <div className={styles.stack}>
      <p role="status" className={styles.verdict}>
        {t("tables.verdict", {
          good: format.number(good),
          present: format.number(present),
          bad: format.number(bad),
        })}
      </p>
      {rows.length > 0 && (
        <>
          <p className={styles.hint}>{t("tables.correctHint")}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
          <section className={styles.scroll} tabIndex={0} aria-label={t("tables.badRows")}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{t("tables.row")}</th>
                  {columns.map(({ key, label }) => (
                    <th key={key} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.number}>
                    <th scope="row">
                      {row.number}
                      {faultsIn(row, null).map(({ code, message }) => (
                        <div key={code} className={styles.fault}>
                          {message}
                        </div>
                      ))}
                    </th>
                    {columns.map((column) => (
                      <Cell
                        key={column.key}
                        row={row}
                        column={column}
                        value={
                          corrections.get(keyOf(row.number, column.key))?.value ?? row.cells[column.key] ?? ""
                        }
                        onChange={(value) => correct(row.number, column.key, value)}
                      />
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            {hasNextPage && <Button onClick={() => void fetchNextPage()}>{t("tables.more")}</Button>}
          </section>
        </>
      )}
      <div className={styles.line}>
        <Button onClick={onBack}>{t("tables.back")}</Button>
        <span className={styles.end} />
        {bad > 0 && (
          <Button
            type={corrections.size > 0 ? "primary" : "default"}
            loading={importing.isSending}
            disabled={corrections.size === 0}
            onClick={() => {
              const { mapping, hasHead } = job;
              void importing.check({ mapping, hasHead, corrections: [...corrections.values()] });
              setCorrections(new Map());
            }}
          >
            {t("tables.checkAgain")}
          </Button>
        )}
        <Button
          type={corrections.size > 0 ? "default" : "primary"}
          loading={importing.isSending}
          disabled={good === 0}
          onClick={() => void importing.commit()}
        >
          {t("tables.write", { count: format.number(good) })}
        </Button>
      </div>
    </div>
  );
};
