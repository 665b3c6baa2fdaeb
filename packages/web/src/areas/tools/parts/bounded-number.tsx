import { InputNumber, type InputNumberProps } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useWords } from "../../../kernel/words.ts";
import { readFigure } from "../read-figure.ts";
import styles from "./tools.module.css";

interface BoundedNumberProps extends Omit<InputNumberProps<number>, "min" | "max" | "onChange" | "value"> {
  readonly id: string;
  readonly value: number | null;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly onChange: (next: number | null) => void;
}

/** A figure within bounds. One beyond them stays as it was typed, is told, and counts for nothing. */
export const BoundedNumber = ({ id, value, min, max, onChange, ...rest }: BoundedNumberProps) => {
  const t = useWords();
  const format = useFormat();
  const [refused, setRefused] = useState<number | null>(null);
  const isLow = refused !== null && min !== undefined && refused < min;
  return (
    <>
      <InputNumber<number>
        {...rest}
        id={id}
        value={refused ?? value}
        parser={readFigure}
        status={refused === null ? "" : "error"}
        aria-invalid={refused !== null}
        {...(refused !== null && { "aria-describedby": `${id}-bounds` })}
        onChange={(next) => {
          const isBeyond =
            next !== null && ((min !== undefined && next < min) || (max !== undefined && next > max));
          setRefused(isBeyond ? next : null);
          if (!isBeyond) onChange(next);
        }}
      />
      {refused !== null && (
        <span id={`${id}-bounds`} role="alert" className={styles.remark}>
          {isLow
            ? t("toolbox.notBelow", { least: format.number(min ?? 0) })
            : t("toolbox.notAbove", { most: format.number(max ?? 0) })}
        </span>
      )}
    </>
  );
};
