import { type LedgerEntry, stockOperations, type Warehouse } from "@benchleaf/contract";
import { Button, Form, Input, Select } from "antd";
import { useState } from "react";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { WarehouseFrame } from "../../warehouses/warehouses.public.tsx";
import { useLedger, useReverse } from "../inventory.queries.ts";

type Operation = (typeof stockOperations)[number];

const Ledger = ({ warehouse }: { warehouse: Warehouse }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [operation, setOperation] = useState<Operation>();
  const list = useLedger(warehouse.id, { operation });
  const reverse = useReverse(warehouse.id);
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
    { key: "name", header: t("stock.name"), width: "minmax(160px, 2fr)", cell: ({ material }) => material },
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
      cell: ({ amount }) => `${amount.value.startsWith("-") ? "" : "+"}${amount.value} ${amount.unit}`,
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
      return <EmptyState title={t("stock.noEntries")} text={t("stock.noEntriesHelp")} />;
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
          onChange={(value?: Operation) => setOperation(value)}
        />
      </ToolLine>
      {body()}
      {reversed && (
        <FormDialog<{ reason: string }>
          name="reverse"
          title={t("stock.reverseOf", { name: reversed.material })}
          action={t("stock.reverse")}
          isBusy={reverse.isPending}
          lead={<p>{t("stock.reverseLead")}</p>}
          onSubmit={({ reason }) =>
            reverse.mutate(
              { movementId: reversed.id, reason: reason.trim() },
              { onSuccess: () => setReversed(null), onError: toasts.failure },
            )
          }
          onClose={() => setReversed(null)}
        >
          <Form.Item
            name="reason"
            label={t("stock.reason")}
            rules={[{ required: true, whitespace: true, message: t("stock.reasonMissing") }]}
          >
            <Input maxLength={200} autoFocus />
          </Form.Item>
        </FormDialog>
      )}
    </>
  );
};

/** The ledger of a warehouse: all that came in and went out. */
export default function StockPage() {
  return <WarehouseFrame>{(warehouse) => <Ledger warehouse={warehouse} />}</WarehouseFrame>;
}
