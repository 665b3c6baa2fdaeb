/** What a column of a table of sequences, features or primers can tell. */
export type Column =
  | "row"
  | "record"
  | "name"
  | "type"
  | "start"
  | "end"
  | "strand"
  | "location"
  | "sequence"
  | "topology"
  | "molecule"
  | "color"
  | "description"
  | "qualifiers";

/** The columns that we write, in their order; `row` says whether it is a sequence, a feature or a primer. */
export const COLUMNS: readonly Column[] = [
  "row",
  "record",
  "name",
  "type",
  "start",
  "end",
  "strand",
  "location",
  "sequence",
  "topology",
  "molecule",
  "color",
  "description",
  "qualifiers",
];

/** Headings that people, order forms and other programs use, without case, blanks and what stands in brackets. */
const HEADINGS: Readonly<Record<string, Column>> = {
  row: "row",
  record: "record",
  template: "record",
  plasmid: "record",
  seqid: "record",
  chromosome: "record",
  chrom: "record",
  name: "name",
  label: "name",
  id: "name",
  feature: "name",
  featurename: "name",
  primer: "name",
  primername: "name",
  primerid: "name",
  oligo: "name",
  oligoname: "name",
  oligoid: "name",
  sequencename: "name",
  名称: "name",
  名稱: "name",
  引物名称: "name",
  引物名稱: "name",
  type: "type",
  featuretype: "type",
  key: "type",
  类型: "type",
  類型: "type",
  start: "start",
  begin: "start",
  from: "start",
  min: "start",
  minimum: "start",
  起点: "start",
  起點: "start",
  end: "end",
  stop: "end",
  to: "end",
  max: "end",
  maximum: "end",
  终点: "end",
  終點: "end",
  strand: "strand",
  direction: "strand",
  orientation: "strand",
  链: "strand",
  鏈: "strand",
  location: "location",
  sequence: "sequence",
  seq: "sequence",
  bases: "sequence",
  primersequence: "sequence",
  oligosequence: "sequence",
  oligonucleotidesequence: "sequence",
  dnasequence: "sequence",
  序列: "sequence",
  引物序列: "sequence",
  topology: "topology",
  molecule: "molecule",
  color: "color",
  colour: "color",
  颜色: "color",
  顏色: "color",
  description: "description",
  notes: "description",
  note: "description",
  comment: "description",
  comments: "description",
  备注: "description",
  備註: "description",
  qualifiers: "qualifiers",
};

/** The meaning of a heading, or null. `columnOf("Sequence (5'->3')")` is `"sequence"`. */
export const columnOf = (heading: string): Column | null => {
  const plain = heading
    .replace(/^\uFEFF/, "")
    .replace(/[([（【].*$/, "")
    .replace(/5['’′]?\s*(?:-|–|to|->|→)+\s*3['’′]?/i, "")
    .replace(/[\s_.-]+/g, "")
    .toLowerCase();
  return Object.hasOwn(HEADINGS, plain) ? (HEADINGS[plain] ?? null) : null;
};

/** Where each column stands; of two with the same meaning the first. */
export const findColumns = (headings: readonly string[]): ReadonlyMap<Column, number> => {
  const places = new Map<Column, number>();
  headings.forEach((heading, index) => {
    const column = columnOf(heading);
    if (column !== null && !places.has(column)) places.set(column, index);
  });
  return places;
};

/** Whether columns make a table that can be read: names with letters, or names with places. */
export const isTable = (columns: ReadonlyMap<Column, number>): boolean => {
  const has = (column: Column) => columns.has(column);
  return has("name") && (has("sequence") || has("location") || (has("start") && has("end")));
};
