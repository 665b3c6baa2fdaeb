import type { TableImport } from "@benchleaf/contract";
import { Alert, Button } from "antd";
import { useFormat } from "../format.ts";
import { useTranslation } from "../translation.ts";
import styles from "./tables.module.css";
import type { TableImporting } from "./use-table-import.ts";

interface DoneStepProps {
  readonly job: TableImport;
  readonly importing: Pick<TableImporting, "isSending" | "commit" | "forget">;
  readonly onClose: () => void;
}

const outcomes = { done: "done", cancelled: "stopped", failed: "failed" } as const;

/** What has come of it, also where it was stopped on its way. */
export const DoneStep = ({ job, importing, onClose }: DoneStepProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { state, counts } = job;
  const outcome = outcomes[state as keyof typeof outcomes] ?? "done";
  const rest = counts.present + counts.bad > 0;
  return (
    <div className={styles.stack}>
      <Alert
        type={outcome === "done" && counts.bad === 0 ? "success" : "warning"}
        showIcon
        title={t(`tables.${outcome}`, { written: format.number(counts.written) })}
        {...(rest && {
          description: t("tables.doneRest", {
            present: format.number(counts.present),
            bad: format.number(counts.bad),
          }),
        })}
      />
      <div className={styles.line}>
        <Button onClick={importing.forget}>{t("tables.another")}</Button>
        <span className={styles.end} />
        {outcome !== "done" && counts.good > 0 && (
          <Button loading={importing.isSending} onClick={() => void importing.commit()}>
            {t("tables.goOn")}
          </Button>
        )}
        <Button type="primary" onClick={onClose}>
          {t("tables.close")}
        </Button>
      </div>
    </div>
  );
};
