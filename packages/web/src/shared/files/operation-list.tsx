import type { FileOperation, LabFile } from "@benchleaf/contract";
import { Button } from "antd";
import { Colleague } from "../../kernel/parts/colleague.tsx";
import { ErrorState } from "../../kernel/parts/error-state.tsx";
import { Moment } from "../../kernel/parts/moment.tsx";
import { hasPhrase, type PhraseKey, type Translate, useTranslation } from "../../kernel/translation.ts";
import { ListSkeleton } from "../../ui/list-skeleton.tsx";
import styles from "./file-history.module.css";
import { useOperations } from "./file-history.queries.ts";

const textIn = (part: unknown, field: string): string => {
  const value = typeof part === "object" && part !== null ? (part as Record<string, unknown>)[field] : "";
  return typeof value === "string" ? value : "";
};

/** `file.rename` has the phrase `fileActions.did_rename`; actions without one are shown as a change. */
const textOf = (t: Translate, { action, before, after }: FileOperation): string => {
  const verb = action.split(".")[1] ?? "";
  const folder = textIn(after, "carriedBy");
  if (folder !== "" && hasPhrase(`fileActions.carried_${verb}`))
    return t(`fileActions.carried_${verb}` as PhraseKey, { folder });
  const key = `fileActions.did_${verb}`;
  return t((hasPhrase(key) ? key : "fileActions.did_change") as PhraseKey, {
    before: textIn(before, "name"),
    after: textIn(after, "name"),
  });
};

/** What was done to a file, newest first. */
export const OperationList = ({ file }: { file: LabFile }) => {
  const t = useTranslation();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useOperations(file.id);
  const operations = data?.pages.flatMap(({ records }) => records);
  return (
    <>
      {error && !operations && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!operations && !error && <ListSkeleton label={t("shell.loading")} />}
      {operations?.length === 0 && <p className={styles.soft}>{t("fileActions.operationsNone")}</p>}
      <ol className={styles.versions}>
        {operations?.map((operation) => (
          <li key={operation.id}>
            <div className={styles.versionHead}>
              <span>{textOf(t, operation)}</span>
              <span className={styles.when}>
                <Moment instant={operation.time} />
              </span>
            </div>
            <Colleague id={operation.userId} name={operation.userName || t("fileActions.bySystem")} />
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
