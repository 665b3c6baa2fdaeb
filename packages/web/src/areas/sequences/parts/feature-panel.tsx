import { CloseOutlined, MenuUnfoldOutlined } from "@ant-design/icons";
import type { Selection, SequenceRecord } from "@benchleaf/bio";
import { useVirtualizer } from "@tanstack/react-virtual";
import { Button, Input } from "antd";
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from "react";
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
  readonly onHover: (featureId: string | null) => void;
  readonly onClose: () => void;
  /** Ids of the features that are picked. */
  readonly picked: readonly string[];
  /** Picks features; the selection goes to what the last of them covers. */
  readonly onPick: (ids: readonly string[], selection?: Selection) => void;
  /** Absent for who may only read. */
  readonly onRemove?: (ids: readonly string[]) => void;
  readonly onEdit?: () => void;
  /** Stands at the foot, e.g. what can be done with the features that are picked. */
  readonly foot?: ReactNode;
}

const ROW_HEIGHT = 44;

/** The maps in words: every feature with its place and strand; a click selects it in all views. */
export const FeaturePanel = (props: FeaturePanelProps) => {
  const { record, selection, hoveredFeatureId, theme, picked, onPick, onHover, onClose, onRemove, onEdit } =
    props;
  /** Where a row of several, picked with Shift, begins. */
  const anchor = useRef<string | null>(null);
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

  const pick = (shape: FeatureShape, { shiftKey, isCommand }: { shiftKey: boolean; isCommand: boolean }) => {
    const { id } = shape.feature;
    const place = { start: shape.start, length: shape.length };
    const from = rows.findIndex(({ feature }) => feature.id === anchor.current);
    if (shiftKey && from >= 0) {
      const to = rows.indexOf(shape);
      const between = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
      return onPick(
        between.map(({ feature }) => feature.id),
        place,
      );
    }
    anchor.current = id;
    if (!isCommand) return onPick([id], place);
    onPick(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id], place);
  };
  const onKeyDown = (event: KeyboardEvent, shape: FeatureShape) => {
    const { id } = shape.feature;
    const isOf = picked.includes(id);
    if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && onEdit) {
      if (!isOf) onPick([id], { start: shape.start, length: shape.length });
      onEdit();
    } else if (event.key === "Delete" && onRemove) onRemove(isOf ? picked : [id]);
    else return;
    event.preventDefault();
  };

  const row = (shape: FeatureShape, top: number) => {
    const { feature } = shape;
    const covers = selection.start === shape.start && selection.length === shape.length;
    const isSelected = picked.length > 0 ? picked.includes(feature.id) : covers;
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
          onClick={(event) =>
            pick(shape, { shiftKey: event.shiftKey, isCommand: event.ctrlKey || event.metaKey })
          }
          onDoubleClick={() => onEdit?.()}
          onKeyDown={(event) => onKeyDown(event, shape)}
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
            onClick={() => onRemove([feature.id])}
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
      {props.foot}
    </aside>
  );
};

const strandMarks: Readonly<Record<string, string>> = {
  "sequences.strandForward": " →",
  "sequences.strandReverse": " ←",
  "sequences.strandBoth": " ↔",
};
