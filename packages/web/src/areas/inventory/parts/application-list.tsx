import type { ApplicationStatus, StockApplication } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useApplications } from "../inventory.queries.ts";
import { ApplicationActs } from "./application-acts.tsx";

interface ApplicationListProps {
  readonly warehouseId: string;
  readonly view: "mine" | "all" | "history";
  readonly status?: ApplicationStatus;
}

const EMPTY = { mine: "stock.noApplications", all: "stock.noPending", history: "stock.noDecided" } as const;

/** Applications for stock, with what can be done with each. */
export const ApplicationList = ({ warehouseId, view, status }: ApplicationListProps) => {
  const t = useTranslation();
  const format = useFormat();
  const list = useApplications(warehouseId, view, status);
  const empty = EMPTY[view];
  const columns: readonly Column<StockApplication>[] = [
    {
      key: "number",
      header: t("stock.number"),
      width: "130px",
      cell: ({ id, number }) => (
        <Link to="/inventory/$storeId/$type/detail/$id" params={{ storeId: warehouseId, type: "apply", id }}>
          {number}
        </Link>
      ),
    },
    { key: "name", header: t("stock.name"), width: "minmax(160px, 2fr)", cell: ({ material }) => material },
    {
      key: "amount",
      header: t("stock.amount"),
      width: "120px",
      align: "end",
      cell: ({ quantity }) => format.quantity(quantity),
    },
    {
      key: "reason",
      header: t("stock.reason"),
      width: "minmax(140px, 1fr)",
      isSecondary: true,
      cell: ({ reason, rejectReason }) => (rejectReason === "" ? reason : `${reason} · ${rejectReason}`),
    },
    {
      key: "from",
      header: t("stock.takenFrom"),
      width: "minmax(140px, 1fr)",
      isSecondary: true,
      cell: ({ picks }) => format.list(picks.map(({ batchNo, pathCode }) => pathCode ?? batchNo)),
    },
    {
      key: "who",
      header: t("stock.applicant"),
      width: "110px",
      isSecondary: true,
      cell: ({ applicant }) => applicant,
    },
    {
      key: "state",
      header: t("stock.state"),
      width: "110px",
      cell: (one) => t(`stock.status-${one.status}`),
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
      width: "170px",
      align: "end",
      cell: (one) => <ApplicationActs application={one} />,
    },
  ];
  if (list.isError && list.rows.length === 0)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <ListSkeleton rows={6} label={t("shell.loading")} />;
  return (
    <>
      {list.rows.length === 0 ? (
        <EmptyState title={t(empty)} text={t(`${empty}Help`)} />
      ) : (
        <DataList
          label={t("stock.applications")}
          columns={columns}
          rows={list.rows}
          rowKey={({ id }) => id}
          onReachEnd={() => list.hasNextPage && void list.fetchNextPage()}
        />
      )}
    </>
  );
};
