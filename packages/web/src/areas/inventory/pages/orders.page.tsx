import type { Material, PurchaseOrder, Warehouse } from "@benchleaf/contract";
import { Button, Form, Input, Select, Space } from "antd";
import { useState } from "react";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { useWords } from "../../../kernel/words.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { QuantityEntry, readAmount, WarehouseFrame } from "../../warehouses/warehouses.public.tsx";
import {
  type OrderStep,
  useCreateOrder,
  useMaterials,
  useOrderStep,
  useOrders,
  useReceive,
} from "../inventory.queries.ts";

import { type LotEntry, LotFields, lotOf } from "../parts/stock-dialogs.tsx";

const LOOKUP_MS = 200;
const nothing = { kind: "", isLow: false, expirationDate: "", isArchived: false } as const;

const OrderDialog = ({ warehouseId, onClose }: { warehouseId: string; onClose: () => void }) => {
  const t = useWords();
  const toasts = useToasts();
  const [search, setSearch] = useState("");
  const { rows } = useMaterials(warehouseId, { ...nothing, search: useDebounced(search, LOOKUP_MS) });
  const [material, setMaterial] = useState<Material | null>(null);
  const create = useCreateOrder(warehouseId);
  const unit = material?.unit ?? "pcs";
  return (
    <FormDialog<{ materialId: string; amount: string; price?: string; supplier?: string; note?: string }>
      name="order"
      title={t("stock.newOrder")}
      action={t("stock.draft")}
      isBusy={create.isPending}
      onSubmit={({ materialId, amount, price = "", supplier = "", note = "" }) =>
        create.mutate(
          {
            supplier,
            note,
            lines: [
              {
                materialId,
                quantity: readAmount(amount, unit)!,
                price: price.trim() === "" ? null : price.trim(),
                catalogNumber: material?.catalogNumber ?? "",
              },
            ],
          },
          { onSuccess: onClose, onError: toasts.failure },
        )
      }
      onClose={onClose}
    >
      <Form.Item
        name="materialId"
        label={t("stock.name")}
        rules={[{ required: true, message: t("stock.chooseMaterial") }]}
      >
        <Select
          showSearch
          filterOption={false}
          onSearch={setSearch}
          options={rows.map(({ id, name, number }) => ({ value: id, label: `${name} ${number}` }))}
          onChange={(id: string) => setMaterial(rows.find((one) => one.id === id) ?? null)}
        />
      </Form.Item>
      <QuantityEntry name="amount" label={t("stock.amount")} unit={unit} />
      <Form.Item
        name="price"
        label={t("stock.priceOfUnit")}
        rules={[{ pattern: /^(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/, message: t("stock.numberInvalid") }]}
      >
        <Input inputMode="decimal" />
      </Form.Item>
      <Form.Item name="supplier" label={t("stock.supplier")}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="note" label={t("stock.note")}>
        <Input maxLength={1000} />
      </Form.Item>
    </FormDialog>
  );
};

interface ReceiveDialogProps {
  readonly warehouseId: string;
  readonly order: PurchaseOrder;
  readonly onClose: () => void;
}

/** Takes in what has come of one line; lines that have come whole are not offered. */
const ReceiveDialog = ({ warehouseId, order, onClose }: ReceiveDialogProps) => {
  const t = useWords();
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
            received: line.received,
            amount: `${line.quantity.value} ${line.quantity.unit}`,
          })}
        </p>
      }
      onSubmit={(entry) =>
        receive.mutate(
          { orderId: order.id, receipts: [{ lineId, ...lotOf(entry, line.quantity.unit) }] },
          { onSuccess: onClose, onError: toasts.failure },
        )
      }
      onClose={onClose}
    >
      <LotFields warehouseId={warehouseId} unit={line.quantity.unit} />
    </FormDialog>
  );
};

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

const Orders = ({
  warehouse,
  isNew,
  onNew,
}: {
  warehouse: Warehouse;
  isNew: boolean;
  onNew: (is: boolean) => void;
}) => {
  const t = useWords();
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
                onClick={() => step.mutate({ orderId: order.id, step: one }, { onError: toasts.failure })}
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
      {isNew && <OrderDialog warehouseId={warehouse.id} onClose={() => onNew(false)} />}
      {received && (
        <ReceiveDialog warehouseId={warehouse.id} order={received} onClose={() => setReceived(null)} />
      )}
    </>
  );
};

/** Orders of a warehouse: drafted, approved, placed, received in parts, closed. */
export default function OrdersPage() {
  const t = useWords();
  const [isNew, setNew] = useState(false);
  return (
    <WarehouseFrame
      actions={({ abilities }) =>
        abilities.use && (
          <Button type="primary" onClick={() => setNew(true)}>
            {t("stock.newOrder")}
          </Button>
        )
      }
    >
      {(warehouse) => <Orders warehouse={warehouse} isNew={isNew} onNew={setNew} />}
    </WarehouseFrame>
  );
}
