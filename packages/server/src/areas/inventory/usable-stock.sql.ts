/** Today in a timezone, which is given as SQL. */
export const todayIn = (timezone: string): string => `(now() at time zone ${timezone})::date`;

/** What of material `m` can still be taken on a day: without what is reserved or has expired. In the material's unit. */
export const usableOn = (day: string): string => `coalesce((
  select sum(c.quantity - c.held) from container c
  where c.item_id = m.id and not c.is_closed and c.quantity > 0
    and (c.expiration_day is null or c.expiration_day >= ${day})), 0)`;

/** Whether less than its limit can be taken of material `m` on a day. */
export const isLowOn = (day: string): string =>
  `(m.low_quantity is not null and not m.is_archived and ${usableOn(day)} < m.low_quantity)`;
