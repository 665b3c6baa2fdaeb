import {
  type AnalysisSetKey,
  analysisSetOf,
  chartKinds,
  chosenMeasure,
  measureLabel,
  measuresOfSet,
  setField,
  type Tile,
  tileTitle,
  timeLabel,
} from "@benchleaf/contract";
import { Button, Input, InputNumber, Select } from "antd";
import { useState } from "react";
import { SidePanel } from "../../../../kernel/parts/side-panel.tsx";
import { useTranslation } from "../../../../kernel/translation.ts";
import { type BoardContext, useSets } from "../dashboards.queries.ts";
import { fitTile, newTile } from "../work/fit-query.ts";
import styles from "./board.module.css";
import { BuilderFilters } from "./builder-filters.tsx";
import { BuilderGroups } from "./builder-groups.tsx";
import { Field } from "./field.tsx";
import { PeriodField } from "./period-field.tsx";
import { TileCard } from "./tile-card.tsx";
import { useTileWords } from "./use-tile-words.ts";

interface TileBuilderProps {
  readonly tile: Tile;
  readonly context: BoardContext;
  readonly isNew: boolean;
  readonly onDone: (tile: Tile) => void;
  readonly onClose: () => void;
}

/** A tile without the filters that have no value yet. */
const asked = (tile: Tile): Tile => ({
  ...tile,
  query: { ...tile.query, filters: tile.query.filters.filter(({ values }) => values.length > 0) },
});

/** Chooses what a tile counts and how it is drawn, with the result above the fields. */
export const TileBuilder = ({ tile: initial, context, isNew, onDone, onClose }: TileBuilderProps) => {
  const t = useTranslation();
  const { say } = useTileWords();
  const [tile, setTile] = useState(initial);
  const { data: sets = [] } = useSets();
  const { query } = tile;
  const change = (part: Partial<Tile>) => setTile(fitTile({ ...tile, ...part }));
  const ask = (part: Partial<Tile["query"]>) => change({ query: { ...query, ...part } });
  const chooseSet = (set: AnalysisSetKey) => {
    const { query: fresh } = newTile(set, 0);
    change({ query: fresh, chart: tile.chart === "heat" ? "bars" : tile.chart });
  };
  const offered = sets.filter((set) => context.projectId === null || setField(set, "project") !== undefined);
  const shown = asked(tile);
  const hasMoney = chosenMeasure(query.set, query.measure)?.keys?.within !== undefined;
  return (
    <SidePanel
      open
      size={720}
      title={t(isNew ? "dashboards.addTile" : "dashboards.editTile")}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={() => onDone(shown)}>
          {t("dashboards.apply")}
        </Button>
      }
    >
      <div className={styles.builder}>
        <section className={styles.preview} aria-label={t("dashboards.preview")}>
          <TileCard tile={shown} context={context} board={null} />
        </section>
        <div className={styles.fields}>
          <Field label={t("dashboards.set")}>
            {(id) => (
              <Select<AnalysisSetKey>
                id={id}
                showSearch={{ optionFilterProp: "label" }}
                value={query.set}
                options={offered.map((value) => ({ value, label: say(`set-${value}`) }))}
                onChange={chooseSet}
              />
            )}
          </Field>
          <Field label={t("dashboards.measure")}>
            {(id) => (
              <Select
                id={id}
                value={query.measure}
                options={measuresOfSet(query.set).map((value) => ({
                  value,
                  label: measureLabel(say, query.set, value),
                }))}
                onChange={(measure) => ask({ measure })}
              />
            )}
          </Field>
          <Field label={t("dashboards.chart")}>
            {(id) => (
              <Select
                id={id}
                value={tile.chart}
                options={chartKinds.map((value) => ({ value, label: t(`dashboards.chart-${value}`) }))}
                onChange={(chart) => change({ chart })}
              />
            )}
          </Field>
          {tile.chart !== "number" && (
            <BuilderGroups tile={tile} say={say} onChange={(groups) => ask({ groups })} />
          )}
          <Field label={t("dashboards.time")}>
            {(id) => (
              <Select
                id={id}
                value={query.time}
                options={Object.keys(analysisSetOf(query.set).times).map((value) => ({
                  value,
                  label: timeLabel(say, value),
                }))}
                onChange={(time) => ask({ time })}
              />
            )}
          </Field>
          <div className={styles.wideField}>
            <span className={styles.help}>{t("dashboards.tilePeriod")}</span>
            <PeriodField
              hasBoard
              label={t("dashboards.tilePeriod")}
              value={query.period}
              onChange={(period) => ask({ period })}
            />
          </div>
          <BuilderFilters
            filters={query.filters}
            set={query.set}
            projectId={context.projectId}
            say={say}
            onChange={(filters) => setTile({ ...tile, query: { ...query, filters } })}
          />
          {hasMoney && <p className={styles.help}>{t("dashboards.needsCurrency")}</p>}
          {query.groups.some((group) => "field" in group) && (
            <Field label={t("dashboards.mostNames")}>
              {(id) => (
                <InputNumber
                  id={id}
                  min={2}
                  max={50}
                  value={query.most}
                  onChange={(most) => most !== null && ask({ most })}
                />
              )}
            </Field>
          )}
          <Field isWide label={t("dashboards.tileTitle")} help={t("dashboards.tileTitleHelp")}>
            {(id) => (
              <Input
                id={id}
                maxLength={100}
                value={tile.title}
                placeholder={tileTitle(say, { ...shown, title: "" })}
                onChange={(event) => setTile({ ...tile, title: event.target.value })}
              />
            )}
          </Field>
        </div>
      </div>
    </SidePanel>
  );
};
