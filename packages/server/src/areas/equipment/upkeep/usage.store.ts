import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import { limitTo } from "../../../kernel/page-length.ts";

export interface UsageRow {
  readonly id: Id;
  readonly equipment_id: Id;
  readonly equipment_name: string;
  readonly asset_no: string;
  readonly timezone: string;
  readonly reservation_id: Id | null;
  readonly user_id: Id;
  readonly user_name: string;
  readonly project_id: Id | null;
  readonly from_time: Date;
  readonly to_time: Date;
  readonly booked_minutes: number | null;
  readonly counter: string | null;
  readonly cost: string | null;
  readonly currency: string;
  readonly note: string;
}

export interface NewUsage {
  readonly equipmentId: Id;
  readonly reservationId: Id | null;
  /** Null if nothing was booked. */
  readonly bookedMinutes: number | null;
  readonly userId: Id;
  readonly projectId: Id | null;
  readonly from: Date;
  readonly to: Date;
  readonly counter: string | null;
  readonly note: string;
}

const columns = `u.id, u.equipment_id, e.name as equipment_name, e.asset_no, e.timezone, u.reservation_id, u.user_id, a.name as user_name, u.project_id,
  u.from_time, u.to_time, u.booked_minutes,
  u.counter::text as counter, u.cost::text as cost, u.currency, u.note`;
const joins = `join equipment e on e.tenant_id = u.tenant_id and e.id = u.equipment_id
  join account a on a.id = u.user_id`;

/** The cost is computed from the device's current rate, to the cent of its currency. */
export const insertUsage = async (tx: Queries, usage: NewUsage): Promise<Id> =>
  (await tx.row<{ id: Id }>(
    `insert into equipment_usage (equipment_id, reservation_id, user_id, project_id, from_time, to_time, counter, note, cost,
       currency, booked_minutes)
     select e.id, $2, $3, $4, $5, $6, $7, $8,
       round(e.hour_rate * (extract(epoch from $6::timestamptz - $5::timestamptz)::numeric / 3600), 2), e.currency, $9
     from equipment e where e.id = $1 returning id`,
    [
      usage.equipmentId,
      usage.reservationId,
      usage.userId,
      usage.projectId,
      usage.from.toISOString(),
      usage.to.toISOString(),
      usage.counter,
      usage.note,
      usage.bookedMinutes,
    ],
  ))!.id;

export const findUsage = (q: Queries, id: Id): Promise<UsageRow | undefined> =>
  q.row<UsageRow>(`select ${columns} from equipment_usage u ${joins} where u.id = $1`, [id]);

/** Returns the indexes of those records that already exist: same device, person and start. */
export const findSameUsage = async (
  q: Queries,
  wanted: readonly ({ readonly equipmentId: Id; readonly userId: Id; readonly from: string } | null)[],
): Promise<ReadonlySet<number>> => {
  const list = wanted.flatMap((one, at) => (one === null ? [] : [{ ...one, at }]));
  const rows = await q.rows<{ at: number }>(
    `select w.at from json_to_recordset($1::json) as w("equipmentId" bigint, "userId" bigint, "from" timestamptz, at integer)
     where exists (select 1 from equipment_usage u
       where u.equipment_id = w."equipmentId" and u.user_id = w."userId" and u.from_time = w."from")`,
    [JSON.stringify(list)],
  );
  return new Set(rows.map(({ at }) => at));
};

/** Which records of use are listed: of a device, of a group, and those that reach into a period. */
export interface UsageFilter {
  readonly equipmentId?: Id | undefined;
  readonly groupId?: Id | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export const listUsage = (
  q: Queries,
  { equipmentId, groupId, from, to }: UsageFilter,
  after: { readonly time: string; readonly id: Id } | undefined,
  most: number,
): Promise<UsageRow[]> =>
  q.rows<UsageRow>(
    `select ${columns} from equipment_usage u ${joins}
     where ($1::bigint is null or u.equipment_id = $1)
       and ($2::timestamptz is null or (u.from_time, u.id) < ($2, $3::bigint))
       and ($4::bigint is null or e.group_id = $4)
       and ($5::timestamptz is null or (u.to_time > $5 and u.from_time > $5 - interval '31 days'))
       and ($6::timestamptz is null or u.from_time < $6)
     order by u.from_time desc, u.id desc ${limitTo(most)}`,
    [equipmentId ?? null, after?.time ?? null, after?.id ?? null, groupId ?? null, from ?? null, to ?? null],
  );
