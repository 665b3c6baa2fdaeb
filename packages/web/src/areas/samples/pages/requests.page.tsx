import type { SampleRequest, Warehouse } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button, Form, Input, Segmented, Space } from "antd";
import { Fragment, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { WarehouseFrame } from "../../warehouses/warehouses.public.tsx";
import { useCancelRequest, useDecide, useSampleRequests } from "../samples.queries.ts";

const views = ["waiting", "mine", "history"] as const;

const Requests = ({ warehouse }: { warehouse: Warehouse }) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const navigate = useNavigate();
  const query = useQueryParams();
  const view = views.find((one) => one === query.view) ?? "waiting";
  const list = useSampleRequests(warehouse.id, view);
  const decide = useDecide(warehouse.id);
  const cancel = useCancelRequest(warehouse.id);
  const [refused, setRefused] = useState<SampleRequest | null>(null);
  const settle = (one: SampleRequest, status: "approved" | "rejected", remark = "") =>
    void decide
      .mutateAsync({ recordId: one.recordId!, status, remark })
      .then(([answer]) => {
        if (answer?.code === "success") toasts.success(t("samplePages.decided"));
        else toasts.warning(t("samplePages.decidedElsewhere"));
      }, toasts.failure)
      .finally(() => setRefused(null));
  const columns: readonly Column<SampleRequest>[] = [
    { key: "number", header: t("samplePages.number"), width: "110px", cell: ({ number }) => number },
    {
      key: "kind",
      header: t("samplePages.kind"),
      width: "80px",
      cell: ({ kind }) => t(`samplePages.do-${kind}`),
    },
    {
      key: "samples",
      header: t("samplePages.samples"),
      width: "minmax(150px, 2fr)",
      cell: ({ items }) =>
        items.map(({ sampleId, name, pathCode }, at) => (
          <Fragment key={sampleId}>
            {at > 0 && ", "}
            <Link to="/sample/$storeId/view/$id" params={{ storeId: warehouse.id, id: sampleId }}>
              {name}
            </Link>
            {pathCode && ` (${pathCode})`}
          </Fragment>
        )),
    },
    {
      key: "reason",
      header: t("samplePages.reason"),
      width: "minmax(110px, 1fr)",
      isSecondary: true,
      cell: ({ reason, rejectReason }) => (rejectReason === "" ? reason : `${reason} · ${rejectReason}`),
    },
    {
      key: "due",
      header: t("samplePages.dueBack"),
      width: "120px",
      isSecondary: true,
      cell: ({ dueBack }) => (dueBack === null ? "" : format.day(dueBack)),
    },
    {
      key: "who",
      header: t("samplePages.applicant"),
      width: "90px",
      isSecondary: true,
      cell: ({ applicant }) => applicant,
    },
    {
      key: "state",
      header: t("samplePages.status"),
      width: "90px",
      cell: ({ status }) => t(`samplePages.status-${status}`),
    },
    {
      key: "time",
      header: t("samplePages.time"),
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
                aria-label={t("samplePages.approveOf", { number: one.number })}
                onClick={() => settle(one, "approved")}
              >
                {t("samplePages.approve")}
              </Button>
              <Button
                size="small"
                aria-label={t("samplePages.rejectOf", { number: one.number })}
                onClick={() => setRefused(one)}
              >
                {t("samplePages.reject")}
              </Button>
            </>
          )}
          {one.abilities.cancel && (
            <Button
              size="small"
              type="text"
              aria-label={t("samplePages.cancelOf", { number: one.number })}
              onClick={() =>
                void cancel
                  .mutateAsync(one.id)
                  .then(() => toasts.success(t("samplePages.canceled")), toasts.failure)
              }
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
          title={t("samplePages.noRequests")}
          text={t("samplePages.noRequestsHelp")}
          action={
            <Link to="/sample/$storeId/view" params={{ storeId: warehouse.id }}>
              <Button tabIndex={-1}>{t("samplePages.goSamples")}</Button>
            </Link>
          }
        />
      );
    return (
      <DataList
        label={t("samplePages.requests")}
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
        <Segmented<(typeof views)[number]>
          aria-label={t("samplePages.requests")}
          value={view}
          options={views.map((value) => ({ value, label: t(`samplePages.view-${value}`) }))}
          onChange={(next) =>
            void navigate({
              to: "/sample/$storeId/audit",
              params: { storeId: warehouse.id },
              search: { view: next },
              replace: true,
            })
          }
        />
      </ToolLine>
      {body()}
      {refused && (
        <FormDialog<{ remark: string }>
          name="reject"
          title={t("samplePages.rejectOf", { number: refused.number })}
          action={t("samplePages.reject")}
          isDanger
          isBusy={decide.isPending}
          onSubmit={({ remark }) => settle(refused, "rejected", remark.trim())}
          onClose={() => setRefused(null)}
        >
          <Form.Item
            name="remark"
            label={t("samplePages.reason")}
            rules={[{ required: true, whitespace: true, message: t("samplePages.reasonMissing") }]}
          >
            <Input maxLength={200} autoFocus />
          </Form.Item>
        </FormDialog>
      )}
    </>
  );
};

/** Requests to take samples out, bring them back or delete them: what waits, one's own, what is decided. */
export default function RequestsPage() {
  return <WarehouseFrame>{(warehouse) => <Requests warehouse={warehouse} />}</WarehouseFrame>;
}
