import type { PurchaseOrder, Warehouse } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button, Space } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { WarehouseFrame } from "../../warehouses/warehouses.public.tsx";
import { useOrders } from "../inventory.queries.ts";
import { OrderActs } from "../parts/order-acts.tsx";
import { OrderDialog } from "../parts/order-dialog.tsx";

const mayOrderElsewhere = (): boolean => hasPermission("INVENTORY_EXTERNAL_PURCHASE_ORDER");

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
  const format = useFormat();
  const navigate = useNavigate();
  const isExternal = useQueryParams().isExternal === "true";
  const showExternal = (is: boolean) =>
    void navigate({
      to: "/inventory/$storeId/orders",
      params: { storeId: warehouse.id },
      search: is ? { isExternal: "true" } : {},
      replace: true,
    });
  const mayAdd = warehouse.abilities.use && (!isExternal || mayOrderElsewhere());
  const list = useOrders(warehouse.id, isExternal);
  const columns: readonly Column<PurchaseOrder>[] = [
    {
      key: "number",
      header: t("stock.number"),
      width: "120px",
      cell: ({ id, number }) => (
        <Link
          to="/inventory/$storeId/$type/detail/$id"
          params={{ storeId: warehouse.id, type: "orders", id }}
        >
          {number}
        </Link>
      ),
    },
    {
      key: "name",
      header: t("stock.lines"),
      width: "minmax(160px, 2fr)",
      cell: ({ lines }) =>
        format.list(
          lines.map(
            ({ material, quantity, received: come }) =>
              `${material} ${format.decimal(come)}/${format.quantity(quantity)}`,
          ),
        ),
    },
    {
      key: "supplier",
      header: t("stock.supplier"),
      width: "minmax(100px, 1fr)",
      isSecondary: true,
      cell: ({ supplier }) => supplier,
    },
    {
      key: "total",
      header: t("stock.total"),
      width: "120px",
      align: "end",
      isSecondary: true,
      cell: ({ total, currency }) => (/[1-9]/.test(total) ? format.money(total, currency) : ""),
    },
    { key: "who", header: t("stock.by"), width: "90px", isSecondary: true, cell: ({ creator }) => creator },
    {
      key: "state",
      header: t("stock.state"),
      width: "150px",
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
      cell: (order) => warehouse.abilities.use && <OrderActs order={order} isSmall />,
    },
  ];
  const body = () => {
    if (list.isError && list.rows.length === 0)
      return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (list.isPending) return <ListSkeleton rows={6} label={t("shell.loading")} />;
    if (list.rows.length === 0)
      return (
        <EmptyState
          title={t(isExternal ? "stock.noExternalOrders" : "stock.noOrders")}
          text={t(isExternal ? "stock.noExternalOrdersHelp" : "stock.noOrdersHelp")}
          {...(mayAdd && {
            action: (
              <Button type="primary" onClick={() => onOpen(isExternal ? "external" : "own")}>
                {t(isExternal ? "stock.newExternalOrder" : "stock.newOrder")}
              </Button>
            ),
          })}
        />
      );
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
          onClick={() => showExternal(false)}
        >
          {t("stock.orders")}
        </Button>
        <Button
          type={isExternal ? "default" : "text"}
          aria-pressed={isExternal}
          onClick={() => showExternal(true)}
        >
          {t("stock.externalOrders")}
        </Button>
      </Space>
      {body()}
      {opened !== null && (
        <OrderDialog
          warehouseId={warehouse.id}
          isExternal={opened === "external"}
          latestCurrency={list.rows[0]?.currency}
          onClose={() => {
            showExternal(opened === "external");
            onOpen(null);
          }}
        />
      )}
    </>
  );
};

/** Orders of a warehouse: drafted, approved, placed, received in parts, closed. */
export default function OrdersPage() {
  const t = useTranslation();
  const { create } = useQueryParams();
  const [opened, setOpened] = useState<Opened>(create === "1" ? "own" : null);
  return (
    <WarehouseFrame
      actions={({ abilities }) =>
        abilities.use && (
          <Space wrap>
            {mayOrderElsewhere() && (
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
