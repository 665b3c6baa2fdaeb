import { alignmentsApi, filesApi, type LabFile } from "@benchleaf/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Button } from "antd";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useAlignmentCache } from "../alignments.queries.ts";
import styles from "./alignments.module.css";

interface VersionListProps {
  readonly file: LabFile;
  readonly baseVersion: number;
  readonly shownVersion: number | null;
  readonly isUnsaved: boolean;
  readonly isEditable: boolean;
  readonly onRestored: () => Promise<void>;
}

/** Who saved what when; any version can be looked at, and made the newest again. */
export const VersionList = (props: VersionListProps) => {
  const { file, baseVersion, shownVersion, isUnsaved, isEditable, onRestored } = props;
  const t = useTranslation();
  const toasts = useToasts();
  const cache = useAlignmentCache();
  const [asked, setAsked] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const versions = useInfiniteQuery({
    queryKey: ["alignments", "versions", file.id, file.version],
    queryFn: ({ pageParam, signal }) =>
      call(
        filesApi.versions,
        { params: { fileId: file.id }, query: pageParam === null ? {} : { cursor: pageParam } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
  const restore = async (version: number) => {
    setBusy(true);
    try {
      const params = { alignmentId: file.id };
      cache.saved(await call(alignmentsApi.restoreVersion, { params, body: { version, baseVersion } }));
      await onRestored();
    } catch (error) {
      toasts.failure(error);
    } finally {
      setBusy(false);
      setAsked(null);
    }
  };
  if (versions.isError) return <ErrorState error={versions.error} onRetry={() => void versions.refetch()} />;
  if (versions.isPending) return <ListSkeleton rows={5} label={t("shell.loading")} />;
  const rows = versions.data.pages.flatMap((page) => page.records);
  return (
    <div className={styles.panelBody}>
      <ol className={styles.plain} aria-label={t("sequences.history")}>
        {rows.map(({ version, authorName, createTime, message, restoredFrom, isAutosaved }) => {
          const isCurrent = version === file.version;
          const details = [
            restoredFrom !== null && t("files.restoredFrom", { version: restoredFrom }),
            isAutosaved && t("sequences.versionAutosaved"),
            message,
          ].filter(Boolean);
          return (
            <li key={version}>
              <strong>{t("sequences.versionNumber", { version })}</strong>
              {isCurrent && ` · ${t("sequences.versionCurrent")}`} ·{" "}
              <span className={styles.soft}>
                {authorName} · <Moment instant={createTime} />
              </span>
              {details.length > 0 && <div>{details.join(" · ")}</div>}
              <div className={styles.line}>
                {(shownVersion ?? file.version) !== version && (
                  <Link
                    to="/sequence/alignment/$alignmentId"
                    params={{ alignmentId: file.id }}
                    search={isCurrent ? {} : { version: String(version) }}
                  >
                    {t("sequences.versionOpen")}
                  </Link>
                )}
                {!isCurrent && isEditable && (
                  <Button
                    size="small"
                    onClick={() =>
                      isUnsaved ? toasts.warning(t("sequences.restoreUnsaved")) : setAsked(version)
                    }
                  >
                    {t("sequences.versionRestore")}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {versions.hasNextPage && (
        <Button block loading={versions.isFetchingNextPage} onClick={() => void versions.fetchNextPage()}>
          {t("sequences.moreVersions")}
        </Button>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        title={t("sequences.restoreTitle", { version: asked ?? 0 })}
        action={t("sequences.versionRestore")}
        isBusy={isBusy}
        onConfirm={() => asked !== null && void restore(asked)}
        onClose={() => setAsked(null)}
      >
        {t("sequences.restoreHelp")}
      </ConfirmDialog>
    </div>
  );
};
