import { DeleteOutlined, PlusOutlined } from "@ant-design/icons";
import { type Currency, currencySchema, type Supply } from "@benchleaf/contract";
import { Button, Form, Input, Select } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./stock.module.css";
import { useCurrency } from "./use-currency.ts";

/** A supplier as the form holds it. */
export type SupplyEntry = Omit<Partial<Supply>, "price"> & { readonly price?: string };

export const currencyOptions = currencySchema.options.map((value) => ({ value, label: value }));

/** The most that one material has. */
const MAX_SUPPLIES = 20;

/** What is sent of a supplier. */
export const supplyOf = ({
  supplier = "",
  catalogNumber = "",
  pack = "",
  price = "",
  currency = currencySchema.enum.CNY,
}: SupplyEntry) => ({
  supplier: supplier.trim(),
  catalogNumber: catalogNumber.trim(),
  pack: pack.trim(),
  price: price.trim() === "" ? null : price.trim(),
  currency,
});

/** An exact decimal that is not negative. */
export const decimalRule = (message: string) => ({
  pattern: /^(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/,
  message,
});

/** Who sells a material, with pack, price and catalogue number: the first is who it is ordered from. */
export const SupplyList = () => {
  const t = useTranslation();
  const missing = { required: true, whitespace: true, message: t("stock.supplierMissing") };
  const [currency, setCurrency] = useCurrency();
  return (
    <Form.List name="supplies">
      {(rows, { add, remove }) => (
        <fieldset className={styles.supplies}>
          <legend>{t("stock.suppliers")}</legend>
          {rows.map(({ key, name }) => {
            const at = name + 1;
            return (
              <div key={key} className={styles.supply}>
                <Form.Item name={[name, "supplier"]} rules={[missing]}>
                  <Input
                    maxLength={200}
                    aria-label={t("stock.supplierAt", { at })}
                    placeholder={t("stock.supplier")}
                  />
                </Form.Item>
                <Form.Item name={[name, "catalogNumber"]}>
                  <Input
                    maxLength={200}
                    aria-label={t("stock.supplyCatalogAt", { at })}
                    placeholder={t("stock.catalogNumber")}
                  />
                </Form.Item>
                <Form.Item name={[name, "pack"]}>
                  <Input
                    maxLength={200}
                    aria-label={t("stock.packAt", { at })}
                    placeholder={t("stock.pack")}
                  />
                </Form.Item>
                <Form.Item name={[name, "price"]} rules={[decimalRule(t("stock.numberInvalid"))]}>
                  <Input
                    inputMode="decimal"
                    aria-label={t("stock.priceAt", { at })}
                    placeholder={t("stock.price")}
                  />
                </Form.Item>
                <Form.Item name={[name, "currency"]}>
                  <Select
                    aria-label={t("stock.currencyAt", { at })}
                    options={currencyOptions}
                    onChange={(next: Currency) => setCurrency(next)}
                  />
                </Form.Item>
                <Button
                  type="text"
                  icon={<DeleteOutlined />}
                  aria-label={t("stock.removeSupplier", { at })}
                  onClick={() => remove(name)}
                />
              </div>
            );
          })}
          {rows.length < MAX_SUPPLIES && (
            <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => add({ currency })}>
              {t("stock.addSupplier")}
            </Button>
          )}
        </fieldset>
      )}
    </Form.List>
  );
};
