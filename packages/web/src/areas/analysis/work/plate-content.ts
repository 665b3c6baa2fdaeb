import { methodOfPlate, type Plate, type PlateColumn, plateColumns, tableOfPlate } from "@benchleaf/bio";
import type { AnalysisContent } from "@benchleaf/contract";
import type { PhraseKey, Translate } from "../../../kernel/translation.ts";

/** What the columns of a plate are called. */
export const plateColumnNames = (t: Translate): Readonly<Record<PlateColumn, string>> =>
  Object.fromEntries(plateColumns.map((id) => [id, t(`analysis.plate-${id}` as PhraseKey)])) as Record<
    PlateColumn,
    string
  >;

/** The table follows the plate and the decimal separator; the names of its columns stay once they are given. */
const withTable = (content: AnalysisContent, t: Translate): AnalysisContent => {
  if (content.plate === null) return content;
  const { columns } = content.table;
  const own = plateColumns.every((id) => columns.some((column) => column.id === id));
  const given = Object.fromEntries(columns.map(({ id, name }) => [id, name])) as Record<PlateColumn, string>;
  const table = tableOfPlate(content.plate, content.spec.decimalMark, own ? given : plateColumnNames(t));
  return {
    ...content,
    table: { columns: [...table.columns], rows: table.rows.map((row) => [...row]) },
    spec: { ...content.spec, excluded: [] },
  };
};

/** A changed plate; its first wells choose the method that they are made for. */
export const withPlate = (content: AnalysisContent, plate: Plate, t: Translate): AnalysisContent => {
  const isNew = content.plate === null;
  const hadValues = !isNew && content.table.rows.length > 0;
  const { method, roles } = methodOfPlate(plate);
  const before = content.plate === null ? null : methodOfPlate(content.plate);
  // A method that the user has chosen instead is left alone.
  const follows = !hadValues || (before !== null && before.method === content.spec.method);
  const spec = follows
    ? { ...content.spec, method, roles: roles as AnalysisContent["spec"]["roles"] }
    : content.spec;
  const wells = plate.wells.map((well) => ({ ...well }));
  return withTable({ ...content, plate: { ...plate, wells }, spec }, t);
};

/** Changed settings; of a plate, the separator changes its table. */
export const withSpec = (
  content: AnalysisContent,
  spec: AnalysisContent["spec"],
  t: Translate,
): AnalysisContent => {
  const next = { ...content, spec };
  return spec.decimalMark === content.spec.decimalMark ? next : withTable(next, t);
};

/** A changed table; cells left out that are no longer there are forgotten. */
export const withRows = (content: AnalysisContent, table: AnalysisContent["table"]): AnalysisContent => {
  const ids = new Set(table.columns.map(({ id }) => id));
  const excluded = content.spec.excluded.filter(
    ({ row, columnId }) => row < table.rows.length && ids.has(columnId),
  );
  return { ...content, table, plate: null, spec: { ...content.spec, excluded } };
};
