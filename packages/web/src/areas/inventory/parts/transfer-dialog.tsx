import type { Lot, Material, StockContainer, Warehouse } from "@benchleaf/contract";
import { Form, Input, Radio, Select } from "antd";
import { type Format, useFormat } from "../../../kernel/format.ts";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { LocationSelect, QuantityEntry, readAmount } from "../../warehouses/warehouses.public.tsx";
import { useLots, useStores, useTransferStock } from "../inventory.queries.ts";

interface Entry {
  readonly amount: string;
  readonly kind: "container" | "new";
  readonly containerId?: string;
  readonly warehouseId: string;
  readonly locationId?: string;
  readonly reason?: string;
}

interface TransferDialogProps {
  readonly warehouse: Warehouse;
  readonly material: Material;
  readonly lot: Lot;
  readonly container: StockContainer;
  readonly onClose: () => void;
}

const textOf = (format: Format, lot: Lot, { quantity, pathCode }: StockContainer): string =>
  [lot.batchNo, format.quantity(quantity), pathCode].filter(Boolean).join(" · ");

/** Moves an amount into another container of the material, or into a new one, here or in another warehouse. */
export const TransferDialog = ({ warehouse, material, lot, container, onClose }: TransferDialogProps) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const { data: lots = [] } = useLots(warehouse.id, material.id);
  const { data: stores = [] } = useStores();
  const transfer = useTransferStock(warehouse.id);
  const [form] = Form.useForm<Entry>();
  const others = lots.flatMap((one) =>
    one.containers
      .filter(({ id }) => id !== container.id)
      .map((target) => ({ value: target.id, label: textOf(format, one, target) })),
  );
  const kind = Form.useWatch("kind", form) ?? "new";
  const warehouseId = Form.useWatch("warehouseId", form) ?? warehouse.id;
  const { unit } = container.quantity;
  const submit = async (entry: Entry) => {
    const quantity = readAmount(entry.amount, unit)!;
    try {
      await transfer.mutateAsync({
        fromId: container.id,
        quantity,
        to:
          entry.kind === "container"
            ? { kind: "container", containerId: entry.containerId! }
            : { kind: "new", warehouseId: entry.warehouseId, locationId: entry.locationId ?? null },
        reason: entry.reason?.trim() ?? "",
      });
      toasts.success(t("stock.transferred", { amount: format.quantity(quantity) }));
      onClose();
    } catch (error) {
      toasts.failure(error);
    }
  };
  return (
    <FormDialog<Entry>
      name="transfer"
      form={form}
      title={t("stock.transferOf", { name: material.name, batch: lot.batchNo })}
      action={t("stock.do-transfer")}
      isBusy={transfer.isPending}
      initialValues={{ kind: "new", warehouseId: warehouse.id }}
      lead={<p>{t("stock.leftNow", { amount: format.quantity(container.quantity) })}</p>}
      onSubmit={(entry) => void submit(entry)}
      onClose={onClose}
    >
      <QuantityEntry name="amount" label={t("stock.amount")} unit={unit} />
      <Form.Item name="kind" label={t("stock.transferTo")}>
        <Radio.Group
          options={(["new", "container"] as const).map((value) => ({
            value,
            label: t(value === "new" ? "stock.toNew" : "stock.toContainer"),
          }))}
        />
      </Form.Item>
      {kind === "container" ? (
        <Form.Item
          name="containerId"
          label={t("stock.targetContainer")}
          extra={others.length === 0 && t("stock.noOtherContainer")}
          rules={[{ required: true, message: t("stock.targetMissing") }]}
        >
          <Select showSearch={{ optionFilterProp: "label" }} options={others} />
        </Form.Item>
      ) : (
        <>
          <Form.Item
            name="warehouseId"
            label={t("stock.toWarehouse")}
            extra={warehouseId !== warehouse.id && t("stock.otherWarehouseHelp")}
          >
            <Select
              showSearch={{ optionFilterProp: "label" }}
              options={stores.map(({ id, name }) => ({
                value: id,
                label: id === warehouse.id ? t("stock.thisWarehouse", { name }) : name,
              }))}
              onChange={() => form.resetFields(["locationId"])}
            />
          </Form.Item>
          <Form.Item name="locationId" label={t("stock.location")}>
            <LocationSelect warehouseId={warehouseId} />
          </Form.Item>
        </>
      )}
      <Form.Item name="reason" label={t("stock.reason")}>
        <Input maxLength={200} />
      </Form.Item>
    </FormDialog>
  );
};
