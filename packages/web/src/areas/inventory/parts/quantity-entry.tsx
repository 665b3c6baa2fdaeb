import { type Unit, dimensionOf, readQuantity, unitsOf } from "@benchleaf/bio";
import { Form, Input } from "antd";
import { useWords } from "../../../kernel/words.ts";

/**
 * An amount as it is typed, unit and all (`5 ul`, `1,5`); a number alone is in the unit given. Null where it is none, or
 * measures something else.
 */
export const readAmount = (typed: string, unit: Unit): { value: string; unit: Unit } | null => {
  const text = /[^\d.,\s０-９．，。+-]/.test(typed) ? typed : `${typed} ${unit}`;
  const read = readQuantity(text);
  if (read === null || !unitsOf(dimensionOf(unit)).includes(read.unit as never)) return null;
  return read.value.startsWith("-") ? null : read;
};

interface QuantityEntryProps {
  readonly name: string | (string | number)[];
  readonly label: string;
  readonly unit: Unit;
  readonly isZeroAllowed?: boolean;
}

/** A field for an amount. */
export const QuantityEntry = ({ name, label, unit, isZeroAllowed = false }: QuantityEntryProps) => {
  const t = useWords();
  return (
    <Form.Item
      name={name}
      label={label}
      rules={[
        {
          validator: (_, typed: string | undefined) => {
            const amount = readAmount(typed ?? "", unit);
            const isGood = amount !== null && (isZeroAllowed || /[1-9]/.test(amount.value));
            return isGood ? Promise.resolve() : Promise.reject(new Error(t("stock.amountInvalid", { unit })));
          },
        },
      ]}
    >
      <Input inputMode="decimal" suffix={unit} autoComplete="off" />
    </Form.Item>
  );
};
