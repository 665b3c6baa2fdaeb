import type { StockApplication } from "@benchleaf/contract";
import { Button, Form, Input, Space } from "antd";
import { useState } from "react";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useCancelApplication, useDecideApplication } from "../inventory.queries.ts";

/** What the reader may do with an application: decide it, or withdraw it. */
export const ApplicationActs = ({ application }: { readonly application: StockApplication }) => {
  const { id, number, recordId, abilities, warehouseId } = application;
  const t = useTranslation();
  const toasts = useToasts();
  const decide = useDecideApplication(warehouseId);
  const cancel = useCancelApplication(warehouseId);
  const [isRejecting, setRejecting] = useState(false);
  /** The same as the page of approvals; shows the reported problem. */
  const settle = (status: "approved" | "rejected", remark = "") =>
    decide
      .mutateAsync({ recordId: recordId!, status, remark })
      .then(([answer]) => {
        if (answer?.code === "success") toasts.success(t("stock.decided"));
        else toasts.warning(t("stock.decidedElsewhere"));
      }, toasts.failure)
      .finally(() => setRejecting(false));
  return (
    <Space size={4}>
      {abilities.decide && recordId !== null && (
        <>
          <Button
            size="small"
            type="primary"
            loading={decide.isPending}
            aria-label={t("stock.approveOf", { number })}
            onClick={() => void settle("approved")}
          >
            {t("stock.approve")}
          </Button>
          <Button
            size="small"
            aria-label={t("stock.rejectOf", { number })}
            onClick={() => setRejecting(true)}
          >
            {t("stock.reject")}
          </Button>
        </>
      )}
      {abilities.cancel && (
        <Button
          size="small"
          type="text"
          aria-label={t("stock.cancelOf", { number })}
          onClick={() =>
            void cancel.mutateAsync(id).then(() => toasts.success(t("stock.canceled")), toasts.failure)
          }
        >
          {t("stock.cancel")}
        </Button>
      )}
      {isRejecting && (
        <FormDialog<{ remark: string }>
          name="reject"
          title={t("stock.rejectOf", { number })}
          action={t("stock.reject")}
          isDanger
          isBusy={decide.isPending}
          onSubmit={({ remark }) => void settle("rejected", remark.trim())}
          onClose={() => setRejecting(false)}
        >
          <Form.Item
            name="remark"
            label={t("stock.rejectReason")}
            rules={[{ required: true, whitespace: true, message: t("stock.reasonMissing") }]}
          >
            <Input maxLength={200} autoFocus />
          </Form.Item>
        </FormDialog>
      )}
    </Space>
  );
};
