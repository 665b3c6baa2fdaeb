import type { LabFile } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button, Input } from "antd";
import { useState } from "react";
import { addressOfFile } from "../../../kernel/file-address.ts";
import { Colleague } from "../../../kernel/parts/colleague.tsx";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useVersions } from "../../../shared/files/file-history.queries.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import type { PageCalls } from "../documents.queries.ts";
import styles from "./workbench.module.css";

interface VersionsPanelProps {
  readonly file: LabFile;
  readonly calls: PageCalls;
  readonly isEditable: boolean;
  readonly onChanged: () => void;
}

/** The saved versions of a page: save, view, compare with the current page, restore. */
export const VersionsPanel = ({ file, calls, isEditable, onChanged }: VersionsPanelProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useVersions(file);
  const [message, setMessage] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [restored, setRestored] = useState<number | null>(null);
  const { to } = addressOfFile(file);
  const versions = data?.pages.flatMap(({ records }) => records);
  const run = async <T,>(work: () => Promise<T>, said: (done: T) => string) => {
    setBusy(true);
    try {
      toasts.success(said(await work()));
      setMessage("");
      onChanged();
      await refetch();
    } catch (failure) {
      toasts.failure(failure);
    } finally {
      setBusy(false);
      setRestored(null);
    }
  };
  return (
    <>
      {isEditable && (
        <Input.Search
          aria-label={t("documents.versionMessage")}
          placeholder={t("documents.versionMessage")}
          maxLength={200}
          value={message}
          loading={isBusy}
          enterButton={t("documents.saveVersion")}
          onChange={({ target }) => setMessage(target.value)}
          onSearch={() =>
            void run(
              () => calls.saveVersion(message),
              ({ file: saved }) => t("documents.versionSaved", { version: saved.version }),
            )
          }
        />
      )}
      {error && !versions && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!versions && !error && <ListSkeleton label={t("shell.loading")} />}
      <ol className={styles.list}>
        {versions?.map(
          ({ version, message: said, authorId, authorName, createTime, isAutosaved, restoredFrom }) => (
            <li key={version}>
              <div className={styles.line}>
                <Link to={to} search={{ version }}>
                  {t("documents.versionNumber", { version })}
                </Link>
                <span className={styles.soft}>
                  <Moment instant={createTime} />
                </span>
              </div>
              <div className={styles.line}>
                <Colleague id={authorId} name={authorName} />
                {isAutosaved && <span className={styles.soft}>{t("documents.versionAuto")}</span>}
              </div>
              {(said !== "" || restoredFrom !== null) && (
                <p className={styles.soft}>
                  {restoredFrom === null ? said : t("files.restoredFrom", { version: restoredFrom })}
                </p>
              )}
              <div className={styles.line}>
                <Link to={to} search={{ version, comparison: "true" }}>
                  {t("documents.versionCompare")}
                </Link>
                {isEditable && (
                  <Button size="small" type="link" onClick={() => setRestored(version)}>
                    {t("documents.versionRestore")}
                  </Button>
                )}
              </div>
            </li>
          ),
        )}
      </ol>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("shell.loadMore")}
        </Button>
      )}
      <Link to={to} search={{ comparison: "true" }}>
        {t("documents.compareOther")}
      </Link>
      <ConfirmDialog
        isOpen={restored !== null}
        title={t("documents.versionRestoreTitle", { version: restored ?? 0 })}
        action={t("documents.versionRestore")}
        isBusy={isBusy}
        onConfirm={() =>
          void run(
            () => calls.restore(restored ?? 0),
            () => t("documents.versionRestored", { version: restored ?? 0 }),
          )
        }
        onClose={() => setRestored(null)}
      >
        {t("documents.versionRestoreHelp", { version: restored ?? 0 })}
      </ConfirmDialog>
    </>
  );
};
