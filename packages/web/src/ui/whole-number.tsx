import { InputNumber, type InputNumberProps } from "antd";

/** The text of a whole number as it was typed, with the digits of Chinese input methods as plain ones. */
export const plainWhole = (typed: string | undefined): string =>
  (typed ?? "").normalize("NFKC").replace(/[−–]/g, "-").trim();

interface WholeNumberProps extends Omit<InputNumberProps<number>, "min" | "max" | "precision" | "parser"> {
  readonly min: number;
  readonly max: number;
}

/** A whole number within limits, of full-width digits too. Left empty, it is the least one again. */
export const WholeNumber = ({ onChange, onBlur, value, ...rest }: WholeNumberProps) => (
  <InputNumber<number>
    {...rest}
    {...(value !== undefined && { value })}
    precision={0}
    // A string, since the field keeps incomplete input; its type requires a number.
    parser={(typed) => plainWhole(typed) as unknown as number}
    onChange={(next) => onChange?.(next)}
    onBlur={(event) => {
      if (plainWhole(event.target.value) === "") onChange?.(rest.min);
      onBlur?.(event);
    }}
  />
);
