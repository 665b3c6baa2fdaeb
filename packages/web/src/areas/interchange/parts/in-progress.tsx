import type { ElnImport } from "@benchleaf/contract";
import { Button, Progress } from "antd";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useCancelImport } from "../interchange.queries.ts";
import styles from "./interchange.module.css";

/** How far the reading or the import is; it continues without the page. */
export const InProgress = ({ shown }: { shown: ElnImport }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const cancel = useCancelImport(shown.id);
  const text = t(shown.state === "reading" ? "interchange.readingText" : "interchange.importingText");
  return (
    <div role="status">
      <p className={styles.lead}>{text}</p>
      <div className={styles.line}>
        <Progress
          className={styles.progress ?? ""}
          percent={Math.round(shown.progress * 100)}
          aria-label={t(`interchange.state_${shown.state}`)}
        />
        <Button
          loading={cancel.isPending}
          onClick={() => cancel.mutate(undefined, { onError: toasts.failure })}
        >
          {t("interchange.stop")}
        </Button>
      </div>
    </div>
  );
};
