import { EyeInvisibleOutlined, EyeOutlined } from "@ant-design/icons";
import type { Selection, SequenceRecord } from "@benchleaf/bio";
import { useVirtualizer } from "@tanstack/react-virtual";
import { Button, Input } from "antd";
import { useMemo, useRef, useState } from "react";
import { betweenCuts } from "../../../canvas/tracks.ts";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useAllEnzymes, useOwnEnzymes } from "../../../shared/sequences/use-own-enzymes.ts";
import type { AnalysisSettings } from "../analysis/analysis-settings.ts";
import shared from "../parts/side/annotation-list.module.css";
import { EnzymeFilters } from "./enzyme-filters.tsx";
import styles from "./enzyme-list.module.css";
import {
  countHiddenCuts,
  defaultEnzymeFilter,
  type EnzymeRow,
  enzymeRows,
  filterRows,
  showCuts,
} from "./enzyme-rows.ts";
import { EnzymeSetChoice } from "./enzyme-set-choice.tsx";
import { useDigestJob } from "./use-digest-job.ts";

interface EnzymeListProps {
  readonly record: SequenceRecord;
  readonly settings: AnalysisSettings;
  readonly setSettings: (next: AnalysisSettings) => void;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
}

const ROW_HEIGHT = 60;
const POSITIONS = 6;

/** Every enzyme with how often and where it cuts; which of them the views show. */
export const EnzymeList = ({ record, settings, setSettings, selection, onSelect }: EnzymeListProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { sequence, topology } = record;
  const [filter, setFilter] = useState(defaultEnzymeFilter);
  const own = useOwnEnzymes();
  const known = useAllEnzymes();
  const { answer } = useDigestJob(
    useMemo(
      () => ({ type: "cutters" as const, molecule: { sequence, topology }, methylation: [], own }),
      [sequence, topology, own],
    ),
  );
  const all = useMemo(
    () => (answer ? enzymeRows(known, answer, settings.enzymes) : null),
    [known, answer, settings.enzymes],
  );
  const rows = useMemo(() => filterRows(all ?? [], filter), [all, filter]);
  const hidden = useMemo(() => countHiddenCuts(all ?? []), [all]);
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  });
  const show = (next: AnalysisSettings["enzymes"]) => setSettings({ ...settings, enzymes: next });
  /** The next of its cuts after the caret, then round again; with Shift all from the caret to there. */
  const goTo = ({ positions }: EnzymeRow, isShift: boolean) => {
    const next = positions.find((position) => position > selection.start) ?? positions[0];
    if (next === undefined) return;
    const size = sequence.length;
    const start = next % Math.max(1, size);
    const isCircular = record.topology === "circular";
    onSelect(isShift ? betweenCuts(selection.start, start, size, isCircular) : { start, length: 0 });
  };
  return (
    <div className={shared.listPane}>
      <div className={shared.head}>
        <h2 className={shared.title}>{t("digest.listTitle", { number: format.number(rows.length) })}</h2>
      </div>
      <div className={styles.tools}>
        <Input
          size="small"
          value={filter.words}
          placeholder={t("digest.filter")}
          aria-label={t("digest.filter")}
          onChange={({ target }) => setFilter({ ...filter, words: target.value })}
        />
        <EnzymeSetChoice
          chosen={filter.set}
          onChoose={(set) => setFilter({ ...filter, set })}
          onShow={(names) =>
            show({
              ...settings.enzymes,
              isShown: true,
              group: "chosen",
              chosen: names,
              added: [],
              hidden: [],
            })
          }
        />
        <EnzymeFilters filter={filter} onChange={setFilter} />
      </div>
      {all === null && <p className={shared.none}>{t("digest.searching")}</p>}
      {all !== null && rows.length === 0 && <p className={shared.none}>{t("digest.noneFits")}</p>}
      <div className={shared.scroller} ref={scroller}>
        <ul className={shared.list} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map((item) => {
            const row = rows[item.index];
            return row ? (
              <Row
                key={row.name}
                row={row}
                top={item.start}
                onGo={(isShift) => goTo(row, isShift)}
                onShow={(isShown) => show(showCuts(settings.enzymes, row.name, isShown))}
              />
            ) : null;
          })}
        </ul>
      </div>
      {hidden > 0 && (
        <p className={styles.foot}>
          {t("digest.hiddenCuts", { number: format.number(hidden) })}{" "}
          <Button
            size="small"
            type="link"
            onClick={() =>
              show({ ...settings.enzymes, isShown: true, group: "all", cutters: "any", hidden: [] })
            }
          >
            {t("digest.showAllCuts")}
          </Button>
        </p>
      )}
    </div>
  );
};

interface RowProps {
  readonly row: EnzymeRow;
  readonly top: number;
  readonly onGo: (isShift: boolean) => void;
  readonly onShow: (isShown: boolean) => void;
}

const Row = ({ row, top, onGo, onShow }: RowProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { name, enzyme, count, positions, overhang, isShown } = row;
  const places = positions.slice(0, POSITIONS).map((position) => format.number(position));
  const word = t(isShown ? "digest.hideEnzyme" : "digest.showEnzyme", { name });
  const ends = overhang
    ? overhang.kind === "blunt"
      ? t("digest.blunt")
      : `${t(overhang.kind === "5'" ? "digest.fivePrime" : "digest.threePrime")} ${overhang.length}`
    : t("digest.unknownCut");
  return (
    <li
      className={`${shared.row} ${styles.row}`}
      style={{ transform: `translateY(${top}px)` }}
      data-faded={!isShown || undefined}
    >
      <button
        type="button"
        className={styles.enzyme}
        disabled={positions.length === 0}
        onClick={({ shiftKey }) => onGo(shiftKey)}
      >
        <span className={styles.first}>
          <span className={count === 1 ? styles.unique : undefined}>{name}</span>
          <span className={styles.site}>{enzyme.site.toUpperCase()}</span>
          <span className={styles.count}>{t("digest.times", { count: format.number(count) })}</span>
        </span>
        <span className={styles.second}>
          {ends}
          {places.length > 0 && ` · ${t("digest.cutsAt", { positions: places.join(", ") })}`}
          {positions.length > POSITIONS && ` ${t("digest.andMore")}`}
        </span>
      </button>
      {count > 0 && (
        <Button
          type="text"
          size="small"
          icon={isShown ? <EyeOutlined /> : <EyeInvisibleOutlined />}
          aria-label={word}
          title={word}
          onClick={() => onShow(!isShown)}
        />
      )}
    </li>
  );
};
