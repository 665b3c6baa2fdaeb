import type { LabFile } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button, Tag as Chip, Input } from "antd";
import { addressOfFile, isUpload } from "../../kernel/file-address.ts";
import { Colleague } from "../../kernel/parts/colleague.tsx";
import { ErrorState } from "../../kernel/parts/error-state.tsx";
import { Moment } from "../../kernel/parts/moment.tsx";
import { useToasts } from "../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../kernel/translation.ts";
import { ListSkeleton } from "../../ui/list-skeleton.tsx";
import styles from "./file-history.module.css";
import { useSnapshot, useVersions } from "./file-history.queries.ts";
import { UploadedVersion } from "./uploaded-version.tsx";

/** The history of a file, newest first. */
export const VersionList = ({ file }: { file: LabFile }) => {
  const t = useTranslation();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useVersions(file);
  const toasts = useToasts();
  const snapshot = useSnapshot();
  const versions = data?.pages.flatMap(({ records }) => records);
  return (
    <>
      {file.abilities.edit && (
        <Input.Search
          className={styles.snapshot ?? ""}
          placeholder={t("fileActions.snapshotMessage")}
          aria-label={t("fileActions.snapshotMessage")}
          maxLength={200}
          enterButton={t("fileActions.snapshotTake")}
          loading={snapshot.isPending}
          onSearch={(message) =>
            snapshot.mutate(
              { body: { fileId: file.id, message } },
              {
                onSuccess: ({ version }) => toasts.success(t("fileActions.snapshotTaken", { version })),
                onError: toasts.failure,
              },
            )
          }
        />
      )}
      {error && !versions && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!versions && !error && <ListSkeleton label={t("shell.loading")} />}
      <ol className={styles.versions}>
        {versions?.map((version) => (
          <li key={version.version}>
            <div className={styles.versionHead}>
              <Link to={addressOfFile(file).to} search={{ version: version.version }}>
                {t("fileActions.versionNumber", { version: version.version })}
              </Link>
              {isUpload(file) && <UploadedVersion file={file} version={version.version} />}
              {version.version === file.version && (
                <span className={styles.soft}>{t("fileActions.versionCurrent")}</span>
              )}
              {version.isSnapshot && <Chip color="green">{t("fileActions.snapshot")}</Chip>}
              <span className={styles.when}>
                <Moment instant={version.createTime} />
              </span>
            </div>
            <p className={styles.soft}>
              {version.restoredFrom === null
                ? version.message || t("fileActions.noMessage")
                : t("files.restoredFrom", { version: version.restoredFrom })}
            </p>
            <Colleague id={version.authorId} name={version.authorName} />
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
