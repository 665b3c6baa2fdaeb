import type { ApprovalRecord } from "@benchleaf/contract";
import { Form, Input } from "antd";
import { ColleagueSelect } from "../../../kernel/parts/colleague-select.tsx";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useSession } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useTransferApproval } from "../approvals.queries.ts";

const MAX_REMARK = 200;

interface TransferDialogProps {
  readonly record: ApprovalRecord;
  readonly onClose: () => void;
}

/** Hands one's own decision to a colleague. */
export const TransferDialog = ({ record, onClose }: TransferDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { userId } = useSession();
  const transfer = useTransferApproval();
  const submit = (entry: { userId: string; remark: string }) => {
    transfer.mutate(
      { recordId: record.id, ...entry },
      {
        onSuccess: () => {
          toasts.success(t("approvals.transferred"));
          onClose();
        },
        onError: toasts.failure,
      },
    );
  };
  return (
    <FormDialog
      title={t("approvals.transferTitle")}
      action={t("approvals.transfer")}
      isBusy={transfer.isPending}
      initialValues={{ remark: "" }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        name="userId"
        label={t("approvals.transferTo")}
        rules={[{ required: true, message: t("approvals.transferToRequired") }]}
      >
        <ColleagueSelect exceptId={userId} />
      </Form.Item>
      <Form.Item
        name="remark"
        label={t("approvals.remarkOptional")}
        rules={[{ max: MAX_REMARK, message: t("approvals.remarkTooLong") }]}
      >
        <Input.TextArea rows={3} maxLength={MAX_REMARK} showCount />
      </Form.Item>
    </FormDialog>
  );
};
