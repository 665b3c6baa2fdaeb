import type { AnalysisAnswer, Tile } from "@benchleaf/contract";
import { useMemo } from "react";
import type { ChartData } from "../../../../kernel/charts/chart-data.ts";
import { ChartDrawing } from "../../../../kernel/charts/chart-drawing.tsx";
import { chartState } from "../../../../kernel/charts/chart-facts.ts";
import type { ChartFigures } from "../../../../kernel/charts/chart-figures.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import type { DrillTarget, Place } from "../work/drill-target.ts";
import styles from "./board.module.css";
import { TileNumber } from "./tile-number.tsx";
import { TileTable } from "./tile-table.tsx";

interface TileContentProps {
  readonly tile: Tile;
  readonly title: string;
  readonly answer: AnalysisAnswer;
  readonly data: ChartData | null;
  readonly figures: ChartFigures;
  readonly isTable: boolean;
  readonly targetOf: (place: Place) => DrillTarget | null;
  readonly onOpen: (target: DrillTarget) => void;
  readonly onFollow: (target: DrillTarget) => void;
}

/** The place of a clicked part: hours and cells are rows of the answer, all others columns. */
const placeOf = (data: ChartData, answer: AnalysisAnswer, series: number, at: number): Place => {
  if (data.kind === "heat") return { at: series, beside: at };
  return answer.axes.length > 1 ? { at, beside: series } : { at };
};

/** A number, a table, or a drawing whose parts can be clicked. */
export const TileContent = (props: TileContentProps) => {
  const { tile, answer, data, figures, isTable, targetOf, onFollow } = props;
  const t = useTranslation();
  const state = useMemo(() => (data === null ? null : chartState(data).kind), [data]);
  if (tile.chart === "number" || data === null) return <TileNumber {...props} />;
  if (state === "empty" || state === "unknown")
    return <p className={styles.nothing}>{t("dashboards.nothing")}</p>;
  if (isTable || tile.chart === "table" || state === "one") return <TileTable {...props} />;
  return (
    <ChartDrawing
      isFilling
      data={data}
      say={figures}
      onPick={(series, at) => {
        const target = targetOf(placeOf(data, answer, series, at));
        if (target !== null) onFollow(target);
      }}
    />
  );
};
