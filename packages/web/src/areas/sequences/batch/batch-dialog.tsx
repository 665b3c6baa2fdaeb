import type { SequenceSummary } from "@benchleaf/contract";
import { Button, Progress } from "antd";
import type { ReactNode } from "react";
import { formatError } from "../../../kernel/format-error.ts";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { NameCell } from "../../../ui/name-cell.tsx";
import { SequenceKindIcon } from "../parts/list/sequence-kind-icon.tsx";
import styles from "./batch.module.css";
import type { Batch } from "./use-batch.ts";

export type BatchColumn<Answer> = Omit<Column<SequenceSummary>, "cell"> & {
  readonly cell: (answer: Answer, file: SequenceSummary) => ReactNode;
};

interface BatchDialogProps<Answer> {
  readonly title: string;
  readonly help: string;
  readonly files: readonly SequenceSummary[];
  readonly batch: Batch<Answer>;
  /** Content of a row that is done. The first row also shows its position among the others. */
  readonly columns: readonly [BatchColumn<Answer>, ...BatchColumn<Answer>[]];
  readonly runLabel: string;
  readonly canRun?: boolean;
  readonly onRun: () => void;
  /** What can be done with the answers. */
  readonly outcomes?: ReactNode;
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** Settings, a row for each sequence, and what can be done with what came out. Closing it stops the work. */
export const BatchDialog = <Answer,>(props: BatchDialogProps<Answer>) => {
  const {
    title,
    help,
    files,
    batch,
    columns,
    runLabel,
    canRun = true,
    onRun,
    outcomes,
    children,
    onClose,
  } = props;
  const t = useTranslation();
  const stand = (file: SequenceSummary): ReactNode => {
    const state = batch.states.get(file.id);
    if (!state) return null;
    switch (state.state) {
      case "failed":
        return (
          <span className={styles.bad}>
            {t("moleculeList.failed", { reason: formatError(t, state.error) })}
          </span>
        );
      case "skipped":
        return t("moleculeList.skipped", { reason: state.reason });
      case "done":
        return columns[0].cell(state.answer, file);
      default:
        return t(`moleculeList.${state.state}`);
    }
  };
  const [first, ...others] = columns;
  const shown: readonly Column<SequenceSummary>[] = [
    {
      key: "name",
      header: t("sequences.columnName"),
      width: "minmax(140px, 1fr)",
      cell: (file) => (
        <NameCell icon={<SequenceKindIcon kind={file} />}>
          <span title={file.name}>{file.name}</span>
        </NameCell>
      ),
    },
    { ...first, cell: stand },
    ...others.map(({ cell, ...column }) => ({
      ...column,
      cell: (file: SequenceSummary) => {
        const state = batch.states.get(file.id);
        return state?.state === "done" ? cell(state.answer, file) : null;
      },
    })),
  ];
  return (
    <Dialog
      open
      width={920}
      title={title}
      onCancel={onClose}
      footer={
        <>
          {outcomes}
          {batch.isRunning ? (
            <Button onClick={batch.stop}>{t("shell.cancel")}</Button>
          ) : (
            <Button
              type={batch.answers.length === 0 ? "primary" : "default"}
              disabled={!canRun}
              onClick={onRun}
            >
              {runLabel}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.help}>{help}</p>
      {children}
      <div className={styles.progress} role="status">
        {batch.states.size > 0 && (
          <>
            <Progress
              percent={Math.round((100 * batch.done) / batch.states.size)}
              size="small"
              showInfo={false}
              aria-label={title}
            />
            {t("moleculeList.progress", { done: batch.done, all: batch.states.size })}
          </>
        )}
      </div>
      <div className={styles.rows}>
        <DataList label={title} columns={shown} rows={files} rowKey={({ id }) => id} />
      </div>
    </Dialog>
  );
};
