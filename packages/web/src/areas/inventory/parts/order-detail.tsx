import { DownloadOutlined } from "@ant-design/icons";
import {
  type OrderExportFormat,
  orderExportFormats,
  ordersApi,
  type PurchaseOrder,
} from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button, Dropdown } from "antd";
import { useState } from "react";
import { download, saveBlob } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Fact, Facts } from "../../../kernel/parts/facts.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { useOrder } from "../inventory.queries.ts";
import { OrderActs } from "./order-acts.tsx";

const formatNames: Readonly<Record<OrderExportFormat, string>> = { pdf: "PDF", xlsx: "Excel (XLSX)" };

const SaveOrder = ({ order }: { readonly order: PurchaseOrder }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { locale, timezone } = usePreferences();
  const [isBusy, setBusy] = useState(false);
  const save = async (format: OrderExportFormat) => {
    setBusy(true);
    try {
      const params = { warehouseId: order.warehouseId, orderId: order.id };
      const { blob, fileName } = await download(ordersApi.export, {
        params,
        query: { format, locale, timezone },
      });
      saveBlob(blob, fileName);
    } catch (error) {
      toasts.failure(error);
    }
    setBusy(false);
  };
  return (
    <Dropdown
      trigger={["click"]}
      menu={{
        items: orderExportFormats.map((key) => ({ key, label: formatNames[key] })),
        onClick: ({ key }) => void save(key as OrderExportFormat),
      }}
    >
      <Button loading={isBusy} icon={<DownloadOutlined aria-hidden="true" />}>
        {t("stock.saveOrder")}
      </Button>
    </Dropdown>
  );
};

const useLineColumns = (order: PurchaseOrder): readonly Column<PurchaseOrder["lines"][number]>[] => {
  const t = useTranslation();
  const format = useFormat();
  return [
    {
      key: "name",
      header: t("stock.name"),
      width: "minmax(200px, 2fr)",
      cell: ({ materialId: id, material }) => (
        <Link to="/inventory/$storeId/material/detail/$id" params={{ storeId: order.warehouseId, id }}>
          {material}
        </Link>
      ),
    },
    {
      key: "catalogNumber",
      header: t("stock.catalogNumber"),
      width: "140px",
      isSecondary: true,
      cell: ({ catalogNumber }) => catalogNumber,
    },
    {
      key: "amount",
      header: t("stock.amount"),
      width: "130px",
      align: "end",
      cell: ({ quantity }) => format.quantity(quantity),
    },
    {
      key: "received",
      header: t("stock.received"),
      width: "130px",
      align: "end",
      cell: ({ received, quantity }) => format.quantity({ value: received, unit: quantity.unit }),
    },
    {
      key: "price",
      header: t("stock.priceOfUnit"),
      width: "120px",
      align: "end",
      isSecondary: true,
      cell: ({ price }) => (price === null ? "" : format.money(price, order.currency)),
    },
  ];
};

/** One order with its lines, which is saved as PDF or XLSX. */
export const OrderDetail = ({
  warehouseId,
  id,
  mayUse,
}: {
  warehouseId: string;
  id: string;
  mayUse: boolean;
}) => {
  const t = useTranslation();
  const format = useFormat();
  const { data: order, error, refetch } = useOrder(warehouseId, id);
  if (error && !order) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!order) return <ListSkeleton label={t("shell.loading")} />;
  return <Order order={order} mayUse={mayUse} format={format} />;
};

const Order = ({
  order,
  mayUse,
  format,
}: {
  order: PurchaseOrder;
  mayUse: boolean;
  format: ReturnType<typeof useFormat>;
}) => {
  const t = useTranslation();
  const columns = useLineColumns(order);
  const facts = [
    ["state", t(`stock.order-${order.status}`)],
    ["supplier", order.supplier],
    ["total", /[1-9]/.test(order.total) ? format.money(order.total, order.currency) : ""],
    ["by", order.creator],
    ["time", format.dateTime(order.createTime)],
    ["orderTime", order.orderTime === null ? "" : format.dateTime(order.orderTime)],
    ["note", order.note],
  ] as const;
  return (
    <>
      <ToolLine>
        <h2 style={{ margin: 0, flex: 1 }}>{order.number}</h2>
        {mayUse && <OrderActs order={order} />}
        <SaveOrder order={order} />
      </ToolLine>
      <Facts>
        {facts
          .filter(([, value]) => value !== "")
          .map(([key, value]) => (
            <Fact key={key} label={t(`stock.${key}`)}>
              {value}
            </Fact>
          ))}
      </Facts>
      <DataList label={t("stock.lines")} columns={columns} rows={order.lines} rowKey={({ id }) => id} />
    </>
  );
};
