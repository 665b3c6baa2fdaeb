import { type AnalysisSpec, defaultAnalysisOptions } from "@benchleaf/bio";
import type { AnalysisContent } from "@benchleaf/contract";

const EMPTY_ROWS = 12;
const EMPTY_COLUMNS = 3;

/** What an analysis begins with: an empty table, and groups described. */
export const newContent = (columnName: (number: number) => string): AnalysisContent => ({
  table: {
    columns: Array.from({ length: EMPTY_COLUMNS }, (_, i) => ({ id: `c${i + 1}`, name: columnName(i + 1) })),
    rows: Array.from({ length: EMPTY_ROWS }, () => Array.from({ length: EMPTY_COLUMNS }, () => "")),
  },
  source: null,
  spec: {
    method: "describe",
    roles: {},
    options: { ...defaultAnalysisOptions, references: [], efficiencies: {} },
    decimalMark: null,
    excluded: [],
  },
  figure: {
    ...{ title: "", xName: "", yName: "", width: 90, height: 65, fontSize: 8 },
    ...{ shape: "points", error: "sd", isGray: false, hasBand: true },
  },
});

/** What the calculation takes. */
export const specOf = (spec: AnalysisContent["spec"]): AnalysisSpec => ({
  ...spec,
  roles: Object.fromEntries(
    Object.entries(spec.roles).filter(([, ids]) => ids !== undefined),
  ) as AnalysisSpec["roles"],
});
