import { endOfDay, startOfDay } from "../../kernel/end-of-day.ts";
import type { TrailFilters } from "./trail.queries.ts";

/** Days of the address are days of the reader; the last one counts whole. */
const momentOf = (
  day: string | undefined,
  timezone: string,
  bound: (day: string, timezone: string) => string,
): string | undefined => (day && !Number.isNaN(Date.parse(day)) ? bound(day, timezone) : undefined);

/**
 * The filters in the address of the audit trail, as request parameters.
 *
 * @example filtersOf({ user: "7", from: "2026-11-30" }, "Asia/Shanghai") // { userId: "7", from:
 * "2026-11-29T16:00:00.000Z" }
 */
export const filtersOf = (
  query: Readonly<Record<string, string | undefined>>,
  timezone: string,
): TrailFilters => {
  const filters = {
    action: query.action,
    objectId: query.object,
    objectType: query.type,
    userId: query.user,
    from: momentOf(query.from, timezone, startOfDay),
    to: momentOf(query.to, timezone, endOfDay),
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value));
};
