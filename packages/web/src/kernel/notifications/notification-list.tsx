import type { NotificationType } from "@benchleaf/contract";
import { Button } from "antd";
import { type ReactNode, useEffect, useRef } from "react";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListSkeleton } from "../../ui/list-skeleton.tsx";
import { ErrorState } from "../parts/error-state.tsx";
import { useTranslation } from "../translation.ts";
import { followFoot } from "./follow-foot.ts";
import { NotificationLine } from "./notification-line.tsx";
import styles from "./notifications.module.css";
import { useNotifications } from "./notifications.queries.ts";

const useFootInSight = (onSight: () => void) => {
  const foot = useRef<HTMLDivElement>(null);
  const latest = useRef(onSight);
  latest.current = onSight;
  useEffect(() => {
    if (foot.current) return followFoot(foot.current, () => latest.current());
  }, []);
  return foot;
};

interface NotificationListProps {
  /** None for all types. */
  readonly types: readonly NotificationType[];
  readonly isUnreadOnly: boolean;
  /** Offered if nothing is unread. */
  readonly onShowAll: () => void;
  readonly onOpen?: () => void;
  readonly rows?: number;
}

/** The newest first; more are loaded when the end becomes visible. */
export const NotificationList = ({
  types,
  isUnreadOnly,
  onShowAll,
  onOpen,
  rows = 8,
}: NotificationListProps) => {
  const t = useTranslation();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useNotifications(
    types,
    isUnreadOnly,
  );
  const foot = useFootInSight(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  });
  const shown = data?.pages.flatMap(({ records }) => records);
  const body = (): ReactNode => {
    if (error && !shown) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!shown) return <ListSkeleton rows={rows} label={t("shell.loading")} />;
    if (shown.length === 0 && isUnreadOnly)
      return (
        <EmptyState
          sketch="messages"
          title={t("notifications.emptyUnread")}
          action={<Button onClick={onShowAll}>{t("notifications.showAll")}</Button>}
        />
      );
    if (shown.length === 0)
      return (
        <EmptyState
          sketch="messages"
          title={t("notifications.emptyTitle")}
          text={t("notifications.emptyText")}
        />
      );
    return (
      <ul className={styles.list}>
        {shown.map((one) => (
          <NotificationLine key={one.id} notification={one} {...(onOpen ? { onOpen } : {})} />
        ))}
      </ul>
    );
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1).
    <section className={styles.scroller} tabIndex={0} aria-label={t("notifications.listLabel")}>
      {body()}
      <div ref={foot} className={styles.footOfList} />
    </section>
  );
};
