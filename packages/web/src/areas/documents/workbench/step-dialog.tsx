import { Input } from "antd";
import { useState } from "react";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import type { PageCalls } from "../documents.queries.ts";

/** Checks off a step of a protocol, or reverts it. */
export interface StepRequest {
  readonly blockId: string;
  readonly isDone: boolean;
  readonly note: string;
}

interface StepDialogProps {
  readonly step: StepRequest;
  readonly calls: PageCalls;
  readonly onClose: () => void;
}

/** Checks a step off, with a note of what was done otherwise; the server writes who and when. */
export const StepDialog = ({ step, calls, onClose }: StepDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [note, setNote] = useState(step.note);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await calls.checkStep(step.blockId, { isDone: !step.isDone, note });
      onClose();
    } catch (error) {
      toasts.failure(error);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title={t(step.isDone ? "documents.stepUndoTitle" : "documents.stepTitle")}
      okText={t(step.isDone ? "documents.stepUncheck" : "documents.stepCheck")}
      cancelText={t("shell.cancel")}
      confirmLoading={isBusy}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <Input.TextArea
        autoFocus
        rows={3}
        maxLength={500}
        aria-label={t("documents.stepNote")}
        placeholder={t("documents.stepNote")}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void save();
        }}
      />
    </Dialog>
  );
};
