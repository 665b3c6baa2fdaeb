import { WarningOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { EmptyState } from "../../ui/empty-state.tsx";
import styles from "../../ui/page.module.css";
import { Failure } from "../failure.ts";
import { sayFailure } from "../say-failure.ts";
import { useWords } from "../words.ts";

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
