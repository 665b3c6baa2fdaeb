import type { Material, StockContainer } from "@benchleaf/contract";
import { Form, Input } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { WholeNumber } from "../../../ui/whole-number.tsx";
import { LocationSelect, QuantityEntry, readAmount } from "../../warehouses/warehouses.public.tsx";
import { useApply, useBook, useDispose, useStockIn } from "../inventory.queries.ts";

export interface LotEntry {
  readonly batchNo: string;
  readonly expirationDay?: string;
  readonly count: number;
  readonly amount: string;
  readonly locationId?: string | null;
}

/** Properties of a received lot. */
export const LotFields = ({ warehouseId, unit }: { warehouseId: string; unit: Material["unit"] }) => {
  const t = useTranslation();
  return (
    <>
      <Form.Item
        name="batchNo"
        label={t("stock.batchNo")}
        rules={[{ required: true, whitespace: true, message: t("stock.batchMissing") }]}
      >
        <Input maxLength={100} autoFocus />
      </Form.Item>
      <Form.Item name="expirationDay" label={t("stock.expirationDay")}>
        <Input type="date" />
      </Form.Item>
      <Form.Item name="count" label={t("stock.containers")}>
        <WholeNumber min={1} max={500} />
      </Form.Item>
      <QuantityEntry name="amount" label={t("stock.amountEach")} unit={unit} />
      <Form.Item name="locationId" label={t("stock.location")}>
        <LocationSelect warehouseId={warehouseId} />
      </Form.Item>
    </>
  );
};

export const lotOf = (entry: LotEntry, unit: Material["unit"]) => ({
  batchNo: entry.batchNo.trim(),
  expirationDay: entry.expirationDay || null,
  count: entry.count,
  quantity: readAmount(entry.amount, unit)!,
  locationId: entry.locationId ?? null,
});

interface MaterialDialogProps {
  readonly material: Material;
  readonly onClose: () => void;
}

/** Takes containers of a lot in. */
export const StockInDialog = ({ material, onClose }: MaterialDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const takeIn = useStockIn(material.warehouseId);
  return (
    <FormDialog<LotEntry>
      name="take-in"
      title={t("stock.takeInOf", { name: material.name })}
      action={t("stock.takeIn")}
      isBusy={takeIn.isPending}
      initialValues={{ count: 1 }}
      onSubmit={(entry) =>
        takeIn.mutate(
          { materialId: material.id, ...lotOf(entry, material.unit) },
          {
            onSuccess: () => {
              toasts.success(t("stock.tookIn"));
              onClose();
            },
            onError: toasts.failure,
          },
        )
      }
      onClose={onClose}
    >
      <LotFields warehouseId={material.warehouseId} unit={material.unit} />
    </FormDialog>
  );
};

/** Applies for an amount of a material. */
export const ApplyDialog = ({ material, onClose }: MaterialDialogProps) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const apply = useApply(material.warehouseId);
  return (
    <FormDialog<{ amount: string; reason: string }>
      name="apply"
      title={t("stock.applyOf", { name: material.name })}
      action={t("stock.apply")}
      isBusy={apply.isPending}
      lead={
        <p>
          {t("stock.availableNow", {
            amount: format.quantity({ value: material.quantity, unit: material.unit }),
          })}
          {/[1-9]/.test(material.held) &&
            ` · ${t("stock.held")} ${format.quantity({ value: material.held, unit: material.unit })}`}
        </p>
      }
      onSubmit={({ amount, reason }) =>
        apply.mutate(
          { materialId: material.id, quantity: readAmount(amount, material.unit)!, reason: reason.trim() },
          {
            onSuccess: () => {
              toasts.success(t("stock.applied"));
              onClose();
            },
            onError: toasts.failure,
          },
        )
      }
      onClose={onClose}
    >
      <QuantityEntry name="amount" label={t("stock.amount")} unit={material.unit} />
      <Form.Item
        name="reason"
        label={t("stock.reason")}
        rules={[{ required: true, whitespace: true, message: t("stock.reasonMissing") }]}
      >
        <Input maxLength={200} />
      </Form.Item>
    </FormDialog>
  );
};

export type Booking = "use" | "return" | "count" | "adjust" | "dispose";

const labels = {
  use: "stock.amount",
  return: "stock.amount",
  count: "stock.counted",
  adjust: "stock.correction",
} as const;

/** Books what happens to one container. */
export const BookDialog = ({
  warehouseId,
  container,
  booking,
  onClose,
}: {
  warehouseId: string;
  container: StockContainer;
  booking: Booking;
  onClose: () => void;
}) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const book = useBook(warehouseId);
  const dispose = useDispose(warehouseId);
  const { unit } = container.quantity;
  const done = {
    onSuccess: () => {
      toasts.success(t("stock.booked"));
      onClose();
    },
    onError: toasts.failure,
  };
  return (
    <FormDialog<{ amount: string; reason?: string }>
      name="book"
      title={t(`stock.book-${booking}`)}
      action={t(`stock.do-${booking}`)}
      isDanger={booking === "dispose"}
      isBusy={book.isPending || dispose.isPending}
      lead={<p>{t("stock.leftNow", { amount: format.quantity(container.quantity) })}</p>}
      onSubmit={({ amount, reason = "" }) =>
        booking === "dispose"
          ? dispose.mutate({ containerIds: [container.id], reason: reason.trim() }, done)
          : book.mutate(
              {
                operation: booking,
                entries: [
                  { containerId: container.id, quantity: readAmount(amount, unit, booking === "adjust")! },
                ],
                reason: reason.trim(),
              },
              done,
            )
      }
      onClose={onClose}
    >
      {booking !== "dispose" && (
        <QuantityEntry
          name="amount"
          label={t(labels[booking])}
          unit={unit}
          isZeroAllowed={booking === "count"}
          isSigned={booking === "adjust"}
        />
      )}
      {booking === "adjust" && <p>{t("stock.correctionHelp")}</p>}
      <Form.Item
        name="reason"
        label={t(booking === "use" || booking === "return" ? "stock.reason" : "stock.cause")}
        rules={
          booking === "dispose" || booking === "adjust"
            ? [{ required: true, whitespace: true, message: t("stock.reasonMissing") }]
            : []
        }
      >
        <Input maxLength={200} />
      </Form.Item>
    </FormDialog>
  );
};
