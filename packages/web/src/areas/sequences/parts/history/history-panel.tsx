import { type FileVersion, type LabFile, sequencesApi } from "@benchleaf/contract";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Button } from "antd";
import { Suspense, useMemo, useState } from "react";
import { call } from "../../../../kernel/client.ts";
import { lazyPage } from "../../../../kernel/lazy-page.tsx";
import { Colleague } from "../../../../kernel/parts/colleague.tsx";
import { ConfirmDialog } from "../../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../../kernel/parts/moment.tsx";
import { SidePanel } from "../../../../kernel/parts/side-panel.tsx";
import { useQueryParams } from "../../../../kernel/router.tsx";
import { useToasts } from "../../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { searchForVersion } from "../../../../shared/sequences/editor-search.ts";
import type { SignDialogProps } from "../../../../shared/signatures/sign-dialog.tsx";
import { SignatureRecords } from "../../../../shared/signatures/signature-records.tsx";
import {
  maySeeSignatures,
  maySign,
  useFileSignatures,
} from "../../../../shared/signatures/signing.queries.ts";
import { ListSkeleton } from "../../../../ui/list-skeleton.tsx";
import { lineageOf } from "../../lineage.ts";
import { addTrace, type OpenedSequence, useSequenceCache, useVersions } from "../../sequences.queries.ts";
import styles from "./history-panel.module.css";
import { LineageCell } from "./lineage-cell.tsx";
import type { OriginNoteProps } from "./origin-note.tsx";
import { type OpenRecord, VersionComparison } from "./version-comparison.tsx";

/** Rarely used, so it is not loaded with the editor. */
const SignDialog = lazyPage<SignDialogProps>(
  async () => ({ default: (await import("../../../../shared/signatures/sign-dialog.tsx")).SignDialog }),
  { words: "editor" },
);

const OriginNote = lazyPage<OriginNoteProps>(() => import("./origin-note.tsx"), {
  words: ["editor", "cloning"],
});

interface HistoryPanelProps {
  readonly file: LabFile;
  readonly isOpen: boolean;
  readonly shownVersion: number;
  readonly open: OpenRecord;
  readonly isUnsaved: boolean;
  readonly onClose: () => void;
  readonly onRestored: (sequence: OpenedSequence) => void;
}

/** Who saved what when and what came of what; any version can be looked at, and made the newest again. */
export const HistoryPanel = (props: HistoryPanelProps) => {
  const { file, isOpen, shownVersion, open, isUnsaved, onClose, onRestored } = props;
  const t = useTranslation();
  const toasts = useToasts();
  const cache = useSequenceCache();
  const query = useQueryParams();
  const versions = useVersions(file.id, isOpen);
  const [asked, setAsked] = useState<number | null>(null);
  const signatures = useFileSignatures(file.id, isOpen && maySeeSignatures());
  const [signed, setSigned] = useState<number | null>(null);
  const [compared, setCompared] = useState<number | null>(null);
  const paths = useMemo(() => lineageOf(versions.rows), [versions.rows]);
  const restoring = useMutation({
    mutationFn: async (version: number) =>
      addTrace(
        await call(sequencesApi.restoreVersion, {
          params: { sequenceId: file.id },
          body: { version, baseVersion: file.version },
        }),
      ),
    onSuccess: (sequence) => {
      cache.saved(sequence);
      setAsked(null);
      toasts.success(t("sequences.restored", { version: sequence.version }));
      onRestored(sequence);
    },
    onError: (error) => toasts.failure(error),
  });
  const ask = (version: number) =>
    isUnsaved ? toasts.warning(t("sequences.restoreUnsaved")) : setAsked(version);

  /** Who signs has seen what they sign: nothing of it waits to be saved. */
  const askToSign = (version: number) =>
    isUnsaved && version === shownVersion ? toasts.warning(t("signing.unsaved")) : setSigned(version);

  const row = (version: FileVersion, index: number) => {
    const isCurrent = version.version === file.version;
    const words = t("sequences.versionNumber", { version: version.version });
    const details = [
      version.restoredFrom !== null && t("files.restoredFrom", { version: version.restoredFrom }),
      version.mergedFrom !== null && t("sequences.versionMerged", { version: version.mergedFrom }),
      version.isAutosaved && t("sequences.versionAutosaved"),
      version.message,
    ].filter((text) => text !== false && text !== "");

    return (
      <li key={version.version} className={styles.row} data-shown={version.version === shownVersion}>
        <LineageCell
          paths={paths}
          version={version.version}
          isNewest={index === 0}
          older={versions.rows[index + 1]?.version ?? null}
        />
        <div className={styles.version}>
          <div className={styles.line}>
            <strong>{words}</strong>
            {isCurrent && <span className={styles.current}>{t("sequences.versionCurrent")}</span>}
            <span className={styles.time}>
              <Moment instant={version.createTime} />
            </span>
          </div>
          <p className={details.length > 0 ? styles.message : styles.noMessage}>
            {details.join(" · ") || t("sequences.versionNoMessage")}
          </p>
          <div className={styles.line}>
            <Colleague id={version.authorId} name={version.authorName} />
            <span className={styles.actions}>
              {version.version !== shownVersion && (
                <Link
                  to="/sequence/$sequenceId"
                  params={{ sequenceId: file.id }}
                  search={searchForVersion(query, isCurrent ? null : version.version)}
                  aria-label={`${t("sequences.versionOpen")} ${words}`}
                >
                  {t("sequences.versionOpen")}
                </Link>
              )}
              {(version.version !== shownVersion || isUnsaved) && (
                <Button
                  size="small"
                  aria-label={`${t("sequences.compare")} ${words}`}
                  onClick={() => setCompared(version.version)}
                >
                  {t("sequences.compare")}
                </Button>
              )}
              {maySign() && (
                <Button
                  size="small"
                  aria-label={`${t("signing.sign")} ${words}`}
                  onClick={() => askToSign(version.version)}
                >
                  {t("signing.sign")}
                </Button>
              )}
              {!isCurrent && file.abilities.edit && (
                <Button size="small" onClick={() => ask(version.version)}>
                  {t("sequences.versionRestore")}
                </Button>
              )}
            </span>
          </div>
          <SignatureRecords
            fileId={file.id}
            fileName={file.name}
            version={version.version}
            records={signatures.data?.filter((record) => record.version === version.version) ?? []}
          />
        </div>
      </li>
    );
  };

  return (
    <SidePanel
      open={isOpen}
      onClose={onClose}
      size={360}
      mask={false}
      title={t("sequences.history")}
      aria-label={t("sequences.historyOf", { name: file.name })}
    >
      {compared !== null && (
        <VersionComparison
          sequenceId={file.id}
          version={compared}
          open={open}
          onClose={() => setCompared(null)}
        />
      )}
      {versions.isPending && <ListSkeleton rows={5} label={t("sequences.loadingMore")} />}
      {versions.isError && <ErrorState error={versions.error} onRetry={() => void versions.refetch()} />}
      {compared === null && <ol className={styles.list}>{versions.rows.map(row)}</ol>}
      {compared === null && versions.hasNextPage && (
        <Button block loading={versions.isFetchingNextPage} onClick={() => void versions.fetchNextPage()}>
          {t("sequences.moreVersions")}
        </Button>
      )}
      {isOpen && compared === null && (
        <Suspense fallback={null}>
          <OriginNote sequenceId={file.id} record={open.record} />
        </Suspense>
      )}
      {signatures.isError && (
        <ErrorState error={signatures.error} onRetry={() => void signatures.refetch()} />
      )}
      {signed !== null && (
        <Suspense fallback={null}>
          <SignDialog
            fileId={file.id}
            fileName={file.name}
            version={signed}
            onClose={() => setSigned(null)}
          />
        </Suspense>
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
    </SidePanel>
  );
};
