import type { FormRule } from "antd";
import type { Translate } from "../../../kernel/translation.ts";

/** Whether a number is one of those that a field takes. */
export const isWithin = (value: unknown, least: number, most: number): boolean =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;

/**
 * Refuses a number out of bounds in words. The field takes any, so that what was typed is not silently made another number:
 * a box of 0 rows was one of 9.
 */
export const wholeRule = (t: Translate, least: number, most: number): FormRule => ({
  validator: (_, value: unknown) =>
    isWithin(value, least, most)
      ? Promise.resolve()
      : Promise.reject(new Error(t("warehouses.wholeInvalid", { least, most }))),
});

/** Bounds of a field that is checked by {@link wholeRule}. */
export const anyWhole = { min: 0, max: 99_999 } as const;
