import type { SayTile } from "@benchleaf/contract";
import { useMemo } from "react";
import { type PhraseKey, useTranslation } from "../../../../kernel/translation.ts";
import type { SayUnit } from "../work/chart-of-answer.ts";

const OF_SETS = /^(set|field|measure|time|choice)-/;
const units = {
  hours: "dashboards.unitHours",
  bases: "dashboards.unitBases",
  points: "dashboards.unitPoints",
} as const;

/** Texts of tiles: those of sets, and those of dashboards. */
export const useTileWords = (): { readonly say: SayTile; readonly sayUnit: SayUnit } => {
  const t = useTranslation();
  return useMemo(
    () => ({
      say: (key, values) =>
        t(`${OF_SETS.test(key) ? "analysisSets" : "dashboards"}.${key}` as PhraseKey, values),
      sayUnit: (unit) => t(units[unit]),
    }),
    [t],
  );
};
