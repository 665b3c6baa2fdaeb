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
