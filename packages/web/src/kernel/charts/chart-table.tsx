import { useTranslation } from "../translation.ts";
import styles from "./chart.module.css";
import type { ChartData } from "./chart-data.ts";
import type { ChartFigures } from "./chart-figures.ts";
import { visibleRows } from "./chart-rows.ts";

interface ChartTableProps {
  readonly data: ChartData;
  readonly say: ChartFigures;
  /** Opens what a value counts. */
  readonly onPick?: (series: number, at: number) => void;
}

/** The same numbers to read, reached and scrolled by keys. */
export const ChartTable = ({ data, say, onPick }: ChartTableProps) => {
  const t = useTranslation();
  const heads = data.series.flatMap(({ key, name }) =>
    data.kind === "share"
      ? [
          { key, name },
          { key: `${key} share`, name: t("charts.shareOfAll") },
        ]
      : [{ key, name }],
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys (WCAG 2.1.1).
    <section className={styles.table} tabIndex={0} aria-label={data.title}>
      <table>
        <caption className="visually-hidden">{data.title}</caption>
        <thead>
          <tr>
            <th scope="col">{data.axis.heading}</th>
            {heads.map(({ key, name }) => (
              <th scope="col" key={key} className={styles.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visibleRows(data, say).map(({ key, place, cells }, row) => (
            <tr key={key}>
              <th scope="row">{place}</th>
              {cells.map((cell, column) => {
                const series = data.kind === "share" ? 0 : column;
                const isOpened = onPick && !(data.kind === "share" && column % 2 === 1);
                return (
                  <td key={heads[column]?.key} className={styles.number}>
                    {isOpened && (data.series[series]?.values[row] ?? 0) !== 0 ? (
                      <button
                        type="button"
                        className={styles.pick}
                        aria-label={`${cell}: ${heads[column]?.name ?? ""}, ${place}`}
                        onClick={() => onPick(series, row)}
                      >
                        {cell}
                      </button>
                    ) : (
                      cell
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
