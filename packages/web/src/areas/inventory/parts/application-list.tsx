import type { ApplicationStatus, StockApplication } from "@benchleaf/contract";
import { approvalsApi } from "@benchleaf/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button, Form, Input, Space } from "antd";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useApplications, useCancelApplication } from "../inventory.queries.ts";

interface Verdict {
  readonly recordId: string;
  readonly status: "approved" | "rejected";
  readonly remark: string;
}

/** Decides like the page of approvals; shows the reported problem. */
const useDecide = (warehouseId: string) => {
  const client = useQueryClient();
  const t = useTranslation();
  const toasts = useToasts();
  return useMutation({
    mutationFn: (verdict: Verdict) => call(approvalsApi.submitAuditInfo, { body: [verdict] }),
    onSuccess: ([answer]) => {
      if (answer?.code === "success") toasts.success(t("stock.decided"));
      else toasts.warning(t("stock.decidedElsewhere"));
      return client.invalidateQueries({ queryKey: ["inventory", warehouseId] });
    },
    onError: toasts.failure,
  });
};

interface ApplicationListProps {
  readonly warehouseId: string;
  readonly view: "mine" | "all" | "history";
  readonly status?: ApplicationStatus;
}

/** Applications for stock, with what can be done with each. */
export const ApplicationList = ({ warehouseId, view, status }: ApplicationListProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const list = useApplications(warehouseId, view, status);
  const decide = useDecide(warehouseId);
  const cancel = useCancelApplication(warehouseId);
  const [refused, setRefused] = useState<StockApplication | null>(null);
  const columns: readonly Column<StockApplication>[] = [
    { key: "number", header: t("stock.number"), width: "130px", cell: ({ number }) => number },
    { key: "name", header: t("stock.name"), width: "minmax(160px, 2fr)", cell: ({ material }) => material },
    {
      key: "amount",
      header: t("stock.amount"),
      width: "120px",
      align: "end",
      cell: ({ quantity }) => `${quantity.value} ${quantity.unit}`,
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
      cell: ({ picks }) => picks.map(({ batchNo, pathCode }) => pathCode ?? batchNo).join(", "),
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
      cell: (one) => (
        <Space size={4}>
          {one.abilities.decide && one.recordId !== null && (
            <>
              <Button
                size="small"
                type="primary"
                loading={decide.isPending}
                aria-label={t("stock.approveOf", { number: one.number })}
                onClick={() => decide.mutate({ recordId: one.recordId!, status: "approved", remark: "" })}
              >
                {t("stock.approve")}
              </Button>
              <Button
                size="small"
                aria-label={t("stock.rejectOf", { number: one.number })}
                onClick={() => setRefused(one)}
              >
                {t("stock.reject")}
              </Button>
            </>
          )}
          {one.abilities.cancel && (
            <Button
              size="small"
              type="text"
              aria-label={t("stock.cancelOf", { number: one.number })}
              onClick={() =>
                void cancel
                  .mutateAsync(one.id)
                  .then(() => toasts.success(t("stock.canceled")), toasts.failure)
              }
            >
              {t("stock.cancel")}
            </Button>
          )}
        </Space>
      ),
    },
  ];
  if (list.isError && list.rows.length === 0)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <ListSkeleton rows={6} label={t("shell.loading")} />;
  return (
    <>
      {list.rows.length === 0 ? (
        <EmptyState title={t("stock.noApplications")} text={t("stock.noApplicationsHelp")} />
      ) : (
        <DataList
          label={t("stock.applications")}
          columns={columns}
          rows={list.rows}
          rowKey={({ id }) => id}
          onReachEnd={() => list.hasNextPage && void list.fetchNextPage()}
        />
      )}
      {refused && (
        <FormDialog<{ remark: string }>
          name="reject"
          title={t("stock.rejectOf", { number: refused.number })}
          action={t("stock.reject")}
          isDanger
          isBusy={decide.isPending}
          onSubmit={({ remark }) =>
            decide.mutate(
              { recordId: refused.recordId!, status: "rejected", remark: remark.trim() },
              { onSettled: () => setRefused(null) },
            )
          }
          onClose={() => setRefused(null)}
        >
          <Form.Item
            name="remark"
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
