import { type KineticRead, kineticColumns, tableOfKinetics } from "@benchleaf/bio";
import { type AnalysisContent, MAX_ANALYSIS_ROWS } from "@benchleaf/contract";
import type { Translate } from "../../../kernel/translation.ts";
import { newContent } from "./new-content.ts";

/** Growth curves of a kinetic measurement: a row for each reading of each well. */
export const curveContent = (
  read: KineticRead,
  name: string,
  t: Translate,
): { readonly content: AnalysisContent; readonly every: number } => {
  const { rows, every } = tableOfKinetics(read, MAX_ANALYSIS_ROWS);
  const names = {
    well: t("analysis.plate-well"),
    time: t("analysis.kineticTime", { unit: t(`analysis.unit-${read.unit}`) }),
    value: t("analysis.plate-value"),
  };
  const begun = newContent(() => "");
  const hasComma = rows.some(([, , value]) => value?.includes(","));
  return {
    every,
    content: {
      ...begun,
      table: { columns: kineticColumns.map((id) => ({ id, name: names[id] })), rows },
      source: { fileId: null, version: null, name },
      spec: {
        ...begun.spec,
        method: "growth",
        decimalMark: hasComma ? null : ".",
        roles: { x: ["time"], values: ["value"], group: ["well"] },
      },
    },
  };
};
