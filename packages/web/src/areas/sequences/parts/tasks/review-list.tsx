import { useVirtualizer } from "@tanstack/react-virtual";
import { Checkbox, Input } from "antd";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { useTranslation } from "../../../../kernel/translation.ts";
import type { ListLinks } from "../../annotation/list-links.ts";
import type { Proposal } from "../../annotation/proposal.ts";
import type { useReview } from "../../hooks/use-review.ts";
import styles from "./task-panel.module.css";

interface ReviewListProps {
  readonly proposals: readonly Proposal[];
  readonly review: Pick<ReturnType<typeof useReview>, "ticked" | "tick" | "show">;
  readonly links: ListLinks;
}

const ROW_HEIGHT = 48;
const LINE_HEIGHT = 18;

/** What was found, to be ticked one by one or all at once; what the pointer or the focus is on lights up in the views. */
export const ReviewList = ({ proposals, review, links }: ReviewListProps) => {
  const t = useTranslation();
  const { ticked, tick, show } = review;
  const { selection, hoveredFeatureId, onHover, onPick } = links;
  const [words, setWords] = useState("");
  const rows = useMemo(() => {
    const wanted = words.trim().toLowerCase();
    const wordsOf = ({ name, additions }: Proposal) => `${name}\n${additions.features[0]?.type ?? ""}`;
    return wanted === "" ? proposals : proposals.filter((one) => wordsOf(one).toLowerCase().includes(wanted));
  }, [proposals, words]);
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(rows[index]),
    overscan: 8,
  });
  const tickedCount = rows.filter(({ id }) => ticked.has(id)).length;
  const focusRow = (index: number) => {
    virtualizer.scrollToIndex(index);
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"] > button`)?.focus(),
    );
  };
  const select = (proposal: Proposal) => {
    show(proposal);
    if (proposal.place) onPick([], proposal.place);
  };
  const onKeyDown = (event: KeyboardEvent, row: Proposal, index: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (next !== undefined) focusRow(Math.min(rows.length - 1, Math.max(0, next)));
    else if (event.key === " ") tick([row.id], !ticked.has(row.id));
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={styles.tools}>
        <Checkbox
          checked={rows.length > 0 && tickedCount === rows.length}
          indeterminate={tickedCount > 0 && tickedCount < rows.length}
          onChange={(event) =>
            tick(
              rows.map(({ id }) => id),
              event.target.checked,
            )
          }
        >
          {t("annotation.tickAll")}
        </Checkbox>
        <Input
          size="small"
          allowClear
          value={words}
          placeholder={t("annotation.filterFound")}
          aria-label={t("annotation.filterFound")}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <div className={styles.scroller} ref={scroller}>
        <ul className={styles.list} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start, size }) => {
            const row = rows[index];
            if (!row) return null;
            const own = row.drawn[0]?.id ?? null;
            const isSelected = row.place?.start === selection.start && row.place.length === selection.length;
            return (
              <li
                key={row.id}
                className={styles.row}
                style={{ transform: `translateY(${start}px)`, height: size }}
                data-index={index}
                data-hovered={own !== null && own === hoveredFeatureId}
                data-selected={isSelected}
                onPointerEnter={() => onHover(own)}
                onPointerLeave={() => onHover(null)}
              >
                <Checkbox
                  checked={ticked.has(row.id)}
                  aria-label={t("annotation.tick", { name: row.name })}
                  onChange={(event) => tick([row.id], event.target.checked)}
                />
                <button
                  type="button"
                  className={styles.proposal}
                  aria-current={isSelected}
                  onClick={() => select(row)}
                  onKeyDown={(event) => onKeyDown(event, row, index)}
                  onFocus={() => onHover(own)}
                  onBlur={() => onHover(null)}
                >
                  <span className={styles.name} title={row.name}>
                    {row.name}
                  </span>
                  {row.mark && (
                    <span className={styles.mark} data-tone={row.isKnown ? "warn" : row.mark.tone}>
                      {row.mark.word}
                    </span>
                  )}
                  <span className={styles.detail} title={row.detail()}>
                    {row.detail()}
                  </span>
                  {row.more?.map((line) => (
                    <span key={line} className={styles.detail} title={line}>
                      {line}
                    </span>
                  ))}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
};

const heightOf = (row: Proposal | undefined): number => ROW_HEIGHT + LINE_HEIGHT * (row?.more?.length ?? 0);
