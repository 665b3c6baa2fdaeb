import type { ApprovalRecord } from "@benchleaf/contract";
import { Form, Input, Modal } from "antd";
import { useNotice } from "../../../kernel/notice.ts";
import { ColleagueSelect } from "../../../kernel/parts/colleague-select.tsx";
import { useSession } from "../../../kernel/session.ts";
import { useWords } from "../../../kernel/words.ts";
import { useTransferApproval } from "../approvals.queries.ts";

const MAX_REMARK = 200;

interface TransferDialogProps {
  readonly record: ApprovalRecord;
  readonly onClose: () => void;
}

/** Hands one's own decision to a colleague. */
export const TransferDialog = ({ record, onClose }: TransferDialogProps) => {
  const t = useWords();
  const notice = useNotice();
  const { userId } = useSession();
  const [form] = Form.useForm<{ userId: string; remark: string }>();
  const transfer = useTransferApproval();
  const submit = (entry: { userId: string; remark: string }) => {
    if (transfer.isPending) return;
    transfer.mutate(
      { recordId: record.id, ...entry },
      {
        onSuccess: () => {
          notice.success(t("approvals.transferred"));
          onClose();
        },
        onError: notice.failure,
      },
    );
  };
  return (
    <Modal
      open
      title={t("approvals.transferTitle")}
      okText={t("approvals.transfer")}
      cancelText={t("shell.cancel")}
      confirmLoading={transfer.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ remark: "" }}
        onFinish={submit}
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
      </Form>
    </Modal>
  );
};
