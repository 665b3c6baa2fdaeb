import { type FileVersion, type LabFile, type Sequence, sequencesApi } from "@benchleaf/contract";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Button, Drawer } from "antd";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { useNotice } from "../../../kernel/notice.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useWords } from "../../../kernel/words.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Person } from "../../../ui/person.tsx";
import { useSequenceCache, useVersions } from "../sequences.queries.ts";
import styles from "./history-panel.module.css";

interface HistoryPanelProps {
  readonly file: LabFile;
  readonly isOpen: boolean;
  readonly shownVersion: number;
  readonly isUnsaved: boolean;
  readonly onClose: () => void;
  readonly onRestored: (sequence: Sequence) => void;
}

/** Who saved what when; any version can be looked at, and made the newest again. */
export const HistoryPanel = (props: HistoryPanelProps) => {
  const { file, isOpen, shownVersion, isUnsaved, onClose, onRestored } = props;
  const t = useWords();
  const notice = useNotice();
  const cache = useSequenceCache();
  const versions = useVersions(file.id, isOpen);
  const [asked, setAsked] = useState<number | null>(null);
  const restoring = useMutation({
    mutationFn: (version: number) =>
      call(sequencesApi.restoreVersion, {
        params: { sequenceId: file.id },
        body: { version, baseVersion: file.version },
      }),
    onSuccess: (sequence) => {
      cache.saved(sequence);
      setAsked(null);
      notice.success(t("sequences.restored", { version: sequence.version }));
      onRestored(sequence);
    },
    onError: (error) => notice.failure(error),
  });
  const ask = (version: number) =>
    isUnsaved ? notice.warning(t("sequences.restoreUnsaved")) : setAsked(version);

  const row = (version: FileVersion) => {
    const isCurrent = version.version === file.version;
    return (
      <li key={version.version} className={styles.version} data-shown={version.version === shownVersion}>
        <div className={styles.line}>
          <strong>{t("sequences.versionNumber", { version: version.version })}</strong>
          {isCurrent && <span className={styles.current}>{t("sequences.versionCurrent")}</span>}
          <span className={styles.time}>
            <Moment instant={version.createTime} />
          </span>
        </div>
        {version.restoredFrom !== null && (
          <p className={styles.message}>{t("files.restoredFrom", { version: version.restoredFrom })}</p>
        )}
        {version.restoredFrom === null && (
          <p className={version.message ? styles.message : styles.noMessage}>
            {version.message || t("sequences.versionNoMessage")}
          </p>
        )}
        <div className={styles.line}>
          <Person name={version.authorName} />
          <span className={styles.actions}>
            {version.version !== shownVersion && (
              <Link
                to="/sequence/$sequenceId"
                params={{ sequenceId: file.id }}
                search={isCurrent ? {} : { version: String(version.version) }}
                aria-label={`${t("sequences.versionOpen")} ${t("sequences.versionNumber", { version: version.version })}`}
              >
                {t("sequences.versionOpen")}
              </Link>
            )}
            {!isCurrent && file.abilities.edit && (
              <Button size="small" onClick={() => ask(version.version)}>
                {t("sequences.versionRestore")}
              </Button>
            )}
          </span>
        </div>
      </li>
    );
  };

  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      size={360}
      mask={false}
      title={t("sequences.history")}
      aria-label={t("sequences.historyOf", { name: file.name })}
    >
      {versions.isPending && <ListSkeleton rows={5} label={t("sequences.loadingMore")} />}
      {versions.isError && <ErrorState error={versions.error} onRetry={() => void versions.refetch()} />}
      <ol className={styles.list}>{versions.rows.map(row)}</ol>
      {versions.hasNextPage && (
        <Button block loading={versions.isFetchingNextPage} onClick={() => void versions.fetchNextPage()}>
          {t("sequences.moreVersions")}
        </Button>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        title={t("sequences.restoreTitle", { version: asked ?? 0 })}
        action={t("sequences.versionRestore")}
        isBusy={restoring.isPending}
        onConfirm={() => asked !== null && restoring.mutate(asked)}
        onClose={() => setAsked(null)}
      >
        {t("sequences.restoreHelp")}
      </ConfirmDialog>
    </Drawer>
  );
};
