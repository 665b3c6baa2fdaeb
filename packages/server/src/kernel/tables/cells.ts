/** The content of a cell; null for an empty one. */
export type Cell = string | number | null;
/** Rows in batches, so that a long table is never completely in memory. */
export type Batches = AsyncIterable<readonly (readonly Cell[])[]>;
