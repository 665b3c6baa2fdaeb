import type { ApprovalRecord } from "@benchleaf/contract";
import { Form, Input } from "antd";
import { useNotice } from "../../../kernel/notice.ts";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { type PhraseKey, useWords } from "../../../kernel/words.ts";
import { useDecide } from "../approvals.queries.ts";
import styles from "./approval-panel.module.css";

const MAX_REMARK = 200;

interface DecideDialogProps {
  readonly records: readonly ApprovalRecord[];
  readonly status: "approved" | "rejected";
  readonly onClose: () => void;
  readonly onDecided: () => void;
}

/** Asks for a remark, which a rejection must have, and decides one submission or several. */
export const DecideDialog = ({ records, status, onClose, onDecided }: DecideDialogProps) => {
  const t = useWords();
  const notice = useNotice();
  const decide = useDecide();
  const isRejection = status === "rejected";
  const count = records.length;

  const submit = ({ remark }: { remark: string }) => {
    decide.mutate(
      records.map(({ id }) => ({ recordId: id, status, remark })),
      {
        onSuccess: (answers) => {
          const failed = answers.filter(({ code }) => code !== "success");
          const done = answers.length - failed.length;
          if (done > 0) notice.success(t("approvals.decided", { count: done }));
          const [first] = failed;
          if (first) {
            const reason = t(`errors.${first.code}` as PhraseKey);
            notice.warning(t("approvals.notDecided", { count: failed.length, reason }));
          }
          onDecided();
        },
        onError: notice.failure,
      },
    );
  };

  return (
    <FormDialog
      title={t(isRejection ? "approvals.rejectTitle" : "approvals.approveTitle", { count })}
      action={t(isRejection ? "approvals.reject" : "approvals.approve")}
      isDanger={isRejection}
      isBusy={decide.isPending}
      initialValues={{ remark: "" }}
      lead={
        <>
          {" "}
          <ul className={styles.titles}>
            {records.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        name="remark"
        label={t(isRejection ? "approvals.remark" : "approvals.remarkOptional")}
        rules={[
          { required: isRejection, whitespace: isRejection, message: t("approvals.reasonRequired") },
          { max: MAX_REMARK, message: t("approvals.remarkTooLong") },
        ]}
      >
        <Input.TextArea autoFocus rows={3} maxLength={MAX_REMARK} showCount />
      </Form.Item>
    </FormDialog>
  );
};
