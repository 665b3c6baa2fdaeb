/** The possible columns of a table of sequences, features or primers. */
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
