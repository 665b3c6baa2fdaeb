import type { Field } from "@benchleaf/contract";
import { expect, it } from "vitest";
import { draftOfValues, entriesOf, faultOfField, textOfValue } from "./field-entry.ts";

const field = (part: Partial<Field>): Field => ({
  id: "1",
  kind: "primer",
  type: "text",
  version: 1,
  name: "F",
  help: "",
  isRequired: false,
  isUnique: false,
  isColumn: true,
  units: [],
  choices: [],
  formula: "",
  initial: null,
  ...part,
});
const stock = field({ id: "2", type: "quantity", units: ["µM", "mM"], isRequired: true });
const entry = (text: string, unit: "µM" | "mM" | null = null) => ({ values: [text], unit });

it("sends quantities exactly, in the unit that was typed, selected, or is first", () => {
  const sent = (text: string, unit: "µM" | "mM" | null = null) =>
    entriesOf([stock], { "2": entry(text, unit) })["2"];
  expect(sent("1,50 mm")).toBeUndefined();
  expect(sent("1,50 mM", "µM")).toEqual({ values: ["1.50"], unit: "mM" });
  expect(sent("１００", "mM")).toEqual({ values: ["100"], unit: "mM" });
  expect(sent("100")).toEqual({ values: ["100"], unit: "µM" });
});

it("says what is wrong before it is sent", () => {
  expect(faultOfField(stock, undefined)).toBe("required");
  expect(faultOfField(stock, entry("  "))).toBe("required");
  expect(faultOfField(stock, entry("5 mL"))).toBe("invalid");
  expect(faultOfField(stock, entry("5"))).toBeNull();
  expect(faultOfField(field({ type: "number" }), entry("many"))).toBe("invalid");
  expect(faultOfField(field({ type: "url" }), entry("lab.test"))).toBe("invalid");
  expect(faultOfField(field({ type: "calculated", isRequired: true }), undefined)).toBeNull();
});

it("leaves out empty, calculated and unknown fields, and starts from the current values", () => {
  const fields = [field({ id: "1" }), field({ id: "3", type: "calculated" })];
  const draft = { "1": entry(" "), "3": entry("5"), "9": entry("x") };
  expect(entriesOf(fields, draft)).toEqual({});
  const value = {
    fieldId: "2",
    type: "quantity",
    name: "S",
    values: ["5"],
    unit: "mM",
    label: null,
  } as const;
  expect(draftOfValues([{ ...value, values: [...value.values] }])).toEqual({ "2": entry("5", "mM") });
  expect(textOfValue({ ...value, values: ["5"] })).toBe("5 mM");
  expect(textOfValue({ ...value, values: ["7"], unit: null, label: "Ann" })).toBe("Ann");
});
