import { dimensionOf, plainFigure, readDecimal, readQuantity, type Unit } from "@benchleaf/bio";
import { Form, Input } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";

/**
 * A typed amount including its unit (`5 ul`, `1,5`); a bare number uses the given unit. Null if it is invalid, below zero
 * (unless `isSigned`), or of another dimension.
 */
export const readAmount = <KnownUnit extends Unit>(
  typed: string,
  unit: KnownUnit,
  isSigned = false,
): { value: string; unit: KnownUnit } | null => {
  const read = readQuantity(typed);
  if (!read.ok || (read.value.startsWith("-") && !isSigned)) return null;
  const given = read.unit ?? unit;
  // Units of one dimension are all units of stock, where one of them is.
  return dimensionOf(given) === dimensionOf(unit) ? { value: read.value, unit: given as KnownUnit } : null;
};

/** The unit that was typed, if it measures something other than the given one. */
export const unitThatDiffers = (typed: string, unit: Unit): Unit | null => {
  const read = readQuantity(typed);
  const given = read.ok ? read.unit : null;
  return given !== null && dimensionOf(given) !== dimensionOf(unit) ? given : null;
};

/** Fractions and powers, as in `1/2` and `1e308`. */
const NOT_DECIMAL = /^\s*[-+−]?[\d.,]+\s*(?:\/|e[-+−]?\d)/i;
const FIGURE = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/;
/** The ledger stores amounts below one trillion. */
const MOST_DIGITS = 12;

/** Why a typed figure is not accepted although it is a number: its notation, or more digits than are stored. */
export const figureFault = (typed: string): "notDecimal" | "tooManyDigits" | null => {
  const plain = typed.normalize("NFKC");
  if (NOT_DECIMAL.test(plain)) return "notDecimal";
  const figure = plainFigure(/^[-+−.,，．。\d０-９\s－＋]*/u.exec(typed.trim())?.[0] ?? "");
  if (!FIGURE.test(figure)) return null;
  const whole = figure.replace(/^[-+]?0*/, "").split(".")[0]!;
  return whole.length > MOST_DIGITS || readDecimal(figure) === null ? "tooManyDigits" : null;
};

/** What was typed after the figure, if it is not a unit. */
export const unknownUnitIn = (typed: string): string | null => {
  const read = readQuantity(typed);
  if (read.ok || read.error.code !== "unknown-unit") return null;
  return /[^-+−.,，．。\d０-９\s－＋].*$/su.exec(typed)?.[0].trim() ?? null;
};

interface QuantityEntryProps {
  readonly name: string | (string | number)[];
  readonly label: string;
  readonly unit: Unit;
  readonly isZeroAllowed?: boolean;
  /** A correction, which may be below zero. */
  readonly isSigned?: boolean;
}

/** A field for an amount. */
export const QuantityEntry = ({
  name,
  label,
  unit,
  isZeroAllowed = false,
  isSigned = false,
}: QuantityEntryProps) => {
  const t = useTranslation();
  return (
    <Form.Item
      name={name}
      label={label}
      rules={[
        {
          validator: (_, typed: string | undefined) => {
            const amount = readAmount(typed ?? "", unit, isSigned);
            const fault = figureFault(typed ?? "");
            if (fault !== null) return Promise.reject(new Error(t(`warehouses.${fault}`)));
            const isGood = amount !== null && (isZeroAllowed || /[1-9]/.test(amount.value));
            if (isGood) return Promise.resolve();
            const unknown = unknownUnitIn(typed ?? "");
            if (unknown !== null)
              return Promise.reject(new Error(t("warehouses.unitUnknown", { unknown, unit })));
            const from = unitThatDiffers(typed ?? "", unit);
            return Promise.reject(
              new Error(
                from === null
                  ? t(isSigned ? "warehouses.correctionInvalid" : "warehouses.amountInvalid", { unit })
                  : t("warehouses.unitDiffers", { from, to: unit }),
              ),
            );
          },
        },
      ]}
    >
      <Input inputMode={isSigned ? "text" : "decimal"} suffix={unit} autoComplete="off" />
    </Form.Item>
  );
};
