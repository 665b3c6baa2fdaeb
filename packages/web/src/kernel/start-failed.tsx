import { useEffect } from "react";
import styles from "../ui/page.module.css";
import { PlainButton } from "../ui/plain-button.tsx";
import { WarningIcon } from "../ui/sign-in-icons.tsx";
import { connection } from "./connection.ts";
import { Failure } from "./failure.ts";
import { formatError } from "./format-error.ts";
import { useTranslation } from "./translation.ts";

/** The server did not answer at the very start: waits for it, and begins again by itself. */
export const StartFailed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const t = useTranslation();
  const requestId = error instanceof Failure ? error.requestId : null;
  useEffect(
    () => connection.state.subscribe(() => connection.state.get() === "well" && onRetry()),
    [onRetry],
  );
  return (
    <main>
      <div className={styles.empty} role="alert">
        <div className={styles.emptyIcon}>
          <WarningIcon />
        </div>
        <h1 className={styles.emptyTitle}>{t("shell.loadFailed")}</h1>
        <p className={styles.emptyText}>{formatError(t, error)}</p>
        <div className={styles.emptyAction}>
          <PlainButton onClick={onRetry}>{t("shell.retry")}</PlainButton>
        </div>
        {requestId && <p className={styles.requestId}>{t("shell.requestId", { requestId })}</p>}
      </div>
    </main>
  );
};
