/** What is in a cell; null for nothing. */
export type Cell = string | number | null;
/** Some rows at a time, so that a long table is never in memory whole. */
export type Batches = AsyncIterable<readonly (readonly Cell[])[]>;
