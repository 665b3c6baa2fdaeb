import type { LabFile } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button, Drawer } from "antd";
import { isSequenceFile } from "../../../kernel/file-address.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useWords } from "../../../kernel/words.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Person } from "../../../ui/person.tsx";
import { useVersions } from "../files.queries.ts";
import styles from "./files.module.css";

/** The history of a file, newest first. */
export const VersionsPanel = ({ file, onClose }: { file: LabFile; onClose: () => void }) => {
  const t = useWords();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useVersions(file);
  const versions = data?.pages.flatMap(({ records }) => records);
  return (
    <Drawer open size={400} title={t("files.versionsOf", { name: file.name })} onClose={onClose}>
      {error && !versions && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!versions && !error && <ListSkeleton label={t("shell.loading")} />}
      <ol className={styles.versions}>
        {versions?.map((version) => (
          <li key={version.version}>
            <div className={styles.versionHead}>
              {isSequenceFile(file) ? (
                <Link to={`/sequence/${file.id}`} search={{ version: version.version }}>
                  {t("files.versionNumber", { version: version.version })}
                </Link>
              ) : (
                <span>{t("files.versionNumber", { version: version.version })}</span>
              )}
              {version.version === file.version && (
                <span className={styles.soft}>{t("files.versionCurrent")}</span>
              )}
              <span className={styles.when}>
                <Moment instant={version.createTime} />
              </span>
            </div>
            <p className={styles.soft}>
              {version.restoredFrom === null
                ? version.message || t("files.noMessage")
                : t("files.restoredFrom", { version: version.restoredFrom })}
            </p>
            <Person name={version.authorName} />
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
