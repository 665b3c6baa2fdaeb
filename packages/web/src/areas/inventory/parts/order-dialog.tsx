import { DeleteOutlined, PlusOutlined } from "@ant-design/icons";
import type { Currency, Material, PurchaseOrder } from "@benchleaf/contract";
import { Button, Form, Input, Select } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { LocationSelect, QuantityEntry, readAmount } from "../../warehouses/warehouses.public.tsx";
import { useCreateExternalOrder, useMaterials, useSaveOrder } from "../inventory.queries.ts";
import styles from "./order-dialog.module.css";
import { currencyOptions, decimalRule } from "./supply-list.tsx";
import { supplyText } from "./supply-text.ts";
import { useCurrency } from "./use-currency.ts";

const LOOKUP_MS = 200;
const MOST_LINES = 100;

interface LineEntry {
  readonly materialId: string;
  readonly amount: string;
  readonly price?: string;
  readonly batchNo?: string;
  readonly expirationDay?: string;
  readonly locationId?: string;
}

interface Entry {
  readonly supplier?: string;
  readonly currency: Currency;
  readonly note?: string;
  readonly lines: readonly LineEntry[];
}

interface OrderDialogProps {
  readonly warehouseId: string;
  /** Placed elsewhere: received goods are recorded with it. */
  readonly isExternal: boolean;
  /** Of the latest order of the warehouse, which a new one begins with. */
  readonly latestCurrency?: Currency | undefined;
  /** A draft to change. */
  readonly order?: PurchaseOrder;
  readonly onClose: () => void;
}

type Ordered = Pick<Material, "id" | "name" | "number" | "unit" | "catalogNumber" | "supplies">;

const chosenOf = (order: PurchaseOrder | undefined): ReadonlyMap<string, Ordered> =>
  new Map(
    (order?.lines ?? []).map(({ materialId: id, material: name, catalogNumber, quantity: { unit } }) => [
      id,
      { id, name, catalogNumber, unit, number: "", supplies: [] },
    ]),
  );

/** Drafts an order of one or several materials, or records one that was placed elsewhere with its lots. */
export const OrderDialog = ({
  warehouseId,
  isExternal,
  latestCurrency,
  order,
  onClose,
}: OrderDialogProps) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const [form] = Form.useForm<Entry>();
  const [search, setSearch] = useState("");
  const { rows } = useMaterials(warehouseId, { search: useDebounced(search, LOOKUP_MS) });
  // Those that were chosen stay known, whatever is searched for next.
  const [chosen, setChosen] = useState(() => chosenOf(order));
  const save = useSaveOrder(warehouseId, order ?? null);
  const record = useCreateExternalOrder(warehouseId);
  const lines: readonly (Partial<LineEntry> | undefined)[] = Form.useWatch("lines", form) ?? [];
  const unitOf = (at: number) => chosen.get(lines[at]?.materialId ?? "")?.unit ?? "pcs";
  const options = [
    ...new Map<string, Ordered>([...chosen, ...rows.map((row) => [row.id, row] as const)]).values(),
  ];
  const [usualCurrency, setUsualCurrency] = useCurrency();
  const currency = Form.useWatch("currency", form) ?? order?.currency ?? latestCurrency ?? usualCurrency;
  const [isCurrencyChosen, setCurrencyChosen] = useState(order !== undefined);
  /** What a material's supplier states is filled in where nothing was entered. */
  const fillFrom = ({ supplies }: Ordered) => {
    const [first] = supplies;
    if (!form.getFieldValue("supplier") && first) form.setFieldValue("supplier", first.supplier);
    const priced = supplies.find(({ price }) => price !== null);
    if (isCurrencyChosen || !priced) return;
    form.setFieldValue("currency", priced.currency);
    setCurrencyChosen(true);
  };
  const priceHelp = (at: number) => {
    const priced = chosen.get(lines[at]?.materialId ?? "")?.supplies.find(({ price }) => price !== null);
    return priced && supplyText(format, priced);
  };
  const submit = ({ supplier = "", currency: paidIn, note = "", lines: entered }: Entry) => {
    const done = { onSuccess: onClose, onError: toasts.failure };
    const ordered = entered.map(({ materialId, amount, price = "" }, at) => ({
      materialId,
      quantity: readAmount(amount, unitOf(at))!,
      price: price.trim() === "" ? null : price.trim(),
      catalogNumber: chosen.get(materialId)?.catalogNumber ?? "",
    }));
    if (!isExternal) {
      save.mutate({ supplier, currency: paidIn, note, lines: ordered }, done);
      return;
    }
    record.mutate(
      {
        ...{ supplier, currency: paidIn, note },
        lines: ordered.map((line, at) => ({
          ...line,
          batchNo: entered[at]!.batchNo!.trim(),
          expirationDay: entered[at]!.expirationDay || null,
          locationId: entered[at]!.locationId ?? null,
        })),
      },
      done,
    );
  };
  return (
    <FormDialog<Entry>
      form={form}
      name="order"
      width={720}
      title={
        order
          ? t("stock.changeOrderOf", { number: order.number })
          : t(isExternal ? "stock.newExternalOrder" : "stock.newOrder")
      }
      action={t(isExternal ? "stock.recordOrder" : "stock.draft")}
      isBusy={save.isPending || record.isPending}
      initialValues={
        order
          ? {
              ...{ supplier: order.supplier, currency, note: order.note },
              lines: order.lines.map(({ materialId, quantity, price }) => ({
                ...{ materialId, amount: quantity.value },
                ...(price !== null && { price }),
              })),
            }
          : { currency, lines: [{}] }
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.head}>
        <Form.Item name="supplier" label={t("stock.supplier")}>
          <Input maxLength={200} autoFocus />
        </Form.Item>
        <Form.Item name="currency" label={t("stock.currency")}>
          <Select
            options={currencyOptions}
            onChange={(next: Currency) => {
              setCurrencyChosen(true);
              setUsualCurrency(next);
            }}
          />
        </Form.Item>
      </div>
      <Form.List name="lines">
        {(entries, { add, remove }) => (
          <>
            {entries.map(({ key, name }) => (
              <fieldset key={key} className={styles.line}>
                <legend>{t("stock.lineAt", { number: name + 1 })}</legend>
                <Form.Item
                  name={[name, "materialId"]}
                  label={t("stock.name")}
                  rules={[{ required: true, message: t("stock.chooseMaterial") }]}
                >
                  <Select
                    showSearch
                    filterOption={false}
                    onSearch={setSearch}
                    options={options.map((one) => ({
                      value: one.id,
                      label: `${one.name} ${one.number}`.trim(),
                    }))}
                    onChange={(id: string) => {
                      const material = options.find((one) => one.id === id);
                      if (!material) return;
                      setChosen(new Map([...chosen, [id, material]]));
                      fillFrom(material);
                    }}
                  />
                </Form.Item>
                <div className={styles.pair}>
                  <QuantityEntry name={[name, "amount"]} label={t("stock.amount")} unit={unitOf(name)} />
                  <Form.Item
                    name={[name, "price"]}
                    label={t("stock.priceOfUnit")}
                    extra={priceHelp(name)}
                    rules={[decimalRule(t("stock.numberInvalid"))]}
                  >
                    <Input inputMode="decimal" suffix={currency} />
                  </Form.Item>
                </div>
                {isExternal && (
                  <div className={styles.pair}>
                    <Form.Item
                      name={[name, "batchNo"]}
                      label={t("stock.batchNo")}
                      rules={[{ required: true, whitespace: true, message: t("stock.batchMissing") }]}
                    >
                      <Input maxLength={100} />
                    </Form.Item>
                    <Form.Item name={[name, "expirationDay"]} label={t("stock.expirationDay")}>
                      <Input type="date" />
                    </Form.Item>
                    <Form.Item name={[name, "locationId"]} label={t("stock.location")}>
                      <LocationSelect warehouseId={warehouseId} />
                    </Form.Item>
                  </div>
                )}
                {entries.length > 1 && (
                  <Button
                    size="small"
                    type="text"
                    icon={<DeleteOutlined aria-hidden="true" />}
                    aria-label={t("stock.removeLine", { number: name + 1 })}
                    onClick={() => remove(name)}
                  />
                )}
              </fieldset>
            ))}
            <Button
              className={styles.add ?? ""}
              icon={<PlusOutlined aria-hidden="true" />}
              disabled={entries.length >= MOST_LINES}
              onClick={() => add({})}
            >
              {t("stock.addLine")}
            </Button>
          </>
        )}
      </Form.List>
      <Form.Item name="note" label={t("stock.note")}>
        <Input maxLength={1000} />
      </Form.Item>
    </FormDialog>
  );
};
