import { useState } from "react";
import { useFormat } from "../../kernel/format.ts";
import { useTranslation } from "../../kernel/translation.ts";

export interface Bounds {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly isWhole?: boolean | undefined;
}

/** What is wrong with a figure; null if nothing is. */
export const faultOf = (figure: number, { min, max, isWhole }: Bounds): "low" | "high" | "broken" | null => {
  if (min !== undefined && figure < min) return "low";
  if (max !== undefined && figure > max) return "high";
  return isWhole && !Number.isInteger(figure) ? "broken" : null;
};

/** A number out of range, as typed, with its message. */
export const useBounds = (bounds: Bounds) => {
  const t = useTranslation();
  const format = useFormat();
  const [refused, setRefused] = useState<number | null>(null);
  const fault = refused === null ? null : faultOf(refused, bounds);
  const messages = {
    low: () => t("toolbox.notBelow", { least: format.number(bounds.min ?? 0) }),
    high: () => t("toolbox.notAbove", { most: format.number(bounds.max ?? 0) }),
    broken: () => t("toolbox.wholeOnly"),
  };
  return {
    refused: fault === null ? null : refused,
    message: fault === null ? null : messages[fault](),
    /** Whether it is valid; an invalid one is stored for display. */
    take: (next: number | null): boolean => {
      const isFaulty = next !== null && faultOf(next, bounds) !== null;
      setRefused(isFaulty ? next : null);
      return !isFaulty;
    },
  };
};
