import type { AnalysisSpec } from "../statistics/analysis-spec.ts";
import { type AnalysisTable, type DecimalMark, readNumber } from "../statistics/read-table.ts";
import { StatisticsRefusal } from "../statistics/refusal.ts";
import { type Plate, type PlateWell, wellName } from "./plate.ts";

/** The columns that a plate becomes, in their order; ids of the table. */
export const plateColumns = ["well", "sample", "target", "concentration", "dilution", "value"] as const;
export type PlateColumn = (typeof plateColumns)[number];

/** The blanks of a plate. */
export interface PlateBlank {
  readonly mean: number;
  readonly count: number;
}

const numberIn = (text: string, mark: DecimalMark): number | null => {
  try {
    return readNumber(text, mark) ?? null;
  } catch (error) {
    if (error instanceof StatisticsRefusal) return null;
    throw error;
  }
};

/** The mean of the blanks; null if there is none that is a number. */
export const blankOf = ({ wells }: Plate, mark: DecimalMark): PlateBlank | null => {
  const values = wells
    .filter(({ role }) => role === "blank")
    .map(({ value }) => numberIn(value, mark))
    .filter((value) => value !== null);
  if (values.length === 0) return null;
  return { mean: values.reduce((sum, value) => sum + value, 0) / values.length, count: values.length };
};

const written = (value: number, mark: DecimalMark): string => {
  const text = String(Number(value.toPrecision(12)));
  return mark === "," ? text.replace(".", ",") : text;
};

/**
 * A plate as a table: a row for each well with a value, except blanks, whose mean is subtracted. Text that is no number stays as
 * it is, so that the calculation names it.
 */
export const tableOfPlate = (
  plate: Plate,
  mark: DecimalMark,
  names: Readonly<Record<PlateColumn, string>>,
): AnalysisTable => {
  const blank = plate.isBlankSubtracted ? blankOf(plate, mark) : null;
  const subtracted = ({ value }: PlateWell): string => {
    const number = blank === null ? null : numberIn(value, mark);
    return number === null ? value : written(number - blank!.mean, mark);
  };
  return {
    columns: plateColumns.map((id) => ({ id, name: names[id] })),
    rows: plate.wells.flatMap((well, index) => {
      if (well.role === "empty" || well.role === "blank" || well.value.trim() === "") return [];
      const place = wellName(plate.size, index);
      const name = well.name || (well.role === "standard" ? well.concentration : place);
      return [[place, name, well.target, well.concentration, well.dilution, subtracted(well)]];
    }),
  };
};

/** The method that a plate is made for, with its columns: standards, genes, doses, or groups. */
export const methodOfPlate = ({ wells }: Plate): Pick<AnalysisSpec, "method" | "roles"> => {
  const used = wells.filter(({ role, value }) => role !== "empty" && role !== "blank" && value !== "");
  const has = (test: (well: PlateWell) => boolean): boolean => used.some(test);
  if (has(({ role }) => role === "standard"))
    return {
      method: "standards",
      roles: {
        x: ["concentration"],
        values: ["value"],
        label: ["sample"],
        ...(has(({ dilution }) => dilution !== "") ? { dilution: ["dilution"] } : {}),
      },
    };
  if (has(({ target }) => target !== ""))
    return { method: "qpcr", roles: { label: ["sample"], target: ["target"], values: ["value"] } };
  if (has(({ concentration }) => concentration !== ""))
    return { method: "dose", roles: { x: ["concentration"], values: ["value"], group: ["sample"] } };
  const groups = new Set(used.map(({ name }) => name));
  const method = groups.size > 2 ? "anova" : groups.size === 2 ? "tTest" : "describe";
  return { method, roles: { values: ["value"], group: ["sample"] } };
};
