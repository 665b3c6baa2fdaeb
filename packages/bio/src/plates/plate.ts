/** Plates by their number of wells, each with its rows and columns (ANSI SLAS 4). */
export const plateSizes = [6, 12, 24, 48, 96, 384] as const;
export type PlateSize = (typeof plateSizes)[number];

const shapes: Readonly<Record<PlateSize, readonly [rows: number, columns: number]>> = {
  6: [2, 3],
  12: [3, 4],
  24: [4, 6],
  48: [6, 8],
  96: [8, 12],
  384: [16, 24],
};

/** What a well holds. */
export const wellRoles = ["empty", "blank", "standard", "sample", "control"] as const;
export type WellRole = (typeof wellRoles)[number];

/** A well: its role, what is in it, and what was measured; text, so that nothing is lost before it is understood. */
export interface PlateWell {
  readonly role: WellRole;
  /** Wells of the same name are replicates. */
  readonly name: string;
  /** The gene, for qPCR. */
  readonly target: string;
  /** Known concentration of a standard, or the dose that a sample got. */
  readonly concentration: string;
  /** How many times the sample was diluted. */
  readonly dilution: string;
  readonly value: string;
}

/** A plate, its wells row by row. */
export interface Plate {
  readonly size: PlateSize;
  readonly wells: readonly PlateWell[];
  /** Whether the mean of the blanks is subtracted from all other wells. */
  readonly isBlankSubtracted: boolean;
}

/** A well without anything in it. */
export const emptyWell: PlateWell = {
  ...{ role: "empty", name: "", target: "", concentration: "", dilution: "", value: "" },
};

/** An empty plate. */
export const newPlate = (size: PlateSize): Plate => ({
  size,
  wells: Array.from({ length: size }, () => emptyWell),
  isBlankSubtracted: true,
});

/** Rows and columns of a plate. @example plateShape(96) // { rows: 8, columns: 12 } */
export const plateShape = (size: PlateSize): { readonly rows: number; readonly columns: number } => {
  const [rows, columns] = shapes[size];
  return { rows, columns };
};

/** The name of a well by its index, row by row from 0. @example wellName(96, 13) // "B2" */
export const wellName = (size: PlateSize, index: number): string => {
  const { columns } = plateShape(size);
  return String.fromCharCode(65 + Math.floor(index / columns)) + String((index % columns) + 1);
};

/** The smallest plate with that many rows and columns; undefined if there is none. */
export const plateFor = (rows: number, columns: number): PlateSize | undefined =>
  plateSizes.find((size) => {
    const shape = plateShape(size);
    return shape.rows >= rows && shape.columns >= columns;
  });

/** Row and column of a well name, from 0. @example parseWell("B02") // { row: 1, column: 1 } */
export const parseWell = (text: string): { readonly row: number; readonly column: number } | undefined => {
  const [, letter = "", digits = ""] = /^([A-P])0?(\d{1,2})$/i.exec(text.trim()) ?? [];
  const column = Number(digits) - 1;
  if (letter === "" || column < 0 || column > 23) return undefined;
  return { row: letter.toUpperCase().charCodeAt(0) - 65, column };
};
