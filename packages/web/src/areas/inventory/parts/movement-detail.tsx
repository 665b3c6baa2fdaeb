import type { Warehouse } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Fact, Facts } from "../../../kernel/parts/facts.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { useLedgerEntry } from "../inventory.queries.ts";
import { ReverseDialog } from "./reverse-dialog.tsx";

/** One entry of the ledger, which can be reversed here. */
export const MovementDetail = ({ warehouse, id }: { warehouse: Warehouse; id: string }) => {
  const t = useTranslation();
  const format = useFormat();
  const { data: entry, error, refetch } = useLedgerEntry(warehouse.id, id);
  const [isReversing, setReversing] = useState(false);
  if (error && !entry) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!entry) return <ListSkeleton label={t("shell.loading")} />;
  const mayReverse =
    warehouse.abilities.use &&
    hasPermission("INVENTORY_MATERIAL_CREATE") &&
    entry.reversalOf === null &&
    !entry.isReversed;
  const operation = t(`stock.operation-${entry.operation}`);
  const facts = [
    ["batchNo", entry.batchNo],
    ["amount", `${entry.amount.value.startsWith("-") ? "" : "+"}${format.quantity(entry.amount)}`],
    ["reason", entry.reason],
    ["by", entry.author],
    ["time", format.dateTime(entry.createTime)],
    ["state", entry.isReversed ? t("stock.isReversed") : ""],
  ] as const;
  return (
    <>
      <ToolLine>
        <h2 style={{ margin: 0, flex: 1 }}>
          {entry.reversalOf === null ? operation : t("stock.reversalOf", { operation })}
        </h2>
        {mayReverse && <Button onClick={() => setReversing(true)}>{t("stock.reverse")}</Button>}
      </ToolLine>
      <Facts>
        <Fact label={t("stock.name")}>
          {entry.materialId === null ? (
            entry.label
          ) : (
            <Link
              to="/inventory/$storeId/material/detail/$id"
              params={{ storeId: warehouse.id, id: entry.materialId }}
            >
              {entry.material}
            </Link>
          )}
        </Fact>
        {facts
          .filter(([, value]) => value !== "")
          .map(([key, value]) => (
            <Fact key={key} label={t(`stock.${key}`)}>
              {value}
            </Fact>
          ))}
        {entry.reversalOf !== null && (
          <Fact label={t("stock.reverses")}>
            <Link
              to="/inventory/$storeId/$type/detail/$id"
              params={{ storeId: warehouse.id, type: "stock", id: entry.reversalOf }}
            >
              {operation}
            </Link>
          </Fact>
        )}
      </Facts>
      {isReversing && (
        <ReverseDialog warehouseId={warehouse.id} entry={entry} onClose={() => setReversing(false)} />
      )}
    </>
  );
};
