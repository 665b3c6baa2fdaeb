import { BarChartOutlined, TableOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useId, useMemo, useState } from "react";
import { usePreferences } from "../preferences.ts";
import { useTranslation } from "../translation.ts";
import styles from "./chart.module.css";
import type { ChartData } from "./chart-data.ts";
import { ChartDrawing } from "./chart-drawing.tsx";
import { chartState } from "./chart-facts.ts";
import { chartFigures } from "./chart-figures.ts";
import { ChartMenu } from "./chart-menu.tsx";
import { ChartTable } from "./chart-table.tsx";

interface ChartProps {
  /** Must be the same object as long as its content is the same. */
  readonly data: ChartData;
  /** Shown while there is nothing to draw; a text of the page is more helpful than the default. */
  readonly emptyText?: string;
  /** Below a heading of the page's own it is 3. */
  readonly headingLevel?: 2 | 3;
  /** Opens what a value counts: by a click on its part of the drawing, or by its number in the table. */
  readonly onPick?: (series: number, at: number) => void;
}

/** Numbers as a drawing or as a table, with their title and the ways to take them along. */
export const Chart = ({ data, emptyText, headingLevel = 2, onPick }: ChartProps) => {
  const t = useTranslation();
  const { locale, timezone } = usePreferences();
  const say = useMemo(() => chartFigures(locale, timezone), [locale, timezone]);
  const [isTable, setTable] = useState(false);
  const titleId = useId();
  const state = chartState(data);
  const Heading = `h${headingLevel}` as const;
  const content = () => {
    if (state.kind === "empty") return <p className={styles.nothing}>{emptyText ?? t("charts.empty")}</p>;
    if (isTable) return <ChartTable data={data} say={say} {...(onPick && { onPick })} />;
    if (state.kind === "unknown") return <p className={styles.nothing}>{t("charts.unknown")}</p>;
    if (state.kind === "drawn") return <ChartDrawing data={data} say={say} {...(onPick && { onPick })} />;
    return (
      <p className={styles.one}>
        <strong>
          {onPick ? (
            <button
              type="button"
              className={styles.pick}
              onClick={() => onPick(data.series.indexOf(state.series), state.fact.at)}
            >
              {say.value(data.measure, state.fact.value)}
            </button>
          ) : (
            say.value(data.measure, state.fact.value)
          )}
        </strong>
        <span>
          {state.series.name} · {say.place(data.axis, state.fact.at)}
        </span>
      </p>
    );
  };
  return (
    <section className={styles.chart} aria-labelledby={titleId}>
      <div className={styles.head}>
        <Heading id={titleId}>{data.title}</Heading>
        {state.kind !== "empty" && (
          <div className={styles.actions}>
            <Button
              size="small"
              type="text"
              icon={isTable ? <BarChartOutlined /> : <TableOutlined />}
              onClick={() => setTable(!isTable)}
              aria-label={t(isTable ? "charts.asChartOf" : "charts.asTableOf", { title: data.title })}
            >
              {t(isTable ? "charts.asChart" : "charts.asTable")}
            </Button>
            <ChartMenu data={data} say={say} hasPicture={state.kind === "drawn"} />
          </div>
        )}
      </div>
      {content()}
    </section>
  );
};
