import { Link } from "@tanstack/react-router";
import { Failure } from "../../../kernel/client.ts";
import { Forbidden, NotFound } from "../../../kernel/error-pages.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./alignments.module.css";

interface AlignmentTroubleProps {
  readonly error: unknown;
  readonly onRetry: () => unknown;
}

/** Why an alignment is not shown. */
export const AlignmentTrouble = ({ error, onRetry }: AlignmentTroubleProps) => {
  const t = useTranslation();
  if (error instanceof Failure && error.status === 404) return <NotFound />;
  const isClosed = error instanceof Failure && error.code === "fileAsset.no.read.permission";
  if (error instanceof Failure && error.status === 403 && !isClosed) return <Forbidden />;
  return (
    <>
      <ErrorState error={error} onRetry={() => void onRetry()} />
      <p className={styles.back}>
        <Link to="/sequence/alignment">{t("sequences.alignments")}</Link>
      </p>
    </>
  );
};
