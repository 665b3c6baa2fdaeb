import type { SampleTransfer, Warehouse } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button, Segmented, Space } from "antd";
import { Fragment } from "react";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { WarehouseFrame } from "../../warehouses/warehouses.public.tsx";
import { useAnswerTransfer, useSampleTransfers } from "../samples.queries.ts";

const types = ["received", "sent"] as const;
type Type = (typeof types)[number];

const Transfers = ({ warehouse, type }: { warehouse: Warehouse; type: Type }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const list = useSampleTransfers(warehouse.id, type);
  const answer = useAnswerTransfer(warehouse.id);
  const settle = (id: string, status: "received" | "rejected" | "canceled") =>
    void answer
      .mutateAsync({ id, status })
      .then(() => toasts.success(t(`samplePages.transferred-${status}`)), toasts.failure);
  const columns: readonly Column<SampleTransfer>[] = [
    { key: "number", header: t("samplePages.number"), width: "120px", cell: ({ number }) => number },
    {
      key: "samples",
      header: t("samplePages.samples"),
      width: "minmax(180px, 2fr)",
      cell: ({ items }) =>
        items.map(({ sampleId, name }, at) => (
          <Fragment key={sampleId}>
            {at > 0 && ", "}
            <Link to="/sample/$storeId/view/$id" params={{ storeId: warehouse.id, id: sampleId }}>
              {name}
            </Link>
          </Fragment>
        )),
    },
    {
      key: "who",
      header: t(type === "sent" ? "samplePages.transferTo" : "samplePages.transferFrom"),
      width: "120px",
      cell: ({ from, to }) => (type === "sent" ? to : from),
    },
    {
      key: "note",
      header: t("samplePages.note"),
      width: "minmax(120px, 1fr)",
      isSecondary: true,
      cell: ({ note }) => note,
    },
    {
      key: "state",
      header: t("samplePages.status"),
      width: "100px",
      cell: ({ status }) => t(`samplePages.transfer-${status}`),
    },
    {
      key: "time",
      header: t("samplePages.time"),
      width: "110px",
      isSecondary: true,
      cell: ({ createTime }) => <Moment instant={createTime} />,
    },
    {
      key: "acts",
      header: "",
      width: "170px",
      align: "end",
      cell: ({ id, number, abilities }) => (
        <Space size={4}>
          {abilities.answer && (
            <>
              <Button
                size="small"
                type="primary"
                aria-label={`${t("samplePages.receive")} ${number}`}
                onClick={() => settle(id, "received")}
              >
                {t("samplePages.receive")}
              </Button>
              <Button
                size="small"
                aria-label={t("samplePages.rejectOf", { number })}
                onClick={() => settle(id, "rejected")}
              >
                {t("samplePages.reject")}
              </Button>
            </>
          )}
          {abilities.cancel && (
            <Button
              size="small"
              type="text"
              aria-label={t("samplePages.cancelOf", { number })}
              onClick={() => settle(id, "canceled")}
            >
              {t("samplePages.cancel")}
            </Button>
          )}
        </Space>
      ),
    },
  ];
  const body = () => {
    if (list.isError && list.rows.length === 0)
      return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (list.isPending) return <ListSkeleton rows={6} label={t("shell.loading")} />;
    if (list.rows.length === 0)
      return (
        <EmptyState
          title={t("samplePages.noTransfers")}
          text={t("samplePages.noTransfersHelp")}
          action={
            <Link to="/sample/$storeId/mine" params={{ storeId: warehouse.id }}>
              <Button tabIndex={-1}>{t("samplePages.goSamples")}</Button>
            </Link>
          }
        />
      );
    return (
      <DataList
        label={t("samplePages.transfers")}
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
        <Segmented<Type>
          aria-label={t("samplePages.transfers")}
          value={type}
          options={types.map((value) => ({ value, label: t(`samplePages.type-${value}`) }))}
          onChange={(next) =>
            void navigate({
              to: "/sample/$storeId/transfer/$type",
              params: { storeId: warehouse.id, type: next },
              replace: true,
            })
          }
        />
      </ToolLine>
      {body()}
    </>
  );
};

/** Samples that colleagues hand over to the reader, and those that the reader hands over. */
export default function TransfersPage() {
  const { type } = usePathParams<"type">();
  return (
    <WarehouseFrame tab="transfer">
      {(warehouse) => <Transfers warehouse={warehouse} type={type === "sent" ? "sent" : "received"} />}
    </WarehouseFrame>
  );
}
