import type { PurchaseOrder, Warehouse } from "@benchleaf/contract";
import { Button, Space } from "antd";
import { useState } from "react";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { WarehouseFrame } from "../../warehouses/warehouses.public.tsx";
import { type OrderStep, useOrderStep, useOrders } from "../inventory.queries.ts";

import { OrderDialog } from "../parts/order-dialog.tsx";
import { ReceiveDialog } from "../parts/receive-dialog.tsx";

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

type Opened = "own" | "external" | null;

const Orders = ({
  warehouse,
  opened,
  onOpen,
}: {
  warehouse: Warehouse;
  opened: Opened;
  onOpen: (opened: Opened) => void;
}) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [isExternal, setExternal] = useState(false);
  const list = useOrders(warehouse.id, isExternal);
  const step = useOrderStep(warehouse.id);
  const [received, setReceived] = useState<PurchaseOrder | null>(null);
  const columns: readonly Column<PurchaseOrder>[] = [
    { key: "number", header: t("stock.number"), width: "130px", cell: ({ number }) => number },
    {
      key: "name",
      header: t("stock.lines"),
      width: "minmax(200px, 2fr)",
      cell: ({ lines }) =>
        lines
          .map(
            ({ material, quantity, received: come }) =>
              `${material} ${come}/${quantity.value} ${quantity.unit}`,
          )
          .join("; "),
    },
    {
      key: "supplier",
      header: t("stock.supplier"),
      width: "minmax(110px, 1fr)",
      isSecondary: true,
      cell: ({ supplier }) => supplier,
    },
    {
      key: "total",
      header: t("stock.total"),
      width: "120px",
      align: "end",
      isSecondary: true,
      cell: ({ total, currency }) => (/[1-9]/.test(total) ? `${total} ${currency}` : ""),
    },
    { key: "who", header: t("stock.by"), width: "110px", isSecondary: true, cell: ({ creator }) => creator },
    {
      key: "state",
      header: t("stock.state"),
      width: "120px",
      cell: ({ status }) => t(`stock.order-${status}`),
    },
    {
      key: "time",
      header: t("stock.time"),
      width: "120px",
      isSecondary: true,
      cell: ({ createTime }) => <Moment instant={createTime} />,
    },
    {
      key: "acts",
      header: "",
      width: "210px",
      align: "end",
      cell: (order) =>
        warehouse.abilities.use && (
          <Space size={4}>
            {(order.status === "ordered" || order.status === "partlyReceived") && (
              <Button
                size="small"
                type="primary"
                aria-label={t("stock.receiveOf", { number: order.number })}
                onClick={() => setReceived(order)}
              >
                {t("stock.receive")}
              </Button>
            )}
            {(stepsOf[order.status] ?? []).map((one) => (
              <Button
                key={one}
                size="small"
                type="text"
                disabled={step.isPending}
                aria-label={`${t(`stock.step-${one}`)} ${order.number}`}
                onClick={() =>
                  void step
                    .mutateAsync({ orderId: order.id, step: one })
                    .then(() => toasts.success(t(`stock.stepDone-${one}`)), toasts.failure)
                }
              >
                {t(`stock.step-${one}`)}
              </Button>
            ))}
          </Space>
        ),
    },
  ];
  const body = () => {
    if (list.isError && list.rows.length === 0)
      return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (list.isPending) return <ListSkeleton rows={6} label={t("shell.loading")} />;
    if (list.rows.length === 0)
      return <EmptyState title={t("stock.noOrders")} text={t("stock.noOrdersHelp")} />;
    return (
      <DataList
        label={t("stock.orders")}
        columns={columns}
        rows={list.rows}
        rowKey={({ id }) => id}
        onReachEnd={() => list.hasNextPage && void list.fetchNextPage()}
      />
    );
  };
  return (
    <>
      <Space>
        <Button
          type={isExternal ? "text" : "default"}
          aria-pressed={!isExternal}
          onClick={() => setExternal(false)}
        >
          {t("stock.orders")}
        </Button>
        <Button
          type={isExternal ? "default" : "text"}
          aria-pressed={isExternal}
          onClick={() => setExternal(true)}
        >
          {t("stock.externalOrders")}
        </Button>
      </Space>
      {body()}
      {opened !== null && (
        <OrderDialog
          warehouseId={warehouse.id}
          isExternal={opened === "external"}
          onClose={() => {
            setExternal(opened === "external");
            onOpen(null);
          }}
        />
      )}
      {received && (
        <ReceiveDialog warehouseId={warehouse.id} order={received} onClose={() => setReceived(null)} />
      )}
    </>
  );
};

/** Orders of a warehouse: drafted, approved, placed, received in parts, closed. */
export default function OrdersPage() {
  const t = useTranslation();
  const [opened, setOpened] = useState<Opened>(null);
  return (
    <WarehouseFrame
      actions={({ abilities }) =>
        abilities.use && (
          <Space wrap>
            {hasPermission("INVENTORY_EXTERNAL_PURCHASE_ORDER") && (
              <Button onClick={() => setOpened("external")}>{t("stock.newExternalOrder")}</Button>
            )}
            <Button type="primary" onClick={() => setOpened("own")}>
              {t("stock.newOrder")}
            </Button>
          </Space>
        )
      }
    >
      {(warehouse) => <Orders warehouse={warehouse} opened={opened} onOpen={setOpened} />}
    </WarehouseFrame>
  );
}
