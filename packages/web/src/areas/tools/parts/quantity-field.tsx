import { InputNumber, Select, Space } from "antd";
import { useId } from "react";
import { useWords } from "../../../kernel/words.ts";
import { readFigure } from "../read-figure.ts";
import type { Quantity, Units } from "../units.ts";
import styles from "./tools.module.css";

interface QuantityFieldProps {
  readonly label: string;
  readonly quantity: Quantity;
  readonly units: Units;
  readonly onChange: (next: Quantity) => void;
}

/** A figure and its unit. */
export const QuantityField = ({ label, quantity, units, onChange }: QuantityFieldProps) => {
  const t = useWords();
  const id = useId();
  const known = Object.keys(units);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Space.Compact block>
        <InputNumber<number>
          id={id}
          className={styles.figure ?? ""}
          value={quantity.value}
          min={0}
          controls={false}
          parser={readFigure}
          inputMode="decimal"
          onChange={(value) => onChange({ ...quantity, value })}
        />
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
      </Space.Compact>
    </div>
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
export const CountField = ({ label, unit, value, max, isWhole = true, onChange }: CountFieldProps) => {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Space.Compact block>
        <InputNumber<number>
          id={id}
          className={styles.figure ?? ""}
          value={value}
          min={isWhole ? 1 : 0}
          {...(max === undefined ? {} : { max })}
          {...(isWhole ? { precision: 0 } : {})}
          controls={false}
          parser={readFigure}
          inputMode={isWhole ? "numeric" : "decimal"}
          onChange={onChange}
        />
        {unit && <Space.Addon>{unit}</Space.Addon>}
      </Space.Compact>
    </div>
  );
};
