import type { PurchaseOrder } from "@benchleaf/contract";
import { Button, Space } from "antd";
import { useState } from "react";
import { ConfirmButton } from "../../../kernel/parts/confirm-button.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type OrderStep, useOrderStep } from "../inventory.queries.ts";
import { OrderDialog } from "./order-dialog.tsx";
import { ReceiveDialog } from "./receive-dialog.tsx";

const stepsOf: Readonly<Partial<Record<PurchaseOrder["status"], readonly OrderStep[]>>> = {
  draft: ["submit", "close"],
  rejected: ["submit", "close"],
  canceled: ["submit", "close"],
  approved: ["order", "close"],
  ordered: ["close"],
  partlyReceived: ["close"],
  received: ["close", "again"],
  closed: ["again"],
  active: ["revoke"],
};
const changeable: ReadonlySet<PurchaseOrder["status"]> = new Set(["draft", "rejected", "canceled"]);
const awaited: ReadonlySet<PurchaseOrder["status"]> = new Set(["ordered", "partlyReceived"]);

interface OrderActsProps {
  readonly order: PurchaseOrder;
  readonly isSmall?: boolean;
}

/** The next steps of an order. */
export const OrderActs = ({ order, isSmall = false }: OrderActsProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const step = useOrderStep(order.warehouseId);
  const [opened, setOpened] = useState<"receive" | "change" | null>(null);
  const close = () => setOpened(null);
  const take = (one: OrderStep) =>
    void step
      .mutateAsync({ orderId: order.id, step: one })
      .then(() => toasts.success(t(`stock.stepDone-${one}`)), toasts.failure);
  const look = isSmall ? ({ size: "small", type: "text" } as const) : {};
  return (
    <Space size={4} wrap={!isSmall}>
      {awaited.has(order.status) && (
        <Button
          {...look}
          type="primary"
          aria-label={t("stock.receiveOf", { number: order.number })}
          onClick={() => setOpened("receive")}
        >
          {t("stock.receive")}
        </Button>
      )}
      {!isSmall && changeable.has(order.status) && (
        <Button onClick={() => setOpened("change")}>{t("stock.changeOrder")}</Button>
      )}
      {(stepsOf[order.status] ?? []).map((one) => {
        const button = {
          ...look,
          disabled: step.isPending,
          "aria-label": `${t(`stock.step-${one}`)} ${order.number}`,
          children: t(`stock.step-${one}`),
        };
        return one === "close" || one === "revoke" ? (
          <ConfirmButton
            key={one}
            {...button}
            question={t(`stock.ask-${one}`, { number: order.number })}
            consequence={t(`stock.askHelp-${one}`)}
            action={t(`stock.step-${one}`)}
            onConfirm={() => take(one)}
          />
        ) : (
          <Button key={one} {...button} onClick={() => take(one)} />
        );
      })}
      {opened === "receive" && (
        <ReceiveDialog warehouseId={order.warehouseId} order={order} onClose={close} />
      )}
      {opened === "change" && (
        <OrderDialog warehouseId={order.warehouseId} isExternal={false} order={order} onClose={close} />
      )}
    </Space>
  );
};
