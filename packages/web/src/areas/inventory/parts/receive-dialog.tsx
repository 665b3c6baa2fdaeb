import type { PurchaseOrder } from "@benchleaf/contract";
import { Select } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useReceive } from "../inventory.queries.ts";
import { type LotEntry, LotFields, lotOf } from "./stock-dialogs.tsx";

interface ReceiveDialogProps {
  readonly warehouseId: string;
  readonly order: PurchaseOrder;
  readonly onClose: () => void;
}

/** Takes in what has come of one line; lines that have come whole are not offered. */
export const ReceiveDialog = ({ warehouseId, order, onClose }: ReceiveDialogProps) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const receive = useReceive(warehouseId);
  const open = order.lines.filter(({ quantity, received }) => quantity.value !== received);
  const [lineId, setLineId] = useState(open[0]?.id ?? order.lines[0]!.id);
  const line = order.lines.find(({ id }) => id === lineId)!;
  return (
    <FormDialog<LotEntry>
      name="receive"
      title={t("stock.receiveOf", { number: order.number })}
      action={t("stock.receive")}
      isBusy={receive.isPending}
      initialValues={{ count: 1 }}
      lead={
        <p>
          {open.length > 1 && (
            <Select
              value={lineId}
              aria-label={t("stock.name")}
              options={open.map(({ id, material }) => ({ value: id, label: material }))}
              onChange={setLineId}
            />
          )}{" "}
          {t("stock.expected", {
            name: line.material,
            received: format.decimal(line.received),
            amount: format.quantity(line.quantity),
          })}
        </p>
      }
      onSubmit={(entry) =>
        receive.mutate(
          { orderId: order.id, receipts: [{ lineId, ...lotOf(entry, line.quantity.unit) }] },
          {
            onSuccess: () => {
              toasts.success(t("stock.tookIn"));
              onClose();
            },
            onError: toasts.failure,
          },
        )
      }
      onClose={onClose}
    >
      <LotFields warehouseId={warehouseId} unit={line.quantity.unit} />
    </FormDialog>
  );
};
