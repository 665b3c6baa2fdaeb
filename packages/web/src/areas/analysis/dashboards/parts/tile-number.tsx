import { ArrowDownOutlined, ArrowUpOutlined, MinusOutlined } from "@ant-design/icons";
import type { AnalysisAnswer, Tile } from "@benchleaf/contract";
import { useMemo } from "react";
import { chartFigures } from "../../../../kernel/charts/chart-figures.ts";
import { usePreferences } from "../../../../kernel/preferences.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { chartMeasure } from "../work/chart-of-answer.ts";
import type { DrillTarget, Place } from "../work/drill-target.ts";
import styles from "./board.module.css";
import { DrillLink } from "./drill-link.tsx";
import { useTileWords } from "./use-tile-words.ts";

interface TileNumberProps {
  readonly tile: Tile;
  readonly answer: AnalysisAnswer;
  readonly targetOf: (place: Place) => DrillTarget | null;
  readonly onOpen: (target: DrillTarget) => void;
}

/** One large number, with how it compares to the period before. */
export const TileNumber = ({ tile, answer, targetOf, onOpen }: TileNumberProps) => {
  const t = useTranslation();
  const { sayUnit } = useTileWords();
  const { locale, timezone } = usePreferences();
  const say = useMemo(() => chartFigures(locale, timezone), [locale, timezone]);
  const measure = chartMeasure(tile.query, sayUnit);
  const value = answer.total === null ? "–" : say.value(measure, answer.total);
  const change = answer.previous === null || answer.total === null ? null : answer.total - answer.previous;
  const trend = (difference: number) => {
    if (difference === 0) return [<MinusOutlined key="same" aria-hidden />, t("dashboards.trendSame")];
    const amount = say.value(measure, Math.abs(difference));
    return difference > 0
      ? [<ArrowUpOutlined key="up" aria-hidden />, t("dashboards.trendUp", { value: amount })]
      : [<ArrowDownOutlined key="down" aria-hidden />, t("dashboards.trendDown", { value: amount })];
  };
  return (
    <div className={styles.number}>
      <DrillLink target={targetOf({})} label={`${value}: ${t("dashboards.showAll")}`} onOpen={onOpen}>
        <strong>{value}</strong>
      </DrillLink>
      {change !== null && <span className={styles.trend}>{trend(change)}</span>}
    </div>
  );
};
