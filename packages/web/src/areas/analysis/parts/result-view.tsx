import type { AnalysisResult } from "@benchleaf/bio";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { cellText } from "../work/headline-text.ts";
import styles from "./analysis.module.css";

/** The tables of a result and what is to be known about it. */
export const ResultView = ({ result }: { readonly result: AnalysisResult }) => {
  const t = useTranslation();
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
        <section
          key={`${key} ${name ?? ""}`}
          className={styles.scroll}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1).
          tabIndex={0}
          aria-label={t(`analysis.table-${key}` as PhraseKey)}
        >
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
                    <td key={columns[place]}>{cellText(t, cell, columns[place] ?? "")}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  );
};
