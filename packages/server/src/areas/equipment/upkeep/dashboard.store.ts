import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import { limitTo } from "../../../kernel/page-length.ts";
import { isBlocked } from "../devices/devices.store.ts";

interface Share {
  readonly id: Id;
  readonly name: string;
  readonly minutes: number;
  readonly count: number;
}

export interface Period {
  readonly from: Date;
  readonly to: Date;
  readonly groupId: Id | null;
}

/** Bookings of the period, each cut to it. */
const booked = `select r.*, extract(epoch from least(r.end_time, $2) - greatest(r.start_time, $1)) / 60 as minutes
  from reservation r where r.kind = 'booking' and r.status in ('approved', 'closed')
    and r.start_time < $2 and r.start_time >= $1::timestamptz - interval '31 days' and r.end_time > $1
    and ($3::bigint is null or r.equipment_id in (select id from equipment where group_id = $3::bigint))`;

const values = ({ from, to, groupId }: Period): unknown[] => [from, to, groupId];

const shares = (q: Queries, period: Period, id: string, join: string): Promise<Share[]> =>
  q.rows<Share>(
    `with b as (${booked}) select ${id} as id, x.name, round(sum(b.minutes))::integer as minutes, count(*)::integer as count
     from b ${join} group by 1, 2 order by 3 desc, 1 limit 50`,
    values(period),
  );

export const sharesOfDevices = (q: Queries, period: Period): Promise<Share[]> =>
  shares(
    q,
    period,
    "b.equipment_id",
    "join equipment x on x.tenant_id = b.tenant_id and x.id = b.equipment_id",
  );

export const sharesOfPeople = (q: Queries, period: Period): Promise<Share[]> =>
  shares(q, period, "b.user_id", "join account x on x.id = b.user_id");

export const sharesOfProjects = (q: Queries, period: Period): Promise<Share[]> =>
  shares(q, period, "b.project_id", "join readable_project x on x.id = b.project_id");

export interface Totals {
  readonly minutes: number;
  readonly count: number;
  readonly no_shows: number;
  readonly downtime: number;
  readonly blocked: number;
  readonly used: number;
}

export const totals = async (q: Queries, period: Period): Promise<Totals> =>
  (await q.row<Totals>(
    `with b as (${booked})
     select coalesce(round(sum(b.minutes)), 0)::integer as minutes, count(*)::integer as count,
       (count(*) filter (where b.outcome = 'noShow'))::integer as no_shows,
       (select coalesce(round(sum(extract(epoch from least(m.end_time, $2) - greatest(m.start_time, $1)) / 60)), 0)::integer
        from reservation m where m.kind = 'maintenance' and m.status in ('approved', 'closed')
          and m.start_time < $2 and m.end_time > $1
          and ($3::bigint is null or m.equipment_id in (select id from equipment where group_id = $3::bigint))) as downtime,
       (select count(*)::integer from equipment e where e.status = 'normal' and ${isBlocked}
          and ($3::bigint is null or e.group_id = $3)) as blocked,
       (select coalesce(round(sum(extract(epoch from least(u.to_time, $2) - greatest(u.from_time, $1)) / 60)), 0)::integer
        from equipment_usage u where u.from_time < $2 and u.to_time > $1
          and u.from_time > $1::timestamptz - interval '31 days'
          and ($3::bigint is null or u.equipment_id in (select id from equipment where group_id = $3))) as used
     from b`,
    values(period),
  ))!;

/**
 * Booked minutes by the local hours that bookings cover: `slot` counts hours from Monday 00:00, `date` is the local
 * day.
 */
export const hours = (
  q: Queries,
  period: Period,
  timezone: string,
): Promise<{ readonly slot: number; readonly date: string; readonly minutes: number }[]> =>
  q.rows(
    `with b as (${booked}), h as (
       select b.id, greatest(b.start_time, $1) as s, least(b.end_time, $2) as e, g as hour from b
       cross join lateral generate_series(date_trunc('hour', greatest(b.start_time, $1)), least(b.end_time, $2),
         interval '1 hour') g)
     select ((extract(isodow from h.hour at time zone $4) - 1) * 24 + extract(hour from h.hour at time zone $4))::integer as slot,
       to_char(h.hour at time zone $4, 'YYYY-MM-DD') as date,
       round(sum(extract(epoch from least(h.e, h.hour + interval '1 hour') - greatest(h.s, h.hour)) / 60))::integer as minutes
     from h where least(h.e, h.hour + interval '1 hour') > greatest(h.s, h.hour) group by 1, 2 order by 2, 1`,
    [...values(period), timezone],
  );

/** Which bookings of a period are listed. */
export interface BookedFilter {
  readonly equipmentId?: Id | undefined;
  readonly userId?: Id | undefined;
  readonly projectId?: Id | undefined;
  readonly outcome?: string | undefined;
  /** An hour of the week, counted from Monday 00:00 in the zone. */
  readonly slot?: number | undefined;
  readonly timezone?: string | undefined;
}

/** The bookings that the figures count, oldest first. */
export const listBooked = async (
  q: Queries,
  period: Period,
  filter: BookedFilter,
  after: { readonly time: string; readonly id: Id } | undefined,
  most: number,
): Promise<Id[]> => {
  const rows = await q.rows<{ id: Id }>(
    `with b as (${booked}) select b.id from b
     where ($4::bigint is null or b.equipment_id = $4) and ($5::bigint is null or b.user_id = $5)
       and ($6::bigint is null or b.project_id = $6) and ($7::text is null or b.outcome = $7)
       and ($8::timestamptz is null or (b.start_time, b.id) > ($8, $9::bigint))
       and ($10::integer is null or exists (
         select from generate_series(date_trunc('hour', greatest(b.start_time, $1)), least(b.end_time, $2),
           interval '1 hour') h
         where least(b.end_time, $2, h + interval '1 hour') > greatest(b.start_time, $1, h)
           and (extract(isodow from h at time zone $11) - 1) * 24 + extract(hour from h at time zone $11) = $10))
     order by b.start_time, b.id ${limitTo(most)}`,
    [
      ...values(period),
      filter.equipmentId ?? null,
      filter.userId ?? null,
      filter.projectId ?? null,
      filter.outcome ?? null,
      after?.time ?? null,
      after?.id ?? null,
      filter.slot ?? null,
      filter.timezone ?? "UTC",
    ],
  );
  return rows.map(({ id }) => id);
};
