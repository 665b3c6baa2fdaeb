/** The orders that the list offers; a minus means descending. */
export const SORTS = ["-updateTime", "updateTime", "name", "-name", "size", "-size"] as const;
export type SequenceSort = (typeof SORTS)[number];
export type SortColumn = "name" | "size" | "updateTime";

/** What of the list stands in the address, so that a link, Back and a reload show the same. */
export interface ListSearch {
  readonly search?: string;
  readonly sort?: SequenceSort;
}

export const DEFAULT_SORT: SequenceSort = "-updateTime";

/** Reads an address leniently: what makes no sense is left out. */
export const parseListSearch = (raw: Record<string, unknown>): ListSearch => {
  const search = String(raw.search ?? "").slice(0, 100);
  const sort = SORTS.find((known) => known === raw.sort);
  return {
    ...(search.trim() === "" ? {} : { search }),
    ...(sort === undefined || sort === DEFAULT_SORT ? {} : { sort }),
  };
};

/** The order after a click on a column's head: the same column turns round, a new one begins at its natural end. */
export const nextSort = (current: SequenceSort, column: SortColumn): SequenceSort => {
  if (current === column) return `-${column}`;
  if (current === `-${column}`) return column;
  return column === "name" ? "name" : `-${column}`;
};
