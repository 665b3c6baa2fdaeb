import { EyeInvisibleOutlined, EyeOutlined } from "@ant-design/icons";
import type { Selection } from "@benchleaf/bio";
import { useVirtualizer } from "@tanstack/react-virtual";
import { Button, Input, Select } from "antd";
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from "react";
import { type PhraseKey, useTranslation } from "../../../../kernel/translation.ts";
import type { ListLinks } from "../../annotation/list-links.ts";
import {
  type ListRow,
  pickedAfter,
  type RowOrder,
  rowOrders,
  visibleRows,
} from "../../annotation/list-rows.ts";
import { namedList } from "../named-list.ts";
import styles from "./annotation-list.module.css";
import { AnnotationRow, ROW_HEIGHT } from "./annotation-row.tsx";

interface AnnotationListProps {
  readonly rows: readonly ListRow[];
  readonly links: ListLinks;
  readonly title: string;
  readonly filterLabel: string;
  /** Shown if there is nothing at all. */
  readonly none: ReactNode;
  /** What the detail of a row is called where rows are put in its order. */
  readonly detailLabel: PhraseKey;
  /** Absent for read-only users. */
  readonly onRemove?: (ids: readonly string[]) => void;
  readonly removeLabel?: (name: string) => string;
  readonly onEdit?: () => void;
  /** Stands at the foot, e.g. what can be done with the rows that are picked. */
  readonly foot?: ReactNode;
}

const orderWords: Readonly<Record<RowOrder, PhraseKey>> = {
  place: "annotation.orderPlace",
  name: "annotation.orderName",
  length: "annotation.orderLength",
  detail: "annotation.orderDetail",
};

/** The maps in words: every row with its place and strand; a click selects it in all views. */
export const AnnotationList = (props: AnnotationListProps) => {
  const { rows: all, links, onRemove, onEdit } = props;
  const { selection, hoveredFeatureId, picked, onPick, onHover, hidden, onHide } = links;
  const t = useTranslation();
  const id = useId();
  /** Where a row of several, picked with Shift, begins. */
  const anchor = useRef<string | null>(null);
  const [words, setWords] = useState("");
  const [order, setOrder] = useState<RowOrder>("place");
  const rows = useMemo(() => visibleRows(all, words, order), [all, words, order]);
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  });
  const placeOf = ({ feature, start, length }: ListRow): Selection | undefined =>
    feature ? { start, length } : undefined;
  const pick = (row: ListRow, hasShift: boolean, hasCtrl: boolean) => {
    onPick(pickedAfter(rows, picked, row, { anchor: anchor.current, hasShift, hasCtrl }), placeOf(row));
    if (!hasShift) anchor.current = row.id;
  };
  const focusRow = (index: number) => {
    virtualizer.scrollToIndex(index);
    // Its row may come into the document only now.
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"] button`)?.focus(),
    );
  };
  const onKeyDown = (event: KeyboardEvent, row: ListRow, index: number) => {
    const isOf = picked.includes(row.id);
    const hasCommand = event.ctrlKey || event.metaKey;
    if (event.altKey || event.nativeEvent.isComposing) return;
    const next = stepOf(event.key, index, rows.length);
    if (next !== null) {
      const target = rows[next];
      if (target && (event.shiftKey || !hasCommand)) pick(target, event.shiftKey, false);
      focusRow(next);
    } else if (hasCommand && event.key.toLowerCase() === "a") onPick(rows.map((one) => one.id));
    else if (hasCommand) return;
    else if (event.key === "Enter" && onEdit) {
      if (!isOf) onPick([row.id], placeOf(row));
      onEdit();
    } else if (event.key === "Delete" && onRemove) onRemove(isOf ? picked : [row.id]);
    else return;
    event.preventDefault();
  };
  const allAreHidden = rows.length > 0 && rows.every((row) => hidden.has(row.id));
  const hideWord = t(allAreHidden ? "annotation.showAll" : "annotation.hideAll");

  return (
    <div className={styles.listPane}>
      <div className={styles.head}>
        <h2 className={styles.title}>{props.title}</h2>
        {all.length > 0 && (
          <span className={styles.headTools}>
            <Select<RowOrder>
              size="small"
              variant="borderless"
              className={styles.order ?? ""}
              popupMatchSelectWidth={false}
              {...namedList(`${id}-order`, t("annotation.order"))}
              value={order}
              options={rowOrders.map((value) => ({
                value,
                label: t(value === "detail" ? props.detailLabel : orderWords[value]),
              }))}
              onChange={setOrder}
            />
            <Button
              type="text"
              size="small"
              icon={allAreHidden ? <EyeInvisibleOutlined /> : <EyeOutlined />}
              aria-label={hideWord}
              title={hideWord}
              onClick={() =>
                onHide(
                  rows.map((row) => row.id),
                  !allAreHidden,
                )
              }
            />
          </span>
        )}
      </div>
      {all.length === 0 ? (
        <div className={styles.none}>{props.none}</div>
      ) : (
        <>
          <div className={styles.filter}>
            <Input
              size="small"
              value={words}
              allowClear
              placeholder={props.filterLabel}
              aria-label={props.filterLabel}
              onChange={(event) => setWords(event.target.value)}
            />
          </div>
          {rows.length === 0 && <p className={styles.none}>{t("annotation.noneFits")}</p>}
          <div className={styles.scroller} ref={scroller}>
            <ul className={styles.list} style={{ height: virtualizer.getTotalSize() }}>
              {virtualizer.getVirtualItems().map((item) => {
                const row = rows[item.index];
                if (row === undefined) return null;
                const covers = selection.start === row.start && selection.length === row.length;
                return (
                  <AnnotationRow
                    key={row.id}
                    row={row}
                    index={item.index}
                    top={item.start}
                    links={links}
                    isSelected={picked.length > 0 ? picked.includes(row.id) : covers && row.length > 0}
                    isHovered={row.id === hoveredFeatureId}
                    onPick={(hasShift, hasCtrl) => pick(row, hasShift, hasCtrl)}
                    onKeyDown={(event) => onKeyDown(event, row, item.index)}
                    onHover={(isOver) => onHover(isOver ? row.id : null)}
                    {...(onEdit && { onEdit })}
                    {...(onRemove && {
                      onRemove: () => onRemove([row.id]),
                      removeLabel: props.removeLabel?.(row.name) ?? "",
                    })}
                  />
                );
              })}
            </ul>
          </div>
        </>
      )}
      {props.foot}
    </div>
  );
};

/** The row that a key leads to; null for any other key. */
const stepOf = (key: string, index: number, count: number): number | null => {
  const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: count - 1 }[key];
  return next === undefined ? null : Math.min(count - 1, Math.max(0, next));
};
