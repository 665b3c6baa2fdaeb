import { InputNumber, type InputNumberProps } from "antd";
import { readFigure } from "../units.ts";
import { useBounds } from "../use-bounds.ts";
import styles from "./tools.module.css";

interface BoundedNumberProps extends Omit<InputNumberProps<number>, "min" | "max" | "onChange" | "value"> {
  readonly id: string;
  readonly value: number | null;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly isWhole?: boolean | undefined;
  readonly onChange: (next: number | null) => void;
}

/** A number within limits. One beyond them stays as typed, is reported, and is not used. */
export const BoundedNumber = ({ id, value, min, max, isWhole, onChange, ...rest }: BoundedNumberProps) => {
  const { refused, message, take } = useBounds({ min, max, isWhole });
  return (
    <>
      <InputNumber<number>
        {...rest}
        id={id}
        value={refused ?? value}
        parser={(typed) => readFigure(typed)}
        status={refused === null ? "" : "error"}
        aria-invalid={refused !== null}
        {...(refused !== null && { "aria-describedby": `${id}-bounds` })}
        onChange={(next) => {
          if (take(next)) onChange(next);
        }}
      />
      <BoundsMessage id={id} message={message} />
    </>
  );
};

/** Shown below a number that is out of range. */
export const BoundsMessage = ({ id, message }: { readonly id: string; readonly message: string | null }) =>
  message !== null && (
    <span id={`${id}-bounds`} role="alert" className={styles.remark}>
      {message}
    </span>
  );
