import type { Sample, SampleUsage } from "@benchleaf/contract";
import { Button, Form, Input, Select } from "antd";
import { useState } from "react";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { QuantityEntry, readAmount } from "../../warehouses/warehouses.public.tsx";
import { useAmount, useReverseUse, useUsages } from "../samples.queries.ts";

const operations = ["use", "return", "count"] as const;

interface AmountEntry {
  readonly operation: (typeof operations)[number];
  readonly amount: string;
  readonly reason?: string;
}

const AmountDialog = ({ sample, onClose }: { sample: Sample; onClose: () => void }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const book = useAmount(sample.warehouseId, sample.id);
  const { unit, value } = sample.quantity;
  return (
    <FormDialog<AmountEntry>
      name="amount"
      title={t("samplePages.bookAmount")}
      action={t("samplePages.book")}
      isBusy={book.isPending}
      initialValues={{ operation: "use" }}
      lead={<p>{t("samplePages.leftNow", { amount: `${value} ${unit}` })}</p>}
      onSubmit={({ operation, amount, reason = "" }) =>
        book.mutate(
          { operation, quantity: readAmount(amount, unit)!, reason: reason.trim() },
          {
            onSuccess: ({ quantity }) => {
              toasts.success(t("samplePages.leftNow", { amount: `${quantity.value} ${quantity.unit}` }));
              onClose();
            },
            onError: toasts.failure,
          },
        )
      }
      onClose={onClose}
    >
      <Form.Item name="operation" label={t("samplePages.action")}>
        <Select options={operations.map((one) => ({ value: one, label: t(`samplePages.book-${one}`) }))} />
      </Form.Item>
      <QuantityEntry name="amount" label={t("samplePages.amount")} unit={unit} isZeroAllowed />
      <Form.Item name="reason" label={t("samplePages.reason")}>
        <Input maxLength={200} />
      </Form.Item>
    </FormDialog>
  );
};

/** Uses of a sample, each of which can be undone, and a form to record more. */
export const UsageList = ({ sample, mayUse }: { sample: Sample; mayUse: boolean }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useUsages(sample.warehouseId, sample.id);
  const reverse = useReverseUse(sample.warehouseId, sample.id);
  const columns: readonly Column<SampleUsage>[] = [
    {
      key: "time",
      header: t("samplePages.time"),
      width: "130px",
      cell: ({ createTime }) => <Moment instant={createTime} />,
    },
    {
      key: "amount",
      header: t("samplePages.amount"),
      width: "120px",
      align: "end",
      cell: ({ quantity }) => `${quantity.value} ${quantity.unit}`,
    },
    {
      key: "reason",
      header: t("samplePages.reason"),
      width: "minmax(160px, 1fr)",
      cell: ({ reason }) => reason,
    },
    {
      key: "who",
      header: t("samplePages.actor"),
      width: "120px",
      isSecondary: true,
      cell: ({ author }) => author,
    },
    {
      key: "acts",
      header: "",
      width: "110px",
      align: "end",
      cell: (usage) =>
        usage.isReversed
          ? t("samplePages.reversed")
          : mayUse && (
              <Button
                size="small"
                type="text"
                loading={reverse.isPending}
                onClick={() => reverse.mutate(usage.movementId, { onError: toasts.failure })}
              >
                {t("samplePages.reverse")}
              </Button>
            ),
    },
  ];
  return (
    <>
      {mayUse && sample.state !== "deleted" && (
        <ToolLine>
          <Button onClick={() => setOpen(true)}>{t("samplePages.bookAmount")}</Button>
        </ToolLine>
      )}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton rows={3} label={t("shell.loading")} />}
      {data?.records.length === 0 && <p>{t("samplePages.noUse")}</p>}
      {data && data.records.length > 0 && (
        <DataList
          label={t("samplePages.tab-use")}
          columns={columns}
          rows={data.records}
          rowKey={({ movementId }) => movementId}
        />
      )}
      {isOpen && <AmountDialog sample={sample} onClose={() => setOpen(false)} />}
    </>
  );
};
