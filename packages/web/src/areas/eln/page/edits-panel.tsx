import { Link } from "@tanstack/react-router";
import { Button } from "antd";
import { Colleague } from "../../../kernel/parts/colleague.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useEdits } from "../eln.queries.ts";
import styles from "./page.module.css";

/** Who changed the page and when; each leads to the words that were changed. */
export const EditsPanel = ({ elnId }: { readonly elnId: string }) => {
  const t = useTranslation();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useEdits(elnId);
  const edits = data?.pages.flatMap(({ records }) => records);
  if (error && !edits) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!edits) return <ListSkeleton label={t("shell.loading")} />;
  return (
    <>
      <ol className={styles.blocks}>
        {edits.map(({ id, userId, userName, endTime, fromSeq, toSeq }) => (
          <li key={id}>
            <div className={styles.line}>
              <Colleague id={userId} name={userName} />
              <span className={styles.soft}>
                <Moment instant={endTime} />
              </span>
            </div>
            <Link to={`/eln/${elnId}/auditLog/${id}`}>
              {t("elnPages.changes", { count: toSeq - fromSeq + 1 })}
            </Link>
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("shell.loadMore")}
        </Button>
      )}
    </>
  );
};
