import type { AnalysisResult, ResultCell, ResultTable } from "../statistics/analysis-spec.ts";

/** One number of a result that is worth a line: its heading and value, and what row it is from. */
export interface Headline {
  readonly table: string;
  readonly name: string;
  readonly cells: readonly { readonly column: string; readonly value: ResultCell }[];
}

const shown: Readonly<Record<string, readonly string[]>> = {
  test: ["test", "difference", "t", "u", "v", "h", "chi", "r", "rho", "df", "p"],
  fisher: ["test", "odds", "p"],
  anova: ["f", "df", "p"],
  normality: ["group", "w", "p"],
  outliers: ["group", "farthest", "verdict"],
  adjusted: ["row", "pAdjusted"],
  coefficients: ["power", "value"],
  quality: ["rSquared"],
  unknowns: ["sample", "concentration"],
  expression: ["target", "group", "fold", "p"],
  efficiency: ["curve", "efficiency"],
  survival: ["group", "medianTime"],
  description: ["group", "n", "mean", "sd"],
};

const rowOf = ({ key, name, columns, rows }: ResultTable, row: readonly ResultCell[]): Headline => ({
  table: key,
  name: name ?? "",
  cells: (shown[key] ?? []).flatMap((column) => {
    const at = columns.indexOf(column);
    const value = at < 0 ? null : row[at];
    return value === null || value === undefined || rows.length === 0 ? [] : [{ column, value }];
  }),
});

/** The rows that sum a result up: the test, the first unknowns, the midpoint of a curve, the first fold changes. */
export const headlinesOf = ({ tables }: AnalysisResult, most = 3): Headline[] => {
  const parameters = tables.filter(({ key }) => key === "parameters");
  const midpoints = parameters.flatMap((table) =>
    table.rows.flatMap((row) => {
      const [cell, value] = row;
      const isMain =
        typeof cell === "object" && cell !== null && /^(midpoint|km|vmax|doublingTime)$/.test(cell.word);
      return isMain && value !== null && value !== undefined
        ? [{ table: "parameters", name: table.name ?? "", cells: [{ column: cell.word, value }] }]
        : [];
    }),
  );
  const first = tables.find(({ key }) => key !== "parameters" && key in shown && key !== "standards");
  const isCurve = midpoints.length > 0 && first?.key !== "unknowns";
  const rows = isCurve || first === undefined ? midpoints : first.rows.map((row) => rowOf(first, row));
  const quality = tables.find(({ key }) => key === "quality");
  const isShown = !isCurve && first?.key === "quality";
  const fit = quality?.rows[0] && !isShown ? [rowOf(quality, quality.rows[0])] : [];
  // The control of a comparison is one by definition, and the error of an analysis of variance has no test.
  const told = rows.filter(({ table, cells }) =>
    table === "anova" || table === "expression"
      ? cells.some(({ column, value }) => column === "p" || (column === "fold" && value !== 1))
      : cells.length > 0,
  );
  return [...told.slice(0, most), ...fit];
};
