import { type AnalysisAnswer, groupLabel, measureLabel, placeLabel, type Tile } from "@benchleaf/contract";
import { useMemo } from "react";
import { chartFigures } from "../../../../kernel/charts/chart-figures.ts";
import { usePreferences } from "../../../../kernel/preferences.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { chartMeasure } from "../work/chart-of-answer.ts";
import type { DrillTarget, Place } from "../work/drill-target.ts";
import styles from "./board.module.css";
import { DrillLink } from "./drill-link.tsx";
import { useTileWords } from "./use-tile-words.ts";

interface TileTableProps {
  readonly tile: Tile;
  readonly title: string;
  readonly answer: AnalysisAnswer;
  readonly targetOf: (place: Place) => DrillTarget | null;
  readonly onOpen: (target: DrillTarget) => void;
}

/** The numbers of a chart; each of them is a link to what it counts, so that everything is reached by keys. */
export const TileTable = ({ tile, title, answer, targetOf, onOpen }: TileTableProps) => {
  const t = useTranslation();
  const { say, sayUnit } = useTileWords();
  const { locale, timezone } = usePreferences();
  const figures = useMemo(() => chartFigures(locale, timezone), [locale, timezone]);
  const { query } = tile;
  const measure = chartMeasure(query, sayUnit);
  const [first = [], second] = answer.axes;
  const [group] = query.groups;
  const label = (at: 0 | 1) => (place: (typeof first)[number]) =>
    placeLabel(say, query, place, { at, unit: answer.unit });
  const columns = second?.map((place) => ({
    key: `${place.key} ${place.isRest ?? ""}`,
    name: label(1)(place),
  })) ?? [{ key: "all", name: measureLabel(say, query.set, query.measure) }];
  const cell = (at: number, beside: number) => {
    const value = answer.values[at]?.[beside] ?? null;
    if (value === null) return "–";
    const shown = figures.value(measure, value);
    const target = targetOf(second === undefined ? { at } : { at, beside });
    return (
      <DrillLink
        target={value === 0 ? null : target}
        label={t("dashboards.showRecords", { place: target?.place ?? "", value: shown })}
        onOpen={onOpen}
      >
        {shown}
      </DrillLink>
    );
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys (WCAG 2.1.1).
    <section className={styles.table} tabIndex={0} aria-label={title}>
      <table>
        <thead>
          <tr>
            <th scope="col">{group === undefined ? "" : groupLabel(say, group)}</th>
            {columns.map(({ key, name }) => (
              <th scope="col" key={key}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first.map((place, at) => (
            <tr key={`${place.key} ${place.isRest ?? ""}`}>
              <th scope="row">{label(0)(place)}</th>
              {columns.map(({ key }, beside) => (
                <td key={key}>{cell(at, beside)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
