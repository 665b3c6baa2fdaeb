import { WarningOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { Failure } from "../kernel/failure.ts";
import { sayFailure } from "../kernel/say-failure.ts";
import { useWords } from "../kernel/words.ts";
import { EmptyState } from "./empty-state.tsx";
import styles from "./page.module.css";

/** A part that could not be loaded, with the way to try again and the request id to quote. */
export const ErrorState = ({ error, onRetry }: { error: unknown; onRetry?: () => void }) => {
  const t = useWords();
  const requestId = error instanceof Failure ? error.requestId : null;
  return (
    <div role="alert">
      <EmptyState
        icon={<WarningOutlined />}
        title={t("shell.loadFailed")}
        text={sayFailure(t, error)}
        action={onRetry && <Button onClick={onRetry}>{t("shell.retry")}</Button>}
      />
      {requestId && <p className={styles.requestId}>{t("shell.requestId", { requestId })}</p>}
    </div>
  );
};
