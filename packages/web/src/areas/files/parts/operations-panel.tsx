import type { FileOperation, LabFile } from "@benchleaf/contract";
import { Button, Drawer } from "antd";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { hasPhrase, type PhraseKey, useWords, type Words } from "../../../kernel/words.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Person } from "../../../ui/person.tsx";
import { useOperations } from "../files.queries.ts";
import styles from "./files.module.css";

const nameIn = (part: unknown): string =>
  typeof part === "object" && part !== null && "name" in part && typeof part.name === "string"
    ? part.name
    : "";

/** `file.rename` has the phrase `filing.did_rename`; what has none is told as a change. */
const textOf = (t: Words, { action, before, after }: FileOperation): string => {
  const key = `filing.did_${action.split(".")[1] ?? ""}`;
  return t((hasPhrase(key) ? key : "filing.did_change") as PhraseKey, {
    before: nameIn(before),
    after: nameIn(after),
  });
};

/** What was done to a file, newest first. */
export const OperationsPanel = ({ file, onClose }: { file: LabFile; onClose: () => void }) => {
  const t = useWords();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useOperations(file.id);
  const operations = data?.pages.flatMap(({ records }) => records);
  return (
    <Drawer open size={400} title={t("filing.operationsOf", { name: file.name })} onClose={onClose}>
      {error && !operations && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!operations && !error && <ListSkeleton label={t("shell.loading")} />}
      {operations?.length === 0 && <p className={styles.soft}>{t("filing.operationsNone")}</p>}
      <ol className={styles.versions}>
        {operations?.map((operation) => (
          <li key={operation.id}>
            <div className={styles.versionHead}>
              <span>{textOf(t, operation)}</span>
              <span className={styles.when}>
                <Moment instant={operation.time} />
              </span>
            </div>
            <Person name={operation.userName || t("filing.bySystem")} />
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("shell.loadMore")}
        </Button>
      )}
    </Drawer>
  );
};
