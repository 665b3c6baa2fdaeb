export interface AmountRefusal {
  readonly ok: false;
  readonly error: {
    readonly code: "not-positive" | "stock-too-thin" | "no-dilution";
    readonly message: string;
  };
}

export const refuse = (code: AmountRefusal["error"]["code"], message: string): AmountRefusal => ({
  ok: false,
  error: { code, message },
});

export const isPositive = (value: number): boolean => Number.isFinite(value) && value > 0;
