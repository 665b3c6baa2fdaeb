import type { CrisprGuide } from "@benchleaf/contract";
import { useVirtualizer } from "@tanstack/react-virtual";
import { Checkbox } from "antd";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "../../../shared/crispr/crispr.module.css";
import type { ListLinks } from "../annotation/list-links.ts";
import { useGuideLabels } from "./guide-labels.ts";
import { guideId } from "./guide-rows.ts";

interface GuideListProps {
  readonly guides: readonly CrisprGuide[];
  readonly chosen: ReadonlySet<number>;
  readonly current: number | null;
  readonly links: Pick<ListLinks, "hoveredFeatureId" | "onHover">;
  readonly onChoose: (number: number, isChosen: boolean) => void;
  readonly onCurrent: (guide: CrisprGuide) => void;
}

const ROW_HEIGHT = 46;

/** Guides by rank, to be looked at one by one and chosen; what the pointer is on lights up in the views. */
export const GuideList = ({ guides, chosen, current, links, onChoose, onCurrent }: GuideListProps) => {
  const t = useTranslation();
  const words = useGuideLabels();
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: guides.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  });
  const at = guides.findIndex(({ number }) => number === current);
  // When selected in a map, it is scrolled into view.
  useEffect(() => {
    if (at >= 0) virtualizer.scrollToIndex(at);
  }, [at, virtualizer]);
  const onKeyDown = (event: KeyboardEvent, guide: CrisprGuide, index: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const wanted = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: guides.length - 1 }[event.key];
    if (wanted !== undefined) {
      const next = Math.min(guides.length - 1, Math.max(0, wanted));
      const guide = guides[next];
      if (guide) onCurrent(guide);
      virtualizer.scrollToIndex(next);
      requestAnimationFrame(() =>
        scroller.current?.querySelector<HTMLElement>(`[data-index="${next}"] > button`)?.focus(),
      );
    } else if (event.key === " ") onChoose(guide.number, !chosen.has(guide.number));
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.list} ref={scroller}>
      <ul
        className={styles.rows}
        style={{ height: virtualizer.getTotalSize() }}
        aria-label={t("crispr.list")}
      >
        {virtualizer.getVirtualItems().map(({ index, start, size }) => {
          const guide = guides[index];
          if (!guide) return null;
          const isCurrent = guide.number === current;
          return (
            <li
              key={guide.number}
              className={styles.row}
              style={{ transform: `translateY(${start}px)`, height: size }}
              data-index={index}
              data-hovered={guideId(guide) === links.hoveredFeatureId}
              data-current={isCurrent}
              onPointerEnter={() => links.onHover(guideId(guide))}
              onPointerLeave={() => links.onHover(null)}
            >
              <Checkbox
                checked={chosen.has(guide.number)}
                aria-label={t("crispr.tick", { number: guide.number })}
                onChange={(event) => onChoose(guide.number, event.target.checked)}
              />
              <button
                type="button"
                className={styles.guide}
                aria-current={isCurrent}
                onClick={() => onCurrent(guide)}
                onKeyDown={(event) => onKeyDown(event, guide, index)}
              >
                <span className={styles.rank}>{guide.number}</span>
                <span className={styles.letters}>
                  {guide.spacer} <b>{guide.pam}</b>
                </span>
                <span className={styles.marks}>
                  {guide.warnings.map((one) => (
                    <span key={one} className={styles.mark}>
                      {words.warning(one)}
                    </span>
                  ))}
                </span>
                <span className={styles.detail}>
                  {words.strand(guide)} · {words.cut(guide)}
                  {guide.overall !== null &&
                    ` · ${t("crispr.overallShort", { score: words.score(guide.overall) })}`}
                  {` · ${t("crispr.offShort", { counts: words.counts(guide) })}`}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
