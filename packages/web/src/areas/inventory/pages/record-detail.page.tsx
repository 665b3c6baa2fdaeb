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
import { NotFound } from "../../../kernel/error-pages.tsx";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Fact, Facts } from "../../../kernel/parts/facts.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { usePathParams } from "../../../kernel/router.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { WarehouseFrame } from "../../warehouses/warehouses.public.tsx";
import { useApplication, useOrder } from "../inventory.queries.ts";
import { ApplicationActs } from "../parts/application-acts.tsx";
import { OrderActs } from "../parts/order-acts.tsx";

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
      cell: ({ quantity }) => `${quantity.value} ${quantity.unit}`,
    },
    {
      key: "received",
      header: t("stock.received"),
      width: "130px",
      align: "end",
      cell: ({ received, quantity }) => `${received} ${quantity.unit}`,
    },
    {
      key: "price",
      header: t("stock.priceOfUnit"),
      width: "120px",
      align: "end",
      isSecondary: true,
      cell: ({ price }) => (price === null ? "" : `${price} ${order.currency}`),
    },
  ];
};

const OrderPage = ({ warehouseId, id, mayUse }: { warehouseId: string; id: string; mayUse: boolean }) => {
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
    ["total", /[1-9]/.test(order.total) ? `${order.total} ${order.currency}` : ""],
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

const ApplicationPage = ({ warehouseId, id }: { warehouseId: string; id: string }) => {
  const t = useTranslation();
  const format = useFormat();
  const { data: one, error, refetch } = useApplication(warehouseId, id);
  if (error && !one) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!one) return <ListSkeleton label={t("shell.loading")} />;
  const facts = [
    ["state", t(`stock.status-${one.status}`)],
    ["amount", `${one.quantity.value} ${one.quantity.unit}`],
    ["applicant", one.applicant],
    ["reason", one.reason],
    ["rejectReason", one.rejectReason],
    [
      "takenFrom",
      one.picks
        .map(({ batchNo, pathCode, quantity }) =>
          [batchNo, `${quantity.value} ${quantity.unit}`, pathCode].filter(Boolean).join(" "),
        )
        .join("; "),
    ],
    ["time", format.dateTime(one.createTime)],
    ["settleTime", one.settleTime === null ? "" : format.dateTime(one.settleTime)],
    ["decidedBy", one.isAutoAudit ? t("stock.decidedByRule") : ""],
  ] as const;
  return (
    <>
      <ToolLine>
        <h2 style={{ margin: 0, flex: 1 }}>{one.number}</h2>
        <ApplicationActs application={one} />
      </ToolLine>
      <Facts>
        <Fact label={t("stock.name")}>
          <Link
            to="/inventory/$storeId/material/detail/$id"
            params={{ storeId: warehouseId, id: one.materialId }}
          >
            {one.material}
          </Link>
        </Fact>
        {facts
          .filter(([, value]) => value !== "")
          .map(([key, value]) => (
            <Fact key={key} label={t(`stock.${key}`)}>
              {value}
            </Fact>
          ))}
      </Facts>
    </>
  );
};

/** One order or one application: `/inventory/{storeId}/orders/detail/{id}`, `apply/detail/{id}`, `approval/detail/{id}`. */
export default function RecordDetailPage() {
  const { type, id } = usePathParams<"type" | "id">();
  if (!/^\d{1,18}$/.test(id)) return <NotFound />;
  if (type !== "orders" && type !== "apply" && type !== "approval") return <NotFound />;
  return (
    <WarehouseFrame tab={type}>
      {(warehouse) =>
        type === "orders" ? (
          <OrderPage key={id} warehouseId={warehouse.id} id={id} mayUse={warehouse.abilities.use} />
        ) : (
          <ApplicationPage key={id} warehouseId={warehouse.id} id={id} />
        )
      }
    </WarehouseFrame>
  );
}
