import { type Plate, type PlateWell, plateShape } from "./plate.ts";

/** Wells in the rectangle between two of them, both included, row by row. */
export const wellsBetween = (plate: Pick<Plate, "size">, from: number, to: number): number[] => {
  const { columns } = plateShape(plate.size);
  const [rowA, rowB] = [Math.floor(from / columns), Math.floor(to / columns)].toSorted((a, b) => a - b);
  const [columnA, columnB] = [from % columns, to % columns].toSorted((a, b) => a - b);
  const found: number[] = [];
  for (let row = rowA!; row <= rowB!; row++)
    for (let column = columnA!; column <= columnB!; column++) found.push(row * columns + column);
  return found;
};

/** Changes some wells, each in the same way. */
export const changeWells = (plate: Plate, indices: readonly number[], change: Partial<PlateWell>): Plate => {
  const wanted = new Set(indices);
  return {
    ...plate,
    wells: plate.wells.map((well, index) => (wanted.has(index) ? { ...well, ...change } : well)),
  };
};

/** How a series is laid out: along rows or columns of the selection; wells across it are replicates. */
export interface SeriesLayout {
  readonly direction: "down" | "across";
  /** Concentration of the first step; null numbers samples instead. */
  readonly first: number | null;
  /** Each step is the one before divided by this. */
  readonly factor: number;
  /** Before the number of each step. */
  readonly prefix: string;
}

const short = (value: number): string => String(Number(value.toPrecision(6)));

/**
 * Numbers the steps of a selection and, if there is a first concentration, dilutes it from step to step. Wells at the same
 * step get the same name, so they are replicates.
 */
export const layOutSeries = (plate: Plate, indices: readonly number[], layout: SeriesLayout): Plate => {
  const { columns } = plateShape(plate.size);
  const stepOf = (index: number): number =>
    layout.direction === "down" ? Math.floor(index / columns) : index % columns;
  const steps = [...new Set(indices.map(stepOf))].toSorted((a, b) => a - b);
  const wanted = new Set(indices);
  return {
    ...plate,
    wells: plate.wells.map((well, index) => {
      if (!wanted.has(index)) return well;
      const step = steps.indexOf(stepOf(index));
      const name = `${layout.prefix}${step + 1}`;
      const concentration =
        layout.first === null ? well.concentration : short(layout.first / layout.factor ** step);
      return { ...well, name, concentration };
    }),
  };
};

/** Puts copied values into a plate from a well on; what does not fit is counted. */
export const pasteValues = (
  plate: Plate,
  from: number,
  cells: readonly (readonly string[])[],
): { readonly plate: Plate; readonly lost: number } => {
  const { rows, columns } = plateShape(plate.size);
  const [top, left] = [Math.floor(from / columns), from % columns];
  const wells = [...plate.wells];
  let lost = 0;
  for (const [i, line] of cells.entries())
    for (const [j, value] of line.entries()) {
      const [row, column] = [top + i, left + j];
      if (row >= rows || column >= columns) {
        if (value !== "") lost += 1;
        continue;
      }
      const index = row * columns + column;
      const well = wells[index]!;
      const role = well.role === "empty" && value !== "" ? "sample" : well.role;
      wells[index] = { ...well, role, value: value.slice(0, 40) };
    }
  return { plate: { ...plate, wells }, lost };
};
