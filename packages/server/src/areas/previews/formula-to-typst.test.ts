import { expect, it } from "vitest";
import { formulaToTypst } from "./formula-to-typst.ts";

it.each([
  ["C_1 V_1 = C_2 V_2", "C_1 V_1 = C_2 V_2"],
  ["\\frac{V_{m}[S]}{K_m + [S]}", "(V_m [S])/(K_m + [S])"],
  ["\\text{速度 #1}", '"速度 #1"'],
  ["10^{-3}\\,\\mu\\text{L}", '10^(-3) thin mu "L"'],
])("converts %s", (latex, math) => {
  expect(formulaToTypst(latex)).toBe(math);
});

it.each(["e^{-\\lambda t", "\\hspace{1cm}", "x # let y", `a${"+a".repeat(2_000)}`])(
  "leaves what it cannot convert, and what would be code: %s",
  (latex) => {
    expect(formulaToTypst(latex)).toBeNull();
  },
);
