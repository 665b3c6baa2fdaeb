import type { LedgerEntry } from "@benchleaf/contract";
import { Form, Input } from "antd";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useReverse } from "../inventory.queries.ts";

interface ReverseDialogProps {
  readonly warehouseId: string;
  readonly entry: LedgerEntry;
  readonly onClose: () => void;
}

/** Takes an entry of the ledger back by a counter-entry, with a reason. */
export const ReverseDialog = ({ warehouseId, entry, onClose }: ReverseDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const reverse = useReverse(warehouseId);
  return (
    <FormDialog<{ reason: string }>
      name="reverse"
      title={t("stock.reverseOf", { name: entry.material })}
      action={t("stock.reverse")}
      isBusy={reverse.isPending}
      lead={<p>{t("stock.reverseLead")}</p>}
      onSubmit={({ reason }) =>
        void reverse.mutateAsync({ movementId: entry.id, reason: reason.trim() }).then(() => {
          toasts.success(t("stock.reversed"));
          onClose();
        }, toasts.failure)
      }
      onClose={onClose}
    >
      <Form.Item
        name="reason"
        label={t("stock.cause")}
        rules={[{ required: true, whitespace: true, message: t("stock.reasonMissing") }]}
      >
        <Input maxLength={200} autoFocus />
      </Form.Item>
    </FormDialog>
  );
};
