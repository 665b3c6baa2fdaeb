import type { Editor } from "@tiptap/core";
import { Form, type GetRef, InputNumber } from "antd";
import { useEffect, useRef } from "react";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { minutesIn } from "./minutes-in.ts";
import { startTimer } from "./step-timers.ts";

const MOST_MINUTES = 100_000;
const TEXT_CHARACTERS = 60;

/** The timer of a step of a protocol. */
export interface TimerRequest {
  readonly blockId: string;
  readonly minutes: number;
  readonly text: string;
}

interface TimerDialogProps {
  readonly request: TimerRequest;
  readonly fileId: string;
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Sets how long a step takes, and starts its timer. */
export const TimerDialog = ({ request, fileId, editor, onClose }: TimerDialogProps) => {
  const t = useTranslation();
  const { blockId, minutes } = request;
  const field = useRef<GetRef<typeof InputNumber>>(null);
  // Its `autoFocus` takes effect before the dialog is in the page.
  useEffect(() => field.current?.focus({ cursor: "all" }), []);
  const text = request.text.trim().slice(0, TEXT_CHARACTERS) || t("documents.step");
  const start = ({ minutes: next }: { minutes: number }) => {
    if (next !== minutes)
      editor.commands.command(({ tr }) => {
        tr.doc.descendants((node, at) => {
          if (node.type.name === "step" && node.attrs.id === blockId)
            tr.setNodeAttribute(at, "minutes", next);
        });
        return true;
      });
    startTimer({
      fileId,
      blockId,
      text,
      endsAt: Date.now() + next * 60_000,
      message: t("documents.timerEnded", { step: text }),
    });
    onClose();
  };
  return (
    <FormDialog<{ minutes: number }>
      title={t("documents.timerTitle")}
      action={t("documents.timerStart")}
      isBusy={false}
      initialValues={{ minutes: minutes > 0 ? minutes : (minutesIn(request.text) ?? 10) }}
      onSubmit={start}
      onClose={onClose}
    >
      <Form.Item
        name="minutes"
        label={t("documents.timerMinutes")}
        extra={text}
        rules={[{ required: true, message: t("documents.timerMinutesWanted") }]}
      >
        <InputNumber ref={field} min={0.1} max={MOST_MINUTES} step={1} />
      </Form.Item>
    </FormDialog>
  );
};
