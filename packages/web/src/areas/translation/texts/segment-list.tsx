import type { TranslationDetail } from "@benchleaf/contract";
import { Button } from "antd";
import { useCallback, useEffect, useRef, useState } from "react";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { SegmentRow } from "./segment-row.tsx";
import styles from "./texts.module.css";
import { type SegmentFilter, useSegments, useTranslationChanges } from "./translation.queries.ts";

interface SegmentListProps {
  readonly detail: TranslationDetail;
  readonly show: SegmentFilter;
  readonly drafts: ReadonlyMap<number, string>;
}

/** The sentences of a translation, loaded as one scrolls. */
export const SegmentList = ({ detail, show, drafts }: SegmentListProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [editing, setEditing] = useState<number | null>(null);
  const pages = useSegments(detail.id, show, detail.segmentCount > 0);
  const { saveSegment } = useTranslationChanges();
  const end = useRef<HTMLLIElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const segments = pages.data?.pages.flatMap(({ records }) => records);
  const latest = useRef(segments);
  latest.current = segments;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  useEffect(() => {
    const mark = end.current;
    if (mark === null || !hasNextPage || isFetchingNextPage) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) void fetchNextPage();
    });
    observer.observe(mark);
    return () => observer.disconnect();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const { mutateAsync } = saveSegment;
  const close = useCallback(() => {
    setEditing((no) => {
      requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-no="${no}"]`)?.focus());
      return null;
    });
  }, []);
  const save = useCallback(
    (no: number, target: string, goesOn: boolean) => {
      const all = latest.current ?? [];
      const before = all.find((one) => one.no === no);
      const next = goesOn ? all[all.findIndex((one) => one.no === no) + 1]?.no : undefined;
      const leave = () => {
        if (next !== undefined) setEditing(next);
        else setEditing((now) => (now === no ? null : now));
      };
      if (before?.target === target && before.state === "edited") return leave();
      mutateAsync({ translationId: detail.id, no, target }).then(({ isLearned }) => {
        if (isLearned) toasts.success(t("translateWords.learned"));
        leave();
      }, toasts.failure);
    },
    [mutateAsync, detail.id, toasts, t],
  );
  if (pages.error && !segments)
    return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />;
  if (!segments) return <ListSkeleton label={t("shell.loading")} />;
  if (segments.length === 0) return <p className={styles.soft}>{t("translateWords.nothingToShow")}</p>;
  return (
    <section
      className={styles.segments}
      aria-label={t("translateWords.sentences")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1).
      tabIndex={0}
    >
      <div className={styles.heads} aria-hidden>
        <span />
        <span>{t("translateWords.original")}</span>
        <span>{t("translateWords.result")}</span>
        <span>{t("translateWords.stateHead")}</span>
      </div>
      <ol className={styles.rows} ref={list}>
        {segments.map((segment) => (
          <SegmentRow
            key={segment.no}
            segment={segment}
            draft={drafts.get(segment.no)}
            isEditing={editing === segment.no}
            isBusy={saveSegment.isPending}
            memoryId={detail.memoryName === null ? null : detail.memoryId}
            onEdit={setEditing}
            onSave={save}
            onClose={close}
          />
        ))}
        {hasNextPage && (
          <li ref={end} className={styles.more}>
            <Button type="text" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {t("translateWords.showMore")}
            </Button>
          </li>
        )}
      </ol>
    </section>
  );
};
