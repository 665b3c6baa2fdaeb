import { type AnalysisSetKey, analysisSetOf } from "./analysis-sets.ts";
import type { Drill, QueryFilter } from "./dashboards.schema.ts";

/** A page with its query. */
export interface ListAddress {
  readonly to: string;
  readonly search: Readonly<Record<string, string>>;
}

/** What narrows the records down: filters of the query and of the place, and whether only some days are counted. */
export interface Narrowing {
  readonly filters: readonly QueryFilter[];
  readonly drill: Drill;
  readonly isWithinDays: boolean;
}

/**
 * The area's own list of exactly the records that are counted; null if the list cannot be narrowed down to them, so
 * that they are listed next to the board.
 *
 * @example listAddress("files", { filters: [], drill, isWithinDays: false }) // { to: "/project/resource", search: {} }
 */
export const listAddress = (
  set: AnalysisSetKey,
  { filters, drill, isWithinDays }: Narrowing,
): ListAddress | null => {
  const { list } = analysisSetOf(set);
  if (list === undefined || isWithinDays || drill.within !== null || drill.hour !== null) return null;
  const search: Record<string, string> = {};
  let to = list.page;
  for (const { field, values, isNot } of [...filters, ...drill.filters]) {
    const [value = null, ...more] = values;
    if (value === null || more.length > 0 || isNot) return null;
    const parameter = Object.hasOwn(list.search, field) ? list.search[field] : undefined;
    if (to.includes(`/:${field}/`)) to = to.replace(`:${field}`, value);
    else if (parameter === undefined || (search[parameter] ?? value) !== value) return null;
    else search[parameter] = value;
  }
  return to.includes(":") ? null : { to, search };
};
