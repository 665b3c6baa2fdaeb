import { useTranslation } from "../translation.ts";
import styles from "./chart.module.css";
import type { ChartData } from "./chart-data.ts";
import type { ChartFigures } from "./chart-figures.ts";
import { visibleRows } from "./chart-rows.ts";

interface ChartTableProps {
  readonly data: ChartData;
  readonly say: ChartFigures;
}

/** The same numbers to read, reached and scrolled by keys. */
export const ChartTable = ({ data, say }: ChartTableProps) => {
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
          {visibleRows(data, say).map(({ key, place, cells }) => (
            <tr key={key}>
              <th scope="row">{place}</th>
              {cells.map((cell, at) => (
                <td key={heads[at]?.key} className={styles.number}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
