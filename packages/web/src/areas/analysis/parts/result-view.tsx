import type { AnalysisResult, ResultCell } from "@benchleaf/bio";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import styles from "./analysis.module.css";

/** Five digits; a p value below the smallest that is written out is shown as below it. */
const numberText = (value: number, column: string): string => {
  if (/^p(Adjusted)?$/.test(column)) return value < 1e-4 ? value.toExponential(2) : value.toFixed(4);
  if (Number.isInteger(value)) return String(value);
  const size = Math.abs(value);
  return size >= 1e6 || size < 1e-4 ? value.toExponential(3) : String(Number(value.toPrecision(5)));
};

/** The tables of a result and what is to be known about it. */
export const ResultView = ({ result }: { readonly result: AnalysisResult }) => {
  const t = useTranslation();
  const textOf = (cell: ResultCell, column: string): string => {
    if (cell === null) return "–";
    if (typeof cell === "number") return numberText(cell, column);
    return typeof cell === "string" ? cell : t(`analysis.word-${cell.word}` as PhraseKey);
  };
  return (
    <>
      {result.remarks.length > 0 && (
        <ul className={styles.soft}>
          {result.remarks.map(({ code, ...about }) => (
            <li key={code}>{t(`analysis.remark-${code}` as PhraseKey, about)}</li>
          ))}
        </ul>
      )}
      {result.tables.map(({ key, name, columns, rows }) => (
        <div key={`${key} ${name ?? ""}`} className={styles.scroll}>
          <table className={styles.results}>
            <caption>
              {t(`analysis.table-${key}` as PhraseKey)}
              {name ? ` · ${name}` : ""}
            </caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {t(`analysis.head-${column}` as PhraseKey)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: because a row of a result has nothing but its place
                <tr key={index}>
                  {row.map((cell, place) => (
                    <td key={columns[place]}>{textOf(cell, columns[place] ?? "")}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
    </>
  );
};
