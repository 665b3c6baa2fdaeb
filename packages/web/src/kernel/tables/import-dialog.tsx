import { Button, Progress, Steps } from "antd";
import { useEffect, useState } from "react";
import { Dialog } from "../parts/dialog.tsx";
import { useTranslation } from "../translation.ts";
import { CheckStep } from "./check-step.tsx";
import { ColumnsStep } from "./columns-step.tsx";
import { DoneStep } from "./done-step.tsx";
import type { ImportTableProps } from "./import-table-props.ts";
import { SourceStep } from "./source-step.tsx";
import styles from "./tables.module.css";
import { isAtWork, useTableImport } from "./use-table-import.ts";

/** File or paste, columns, check, done: nothing is written before the last. */
export default function ImportDialog(props: ImportTableProps) {
  const { kind, params = {}, takesRecords = false, onWritten, onClose } = props;
  const t = useTranslation();
  const importing = useTableImport(kind, params);
  const { job } = importing;
  // Back to the columns of a table that is checked.
  const [isBack, setBack] = useState(false);
  const written = job?.counts.written ?? 0;
  const isOver = job?.state === "done" || job?.state === "cancelled" || job?.state === "failed";
  useEffect(() => {
    if (isOver && written > 0) onWritten();
  }, [isOver, written, onWritten]);

  const step =
    job === undefined ? 0 : job.state === "mapping" || isBack ? 1 : isOver || job.state === "writing" ? 3 : 2;
  const body = () => {
    if (job === undefined) return <SourceStep {...{ kind, params, takesRecords, importing }} />;
    if (isAtWork(job))
      return (
        <div className={styles.work}>
          <p role="status">{t(job.state === "checking" ? "tables.checking" : "tables.writing")}</p>
          <Progress
            percent={Math.round(100 * job.progress)}
            aria-label={t(job.state === "checking" ? "tables.checking" : "tables.writing")}
          />
          <Button onClick={() => void importing.stop()}>{t("tables.stop")}</Button>
        </div>
      );
    if (step === 1)
      return (
        <ColumnsStep
          key={job.id}
          job={job}
          isBusy={importing.isSending}
          onCheck={(mapping, hasHead) => {
            setBack(false);
            void importing.check({ mapping, hasHead, corrections: [] });
          }}
        />
      );
    if (step === 2) return <CheckStep {...{ job, importing }} onBack={() => setBack(true)} />;
    return <DoneStep {...{ job, importing, onClose }} />;
  };
  return (
    <Dialog
      open
      width={860}
      title={t("tables.importTitle", { kind: t(`tables.kind-${kind}`) })}
      // What is typed is stored by each step that continues.
      saved={`${job?.id}/${job?.state}`}
      footer={null}
      onCancel={onClose}
    >
      <Steps
        className={styles.steps ?? ""}
        size="small"
        current={step}
        items={(["stepSource", "stepColumns", "stepCheck", "stepDone"] as const).map((key) => ({
          title: t(`tables.${key}`),
        }))}
      />
      {body()}
    </Dialog>
  );
}
