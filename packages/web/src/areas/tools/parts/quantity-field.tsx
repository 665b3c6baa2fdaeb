import { InputNumber, Select, Space } from "antd";
import { type ReactNode, useId } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Quantity, readFigure, typedQuantity, type Units } from "../units.ts";
import { type Bounds, useBounds } from "../use-bounds.ts";
import { BoundsMessage } from "./bounded-number.tsx";
import styles from "./tools.module.css";

interface FigureFieldProps extends Bounds {
  readonly label: string;
  readonly value: number | null;
  readonly children?: ReactNode;
  /** Those that may be typed behind the figure. */
  readonly units?: Units;
  readonly onType?: (text: string) => void;
  readonly onChange: (next: number | null) => void;
}

/** A number with its unit. One out of range stays as typed, is reported, and is not used. */
const FigureField = ({ label, value, children, units, onType, onChange, ...bounds }: FigureFieldProps) => {
  const id = useId();
  const { refused, message, take } = useBounds(bounds);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Space.Compact block>
        <InputNumber<number>
          id={id}
          className={styles.figure ?? ""}
          value={value ?? refused}
          controls={false}
          parser={(typed) => readFigure(typed, units)}
          inputMode={bounds.isWhole ? "numeric" : "decimal"}
          status={message === null ? "" : "error"}
          aria-invalid={message !== null}
          {...(message !== null && { "aria-describedby": `${id}-bounds` })}
          {...(onType && { onInput: onType })}
          onChange={(next) => onChange(take(next) ? next : null)}
        />
        {children}
      </Space.Compact>
      <BoundsMessage id={id} message={message} />
    </div>
  );
};

interface QuantityFieldProps {
  readonly label: string;
  readonly quantity: Quantity;
  readonly units: Units;
  readonly onChange: (next: Quantity) => void;
}

/** A figure and its unit, which may be typed behind it. */
export const QuantityField = ({ label, quantity, units, onChange }: QuantityFieldProps) => {
  const t = useTranslation();
  const known = Object.keys(units);
  return (
    <FigureField
      label={label}
      value={quantity.value}
      min={0}
      units={units}
      onType={(text) => {
        const typed = typedQuantity(text, units);
        if (typed !== null) onChange({ value: Number(typed.value), unit: typed.unit });
      }}
      onChange={(value) => onChange({ ...quantity, value })}
    >
      {known.length > 1 ? (
        <Select
          className={styles.unit ?? ""}
          aria-label={t("calculators.unitOf", { label })}
          value={quantity.unit}
          options={known.map((unit) => ({ value: unit, label: unit }))}
          onChange={(unit) => onChange({ ...quantity, unit })}
        />
      ) : (
        <Space.Addon>{known[0]}</Space.Addon>
      )}
    </FigureField>
  );
};

interface CountFieldProps {
  readonly label: string;
  readonly unit?: string;
  readonly value: number | null;
  readonly max?: number;
  readonly isWhole?: boolean;
  readonly onChange: (next: number | null) => void;
}

/** A figure without a choice of units, e.g. a number of base pairs. */
export const CountField = ({ label, unit, value, max, isWhole = true, onChange }: CountFieldProps) => (
  <FigureField
    label={label}
    value={value}
    min={isWhole ? 1 : 0}
    max={max}
    isWhole={isWhole}
    onChange={onChange}
  >
    {unit && <Space.Addon>{unit}</Space.Addon>}
  </FigureField>
);
