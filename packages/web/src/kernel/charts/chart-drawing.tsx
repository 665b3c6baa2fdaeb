import { useCallback, useMemo } from "react";
import { useMedia } from "../../ui/use-media.ts";
import { usePreferences } from "../preferences.ts";
import { useTranslation } from "../translation.ts";
import styles from "./chart.module.css";
import type { ChartData } from "./chart-data.ts";
import type { ChartFigures } from "./chart-figures.ts";
import { useChartLooks } from "./chart-looks.ts";
import { chartSummary } from "./chart-summary.ts";
import { ChartTable } from "./chart-table.tsx";
import type { PickedPart } from "./draw-chart.ts";
import { planChart } from "./plan-chart.ts";
import { type DrawingSize, useDrawing } from "./use-drawing.ts";

interface ChartDrawingProps {
  readonly data: ChartData;
  readonly say: ChartFigures;
  /** As high as its place instead of the usual height. */
  readonly isFilling?: boolean;
  /** A part was clicked. Whoever offers this offers the same by keys, e.g. in the table. */
  readonly onPick?: (series: number, at: number) => void;
}

/** The series and place of a clicked part, from how each kind numbers its parts. */
const pickedIn = (data: ChartData, { series, at, name }: PickedPart): [series: number, at: number] => {
  if (data.kind === "share") return [0, data.axis.places.indexOf(name)];
  const across = data.axis.places.length;
  return data.kind === "heat" ? [Math.floor(at / across), at % across] : [series, at];
};

/** The drawing with its summary for screen readers, from which the canvas itself is hidden. */
export const ChartDrawing = ({ data, say, isFilling = false, onPick }: ChartDrawingProps) => {
  const t = useTranslation();
  const looks = useChartLooks();
  const { timezone } = usePreferences();
  const isStill = useMedia("(prefers-reduced-motion: reduce)");
  const planFor = useCallback(
    (size: DrawingSize) => planChart(data, { looks, say, timezone, ...size, isStill, isPicture: false }),
    [data, looks, say, timezone, isStill],
  );
  const { place, state } = useDrawing(planFor, (part) => onPick?.(...pickedIn(data, part)));
  const summary = useMemo(() => chartSummary(data, say, t), [data, say, t]);
  if (state === "failed") {
    return (
      <>
        <p role="status">{t("charts.notDrawn")}</p>
        <ChartTable data={data} say={say} {...(onPick && { onPick })} />
      </>
    );
  }
  return (
    <div
      role="img"
      aria-label={summary}
      aria-busy={state === "waits"}
      className={isFilling ? styles.filling : styles.drawing}
    >
      <div ref={place} aria-hidden="true" className={styles.canvas} />
    </div>
  );
};
