/** Bookings by what they are for and which device they use. Reads `equipment`, of the same area. */
import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import { limitTo } from "../../../kernel/page-length.ts";

/** How far from today bookings by other people are found. */
const NEAR = "interval '30 days'";

/**
 * Own bookings whose device or purpose contains a text, then those of others on such a device around today; the latest
 * first.
 *
 * @param pattern in lower case, as built by `containing`
 */
export const findBookings = async (q: Queries, pattern: string, most: number): Promise<Id[]> => {
  const rows = await q.rows<{ id: Id }>(
    `with d as (select id from equipment where lower(concat_ws(' ', name, asset_no)) like $1 limit 50),
       own as (
         select r.id, r.start_time from reservation r
         where r.user_id = current_user_id() and r.kind = 'booking' and r.status in ('waiting', 'approved', 'closed')
           and (lower(r.title) like $1 or r.equipment_id in (select id from d))
         order by r.start_time desc ${limitTo(most)}),
       others as (
         select r.id, r.start_time from d cross join lateral (
           select r.id, r.start_time, r.user_id from reservation r
           where r.equipment_id = d.id and r.kind = 'booking' and r.status in ('waiting', 'approved', 'closed')
             and r.start_time between now() - ${NEAR} and now() + ${NEAR}
           order by r.start_time desc ${limitTo(most)}) r
         where r.user_id <> current_user_id()
         order by r.start_time desc ${limitTo(most)})
     select id from (select id, start_time, 0 as place from own union all select id, start_time, 1 from others) f
     order by place, start_time desc ${limitTo(most)}`,
    [pattern],
  );
  return rows.map(({ id }) => id);
};
