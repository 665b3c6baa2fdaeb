/** Why nothing can be calculated: a figure that is not positive, a stock too thin, or nothing to dilute. */
export interface AmountRefusal {
  readonly ok: false;
  readonly error: {
    readonly code: "not-positive" | "stock-too-thin" | "no-dilution";
    readonly message: string;
  };
}

/** A refusal with its code and a sentence. */
export const refuse = (code: AmountRefusal["error"]["code"], message: string): AmountRefusal => ({
  ok: false,
  error: { code, message },
});

/** Whether a figure is a finite number above 0. */
export const isPositive = (value: number): boolean => Number.isFinite(value) && value > 0;
