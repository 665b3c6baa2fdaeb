import type { TrailEntry } from "@benchleaf/contract";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useMemo, useRef } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { changesOf, changeText } from "../trail-text.ts";
import styles from "./trail.module.css";
import { TrailSentence } from "./trail-names.tsx";

interface TrailListProps {
  readonly entries: readonly TrailEntry[];
  readonly shown: string | undefined;
  readonly onShow: (id: string) => void;
  readonly onReachEnd: () => void;
}

const ROW = 44;
const NEAR_END = 20;
const CHANGES_SHOWN = 2;

type Item =
  | { readonly day: string; readonly key: string }
  | { readonly entry: TrailEntry; readonly key: string };

/** Entries with a heading before the first of each day, as the reader's zone counts days. */
const useItems = (entries: readonly TrailEntry[]): readonly Item[] => {
  const format = useFormat();
  return useMemo(() => {
    const items: Item[] = [];
    let last = "";
    for (const entry of entries) {
      const day = format.date(entry.time);
      if (day !== last) items.push({ day, key: `day ${day}` });
      last = day;
      items.push({ entry, key: entry.id });
    }
    return items;
  }, [entries, format]);
};

const useClock = () => {
  const { locale, timezone } = usePreferences();
  return useMemo(
    () => new Intl.DateTimeFormat(locale, { timeStyle: "short", hourCycle: "h23", timeZone: timezone }),
    [locale, timezone],
  );
};

const Row = ({ entry, isShown, onShow }: { entry: TrailEntry; isShown: boolean; onShow: () => void }) => {
  const t = useTranslation();
  const format = useFormat();
  const clock = useClock();
  const changes = changesOf(t, format, entry).filter(
    ({ before, after }) => before !== null && after !== null,
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the whole row is a wider target of the button within it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button within it is reached by key.
    <div className={styles.row} data-picked={isShown ? "yes" : "no"} onClick={onShow}>
      <time dateTime={entry.time}>{clock.format(new Date(entry.time))}</time>
      <span>
        <TrailSentence entry={entry} />
        {changes.length > 0 && (
          <span className={styles.change}>
            {changes.slice(0, CHANGES_SHOWN).map(changeText).join(" · ")}
            {changes.length > CHANGES_SHOWN &&
              ` · ${t("trail.more", { number: format.number(changes.length - CHANGES_SHOWN) })}`}
          </span>
        )}
        {entry.reason && <span className={styles.change}>{entry.reason}</span>}
      </span>
      <button
        type="button"
        className={styles.open}
        data-opens
        aria-expanded={isShown}
        aria-label={t("trail.openEntry", { time: format.dateTime(entry.time) })}
        onClick={(event) => {
          event.stopPropagation();
          onShow();
        }}
      >
        ›
      </button>
    </div>
  );
};

/** The audit trail, newest first, day by day; draws only what is on screen. */
export const TrailList = ({ entries, shown, onShow, onReachEnd }: TrailListProps) => {
  const t = useTranslation();
  const items = useItems(entries);
  const scroller = useRef<HTMLElement>(null);
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: 10,
  });
  const drawn = virtualizer.getVirtualItems();
  const last = drawn.at(-1)?.index ?? -1;
  useEffect(() => {
    if (last >= items.length - NEAR_END) onReachEnd();
  }, [last, items.length, onReachEnd]);
  return (
    <section
      className={styles.scroller}
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1).
      tabIndex={0}
      aria-label={t("teams.trail")}
    >
      <ol className={styles.list} style={{ height: virtualizer.getTotalSize() }}>
        {drawn.map(({ index, start }) => {
          const item = items[index];
          if (item === undefined) return null;
          return (
            <li
              key={item.key}
              ref={virtualizer.measureElement}
              data-index={index}
              data-row={item.key}
              className={styles.item}
              style={{ transform: `translateY(${start}px)` }}
            >
              {"day" in item ? (
                <h2 className={styles.day}>{item.day}</h2>
              ) : (
                <Row entry={item.entry} isShown={item.key === shown} onShow={() => onShow(item.key)} />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
};
