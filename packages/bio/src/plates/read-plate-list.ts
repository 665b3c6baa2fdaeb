import { parseWell, plateFor, plateShape } from "./plate.ts";
import type { PlateLayer } from "./plate-layer.ts";

type Rows = readonly (readonly string[])[];

/** The fewest wells that are a plate. */
const LEAST_WELLS = 3;

interface Head {
  readonly at: number;
  /** The columns that name a well: one, or its row and its column. */
  readonly well: readonly number[];
}

const headOf = (rows: Rows): Head | null => {
  for (const [at, row] of rows.entries()) {
    const names = row.map((cell) => cell.trim().toLowerCase());
    const parts = [names.indexOf("well row"), names.indexOf("well col")];
    if (parts.every((column) => column >= 0)) return { at, well: parts };
    const candidates = names.flatMap((name, column) =>
      /^(well( position| name)?|wells|\u5b54(\u4f4d|\u53f7)?|pos)$/.test(name) ? [column] : [],
    );
    const column = candidates.find((one) => parseWell(rows[at + 1]?.[one] ?? "") !== undefined);
    if (column !== undefined) return { at, well: [column] };
  }
  return null;
};

/** A list of wells with a heading, as BMG, qPCR instruments and spreadsheets write it; each further column is a layer. */
export const readPlateList = (rows: Rows): PlateLayer[] => {
  const head = headOf(rows);
  if (head === null) return [];
  const names = rows[head.at]!;
  const lines = rows.slice(head.at + 1).flatMap((row) => {
    const well = parseWell(head.well.map((column) => row[column]?.trim() ?? "").join(""));
    return well === undefined ? [] : [{ well, row }];
  });
  if (lines.length < LEAST_WELLS) return [];
  const size = plateFor(
    Math.max(...lines.map(({ well }) => well.row)) + 1,
    Math.max(...lines.map(({ well }) => well.column)) + 1,
  );
  if (size === undefined) return [];
  const { columns } = plateShape(size);
  return names.flatMap((name, column) => {
    const label = name.trim();
    if (label === "" || head.well.includes(column) || /^(well|omit|task|reporter|quencher)\b/i.test(label))
      return [];
    const cells = Array.from({ length: size }, () => "");
    for (const { well, row } of lines) cells[well.row * columns + well.column] = row[column]?.trim() ?? "";
    return [{ label, size, cells }];
  });
};
