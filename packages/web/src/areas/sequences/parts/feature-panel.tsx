import { CloseOutlined, MenuUnfoldOutlined } from "@ant-design/icons";
import type { Selection, SequenceRecord } from "@benchleaf/bio";
import { useVirtualizer } from "@tanstack/react-virtual";
import { Button, Input } from "antd";
import { useMemo, useRef, useState } from "react";
import { featurePaint } from "../../../canvas/feature-colors.ts";
import type { FeatureShape } from "../../../canvas/feature-shape.ts";
import type { Theme } from "../../../canvas/view-props.ts";
import { useFormat } from "../../../kernel/format.ts";
import { useWords } from "../../../kernel/words.ts";
import { featureRows } from "../feature-rows.ts";
import { oneBasedEnds } from "../sequence-selection.ts";
import { strandWord } from "../strand-word.ts";
import styles from "./feature-panel.module.css";

interface FeaturePanelProps {
  readonly record: SequenceRecord;
  readonly selection: Selection;
  readonly hoveredFeatureId: string | null;
  readonly theme: Theme;
  readonly onSelect: (selection: Selection) => void;
  readonly onHover: (featureId: string | null) => void;
  readonly onClose: () => void;
  /** Absent for who may only read. */
  readonly onRemove?: (featureId: string) => void;
}

const ROW_HEIGHT = 44;

/** The maps in words: every feature with its place and strand; a click selects it in all views. */
export const FeaturePanel = (props: FeaturePanelProps) => {
  const { record, selection, hoveredFeatureId, theme, onSelect, onHover, onClose, onRemove } = props;
  const t = useWords();
  const format = useFormat();
  const [words, setWords] = useState("");
  const rows = useMemo(() => featureRows(record, words), [record, words]);
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  });
  const size = record.sequence.length;
  const placeOf = (shape: FeatureShape) => {
    const { first, last } = oneBasedEnds(shape, size);
    return t("sequences.range", { first: format.number(first), last: format.number(last) });
  };

  const row = (shape: FeatureShape, top: number) => {
    const { feature } = shape;
    const isSelected = selection.start === shape.start && selection.length === shape.length;
    return (
      <li
        key={feature.id}
        className={styles.row}
        style={{ transform: `translateY(${top}px)` }}
        data-selected={isSelected}
        data-hovered={feature.id === hoveredFeatureId}
        onPointerEnter={() => onHover(feature.id)}
        onPointerLeave={() => onHover(null)}
      >
        <button
          type="button"
          className={styles.feature}
          aria-pressed={isSelected}
          onClick={() => onSelect({ start: shape.start, length: shape.length })}
          onFocus={() => onHover(feature.id)}
          onBlur={() => onHover(null)}
        >
          <span
            className={styles.swatch}
            style={{ background: featurePaint(feature, theme).fill }}
            aria-hidden="true"
          />
          <span className={styles.words}>
            <span className={styles.name} title={feature.name}>
              {feature.name}
            </span>
            <span className={styles.facts}>
              {feature.type} · {placeOf(shape)}
              <span aria-hidden="true">{strandMarks[strandWord(feature)] ?? ""}</span>
              <span className="visually-hidden">{t(strandWord(feature))}</span>
            </span>
          </span>
        </button>
        {onRemove && (
          <Button
            className={styles.remove ?? ""}
            type="text"
            size="small"
            icon={<CloseOutlined />}
            aria-label={t("sequences.deleteFeature", { name: feature.name })}
            title={t("sequences.deleteFeature", { name: feature.name })}
            onClick={() => onRemove(feature.id)}
          />
        )}
      </li>
    );
  };

  return (
    <aside className={styles.panel} aria-label={t("sequences.featurePane")}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {t("sequences.featureCount", { number: format.number(record.features.length) })}
        </h2>
        <Button
          type="text"
          size="small"
          icon={<MenuUnfoldOutlined />}
          aria-label={t("sequences.hideFeatures")}
          title={t("sequences.hideFeatures")}
          aria-expanded
          onClick={onClose}
        />
      </div>
      <div className={styles.filter}>
        <Input
          size="small"
          value={words}
          allowClear
          placeholder={t("sequences.featureFilter")}
          aria-label={t("sequences.featureFilter")}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      {rows.length === 0 ? (
        <p className={styles.none}>
          {t(record.features.length === 0 ? "sequences.noFeatures" : "sequences.noFeatureFound")}
        </p>
      ) : (
        <div className={styles.scroller} ref={scroller}>
          <ul className={styles.list} style={{ height: virtualizer.getTotalSize() }}>
            {virtualizer.getVirtualItems().map((item) => {
              const shape = rows[item.index];
              return shape === undefined ? null : row(shape, item.start);
            })}
          </ul>
        </div>
      )}
    </aside>
  );
};

const strandMarks: Readonly<Record<string, string>> = {
  "sequences.strandForward": " →",
  "sequences.strandReverse": " ←",
  "sequences.strandBoth": " ↔",
};
