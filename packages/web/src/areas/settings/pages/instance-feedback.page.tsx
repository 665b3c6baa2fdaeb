import { Button, Segmented } from "antd";
import { useState } from "react";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { type FeedbackState, useSentFeedback } from "../feedback.queries.ts";
import styles from "../parts/feedback.module.css";
import { FeedbackItem } from "../parts/feedback-item.tsx";
import { InstanceFrame } from "../parts/instance-frame.tsx";

const STATES = ["open", "done"] as const;

/** Feedback of users of all teams, for the administrator of the installation. */
export default function InstanceFeedbackPage() {
  const t = useTranslation();
  const [state, setState] = useState<FeedbackState>("open");
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useSentFeedback(state);
  const entries = data?.pages.flatMap(({ records }) => records);
  const list = () => {
    if (error && !entries) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!entries) return <ListSkeleton label={t("shell.loading")} />;
    if (entries.length === 0)
      return (
        <EmptyState sketch="messages" title={t(`feedback.empty-${state}`)} text={t("feedback.emptyText")} />
      );
    return (
      <ul className={styles.items} aria-label={t("feedback.title")}>
        {entries.map((entry) => (
          <FeedbackItem key={entry.id} entry={entry} />
        ))}
      </ul>
    );
  };
  return (
    <InstanceFrame title={t("feedback.title")} error={error}>
      <ToolLine>
        <Segmented
          aria-label={t("feedback.filter")}
          value={state}
          options={STATES.map((value) => ({ value, label: t(`feedback.${value}`) }))}
          onChange={setState}
        />
      </ToolLine>
      <div className={styles.scroll}>
        {list()}
        {hasNextPage && (
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("feedback.more")}
          </Button>
        )}
      </div>
    </InstanceFrame>
  );
}
