import { ImportOutlined } from "@ant-design/icons";
import { type LedgerEntry, stockOperations, type Warehouse } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button, Input, Select } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useQueryParams } from "../../../kernel/router.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { ExportMenu } from "../../../kernel/tables/export-menu.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { WarehouseFrame } from "../../warehouses/warehouses.public.tsx";
import { type LedgerFilter, useLedger } from "../inventory.queries.ts";
import { NoneMatch } from "../parts/none-match.tsx";
import { ReverseDialog } from "../parts/reverse-dialog.tsx";

const directions = ["in", "out"] as const;
const emptied = { operation: "", direction: "", materialId: "", from: "", to: "" };
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The filter of the address; invalid values are ignored. */
const filterOf = (query: Readonly<Partial<Record<string, string>>>): LedgerFilter => {
  const operation = stockOperations.find((one) => one === query.operation);
  const direction = directions.find((one) => one === query.direction);
  return {
    ...(operation && { operation }),
    ...(direction && { direction }),
    ...(query.materialId && /^\d{1,18}$/.test(query.materialId) && { materialId: query.materialId }),
    ...(query.from && DAY.test(query.from) && { from: query.from }),
    ...(query.to && DAY.test(query.to) && { to: query.to }),
  };
};

const Ledger = ({ warehouse }: { warehouse: Warehouse }) => {
  const t = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const { timezone } = usePreferences();
  const filter = filterOf(useQueryParams());
  const show = (next: Partial<Record<keyof LedgerFilter, string>>) =>
    void navigate({
      to: "/inventory/$storeId/stock",
      params: { storeId: warehouse.id },
      search: Object.fromEntries(Object.entries({ ...filter, ...next }).filter(([, value]) => value)),
      replace: true,
    });
  const list = useLedger(warehouse.id, filter, timezone);
  const [reversed, setReversed] = useState<LedgerEntry | null>(null);
  const mayReverse = warehouse.abilities.use && hasPermission("INVENTORY_MATERIAL_CREATE");
  const columns: readonly Column<LedgerEntry>[] = [
    {
      key: "time",
      header: t("stock.time"),
      width: "130px",
      cell: ({ createTime }) => <Moment instant={createTime} />,
    },
    {
      key: "operation",
      header: t("stock.operation"),
      width: "110px",
      cell: (entry) =>
        entry.reversalOf === null
          ? t(`stock.operation-${entry.operation}`)
          : t("stock.reversalOf", { operation: t(`stock.operation-${entry.operation}`) }),
    },
    {
      key: "name",
      header: t("stock.name"),
      width: "minmax(160px, 2fr)",
      cell: ({ id, material }) => (
        <Link to="/inventory/$storeId/$type/detail/$id" params={{ storeId: warehouse.id, type: "stock", id }}>
          {material}
        </Link>
      ),
    },
    {
      key: "batch",
      header: t("stock.batchNo"),
      width: "120px",
      isSecondary: true,
      cell: ({ batchNo }) => batchNo,
    },
    {
      key: "amount",
      header: t("stock.amount"),
      width: "130px",
      align: "end",
      cell: ({ amount }) => `${amount.value.startsWith("-") ? "" : "+"}${format.quantity(amount)}`,
    },
    {
      key: "reason",
      header: t("stock.reason"),
      width: "minmax(120px, 1fr)",
      isSecondary: true,
      cell: ({ reason }) => reason,
    },
    { key: "who", header: t("stock.by"), width: "110px", isSecondary: true, cell: ({ author }) => author },
    {
      key: "acts",
      header: "",
      width: "100px",
      align: "end",
      cell: (entry) => {
        if (entry.isReversed) return t("stock.isReversed");
        return (
          mayReverse &&
          entry.reversalOf === null && (
            <Button
              size="small"
              type="text"
              aria-label={t("stock.reverseOf", { name: entry.material })}
              onClick={() => setReversed(entry)}
            >
              {t("stock.reverse")}
            </Button>
          )
        );
      },
    },
  ];
  const body = () => {
    if (list.isError && list.rows.length === 0)
      return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (list.isPending) return <ListSkeleton rows={8} label={t("shell.loading")} />;
    if (list.rows.length === 0)
      return Object.keys(filter).length > 0 ? (
        <NoneMatch title={t("stock.noEntriesFiltered")} onClear={() => show(emptied)} />
      ) : (
        <EmptyState
          title={t("stock.noEntries")}
          text={t("stock.noEntriesHelp")}
          action={
            <Link to="/inventory/$storeId/material" params={{ storeId: warehouse.id }}>
              {t("stock.openMaterials")}
            </Link>
          }
        />
      );
    return (
      <DataList
        label={t("stock.ledger")}
        columns={columns}
        rows={list.rows}
        rowKey={({ id }) => id}
        onReachEnd={() => list.hasNextPage && void list.fetchNextPage()}
      />
    );
  };
  return (
    <>
      <ToolLine>
        <Select
          allowClear
          aria-label={t("stock.operation")}
          placeholder={t("stock.operation")}
          style={{ minWidth: 150 }}
          options={stockOperations.map((value) => ({ value, label: t(`stock.operation-${value}`) }))}
          value={filter.operation ?? null}
          onChange={(value?: string | null) => show({ operation: value ?? "" })}
        />
        <Select
          allowClear
          aria-label={t("stock.direction")}
          placeholder={t("stock.direction")}
          style={{ minWidth: 110 }}
          value={filter.direction ?? null}
          options={directions.map((value) => ({ value, label: t(`stock.direction-${value}`) }))}
          onChange={(value?: string | null) => show({ direction: value ?? "" })}
        />
        {(["from", "to"] as const).map((end) => (
          <Input
            key={end}
            type="date"
            style={{ width: 220 }}
            prefix={t(`stock.${end}`)}
            aria-label={t(`stock.${end}`)}
            value={filter[end] ?? ""}
            onChange={({ target }) => show({ [end]: target.value })}
          />
        ))}
        {Object.keys(filter).length > 0 && (
          <Button type="text" onClick={() => show(emptied)}>
            {t("stock.clearFilters")}
          </Button>
        )}
        {mayReverse && (
          <Button
            icon={<ImportOutlined aria-hidden="true" />}
            onClick={() =>
              void navigate({
                to: "/inventory/$storeId/batch/$type",
                params: { storeId: warehouse.id, type: "stock" },
              })
            }
          >
            {t("stock.importStock")}
          </Button>
        )}
        <ExportMenu kind="stock" params={{ warehouseId: warehouse.id, ...filter, timezone }} />
      </ToolLine>
      {body()}
      {reversed && (
        <ReverseDialog warehouseId={warehouse.id} entry={reversed} onClose={() => setReversed(null)} />
      )}
    </>
  );
};

/** The ledger of a warehouse: all that came in and went out. */
export default function StockPage() {
  return <WarehouseFrame>{(warehouse) => <Ledger warehouse={warehouse} />}</WarehouseFrame>;
}
