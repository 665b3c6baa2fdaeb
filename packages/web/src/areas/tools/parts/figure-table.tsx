import type { ReactNode } from "react";
import { markdownTable } from "../../../kernel/markdown.ts";
import styles from "./tools.module.css";

export interface FigureColumn {
  readonly head: string;
  /** Residues keep a monospace face; figures are at the right. */
  readonly kind?: "letters" | "figure";
}

interface FigureTableProps {
  readonly label: string;
  readonly columns: readonly FigureColumn[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  readonly chosen?: string | null;
}

/** Results in rows; the first column names the row. */
export const FigureTable = ({ label, columns, rows, chosen = null }: FigureTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keys must reach it
  <section className={styles.tableBox} tabIndex={0} aria-label={label}>
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ head, kind }) => (
            <th key={head} scope="col" className={kind === "figure" ? styles.number : ""}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key} data-chosen={key === chosen ? "yes" : "no"}>
            {cells.map((cell, index) => {
              const { kind, head = "" } = columns[index] ?? {};
              if (index === 0)
                return (
                  <th key={head} scope="row">
                    {cell}
                  </th>
                );
              const look = kind === "figure" ? styles.number : kind === "letters" ? styles.oligo : "";
              return (
                <td key={head} className={look}>
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** The same as tab-separated text. */
export const tableText = (
  columns: readonly FigureColumn[],
  rows: readonly { readonly cells: readonly ReactNode[] }[],
): string =>
  [columns.map(({ head }) => head), ...rows.map(({ cells }) => cells.map(String))]
    .map((row) => row.join("\t"))
    .join("\n");

/** The same as a table of Markdown. */
export const tablePage = (
  columns: readonly FigureColumn[],
  rows: readonly { readonly cells: readonly ReactNode[] }[],
): string =>
  markdownTable(
    columns.map(({ head }) => head),
    rows.map(({ cells }) => cells.map(String)),
  );
