/**
 * The order of a list after a click on a column's head, `-` before a descending one: the same column turns round; of
 * another, names begin with A, dates and sizes with the largest.
 *
 * @example nextSort("name", "size") // "-size"
 */
export const nextSort = <Column extends string>(
  sort: Column | `-${Column}`,
  column: Column,
): Column | `-${Column}` => {
  if (sort.replace("-", "") === column) return sort.startsWith("-") ? column : `-${column}`;
  return column === "name" ? column : `-${column}`;
};
