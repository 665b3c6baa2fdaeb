import { InputNumber, Select, Space } from "antd";
import { type ReactNode, useId } from "react";
import { useWords } from "../../../kernel/words.ts";
import { readFigure } from "../read-figure.ts";
import type { Quantity, Units } from "../units.ts";
import { type Bounds, useBounds } from "../use-bounds.ts";
import { BoundsMessage } from "./bounded-number.tsx";
import styles from "./tools.module.css";

interface FigureFieldProps extends Bounds {
  readonly label: string;
  readonly value: number | null;
  readonly children?: ReactNode;
  readonly onChange: (next: number | null) => void;
}

/** A figure with what stands behind it. One out of bounds stays as it was typed, is told, and nothing is calculated with it. */
const FigureField = ({ label, value, children, onChange, ...bounds }: FigureFieldProps) => {
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
          parser={readFigure}
          inputMode={bounds.isWhole ? "numeric" : "decimal"}
          status={message === null ? "" : "error"}
          aria-invalid={message !== null}
          {...(message !== null && { "aria-describedby": `${id}-bounds` })}
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

/** A figure and its unit. */
export const QuantityField = ({ label, quantity, units, onChange }: QuantityFieldProps) => {
  const t = useWords();
  const known = Object.keys(units);
  return (
    <FigureField
      label={label}
      value={quantity.value}
      min={0}
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
