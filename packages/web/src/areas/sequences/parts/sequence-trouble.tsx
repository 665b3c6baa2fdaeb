import { Link } from "@tanstack/react-router";
import { Failure } from "../../../kernel/client.ts";
import { Forbidden, NotFound } from "../../../kernel/error-pages.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import styles from "./workbench/workbench.module.css";

interface VersionGoneProps {
  readonly sequenceId: string;
  readonly version: number | string;
}

export const VersionMissing = ({ sequenceId, version }: VersionGoneProps) => {
  const t = useTranslation();
  return (
    <EmptyState
      title={t("sequences.versionGone", { version })}
      text={t("sequences.versionGoneHelp")}
      action={
        <Link to="/sequence/$sequenceId" params={{ sequenceId }}>
          {t("sequences.viewCurrent")}
        </Link>
      }
    />
  );
};

interface SequenceTroubleProps {
  readonly sequenceId: string;
  readonly version: number | null;
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

/** Why a sequence is not shown. */
export const SequenceTrouble = ({ sequenceId, version, error, onRetry }: SequenceTroubleProps) => {
  const t = useTranslation();
  if (error instanceof Failure && error.status === 404 && version !== null)
    return <VersionMissing sequenceId={sequenceId} version={version} />;
  if (error instanceof Failure && error.status === 404) return <NotFound />;
  // Of a file that exists there is something to ask for.
  const isClosed = error instanceof Failure && error.code === "fileAsset.no.read.permission";
  if (error instanceof Failure && error.status === 403 && !isClosed) return <Forbidden />;
  return (
    <>
      <ErrorState error={error} onRetry={() => void onRetry()} />
      <p className={styles.back}>
        <Link to="/sequence">{t("sequences.backToList")}</Link>
      </p>
    </>
  );
};
