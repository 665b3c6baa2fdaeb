import type { GrantSource, Id, LimitKey, Plan, TeamLimit } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

export interface LimitRow {
  readonly feature: LimitKey;
  readonly quantity: number;
  readonly source: TeamLimit["source"];
}

const running = "g.start_time <= now() and (g.end_time is null or g.end_time > now())";

/** In the requested order. */
export const listLimits = (q: Queries, features: readonly LimitKey[]): Promise<LimitRow[]> =>
  q.rows<LimitRow>(
    `select f.feature, l.quantity,
       case when l.quantity < 0 then 'none'
         when l.quantity > coalesce(s.limited_quantity, -1) then (
           select g.source from plan_grant g where ${running}
           order by case f.feature when 'USER_SEAT' then g.seats else g.storage_mebibytes end desc, g.id desc limit 1)
         else 'setting' end as source
     from unnest($1::text[]) with ordinality as f (feature, place)
     cross join lateral (select team_limit(f.feature) as quantity) l
     left join feature_switch s on s.feature = f.feature
     order by f.place`,
    [features],
  );

export interface RunningGrantRow {
  readonly id: Id;
  readonly plan: Plan;
  readonly seats: number;
  readonly source: GrantSource;
  readonly end_time: Date | null;
}

/** The one that counts: of the running plans, the one with the most seats. */
export const findBestGrant = (q: Queries): Promise<RunningGrantRow | undefined> =>
  q.row<RunningGrantRow>(
    `select g.id, g.plan, g.seats, g.source, g.end_time from plan_grant g where ${running}
     order by g.seats desc, g.end_time desc nulls first, g.id desc limit 1`,
  );

export interface SubscriptionGrant {
  readonly subscriptionId: string;
  readonly plan: Plan;
  readonly seats: number;
  readonly storageMebibytes: number;
  readonly startTime: Date;
  readonly endTime: Date | null;
}

export const saveSubscriptionGrant = (tx: Queries, grant: SubscriptionGrant): void =>
  tx.send(
    `insert into plan_grant (source, subscription_id, plan, seats, storage_mebibytes, start_time, end_time)
     values ('subscription', $1, $2, $3, $4, $5, $6)
     on conflict (tenant_id, subscription_id) where source = 'subscription' do update set plan = excluded.plan,
       seats = excluded.seats, storage_mebibytes = excluded.storage_mebibytes, start_time = excluded.start_time,
       end_time = excluded.end_time`,
    [
      ...[grant.subscriptionId, grant.plan, grant.seats, grant.storageMebibytes],
      ...[grant.startTime, grant.endTime],
    ],
  );

export interface NewGrantRow {
  readonly plan: Plan;
  readonly seats: number;
  readonly storageMebibytes: number;
  readonly source: "code" | "owner";
  readonly note: string;
  readonly endTime: Date | null;
}

export const insertGrant = async (tx: Queries, row: NewGrantRow): Promise<Id> =>
  (await tx.row<{ id: Id }>(
    `insert into plan_grant (plan, seats, storage_mebibytes, source, note, end_time)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [row.plan, row.seats, row.storageMebibytes, row.source, row.note, row.endTime],
  ))!.id;

/** Extends a running plan of the same size that a code has given. */
export const extendCodeGrant = async (
  tx: Queries,
  { plan, seats, days }: { plan: Plan; seats: number; days: number },
): Promise<Date | undefined> =>
  (
    await tx.row<{ end_time: Date }>(
      `update plan_grant g set end_time = g.end_time + make_interval(days => $3)
       where g.id = (select max(o.id) from plan_grant o
         where o.source = 'code' and o.plan = $1 and o.seats = $2 and o.end_time > now())
       returning g.end_time`,
      [plan, seats, days],
    )
  )?.end_time;

export interface GrantRow {
  readonly tenant_id: Id;
  readonly tenant_name: string;
  readonly id: Id;
  readonly plan: Plan;
  readonly seats: number;
  readonly storage_mebibytes: number;
  readonly source: GrantSource;
  readonly note: string;
  readonly start_time: Date;
  readonly end_time: Date | null;
  readonly is_running: boolean;
  readonly create_time: Date;
}

interface GrantFilter {
  readonly id: Id | null;
  readonly isRunning: boolean | null;
  readonly before: Id | null;
  readonly most: number;
}

/** Of all teams, newest first: only for the administrator of the installation. */
export const listGrants = (q: Queries, { id, isRunning, before, most }: GrantFilter): Promise<GrantRow[]> =>
  q.rows<GrantRow>("select * from list_plan_grants($1, $2, $3, $4)", [id, isRunning, before, most]);

export const findGrant = async (q: Queries, id: Id): Promise<GrantRow | undefined> =>
  (await listGrants(q, { id, isRunning: null, before: null, most: 1 }))[0];

export const updateGrant = (
  tx: Queries,
  id: Id,
  row: Pick<NewGrantRow, "seats" | "storageMebibytes" | "note" | "endTime">,
): void =>
  tx.send(
    "update plan_grant set seats = $2, storage_mebibytes = $3, note = $4, end_time = $5 where id = $1",
    [...[id, row.seats, row.storageMebibytes, row.note, row.endTime]],
  );

export const endGrant = (tx: Queries, id: Id): void =>
  tx.send(
    `update plan_grant set end_time = date_trunc('milliseconds', now()) where id = $1 and (end_time is null or end_time > now())`,
    [id],
  );

/** Claims plans that end within this many days and have no warning yet; marks them immediately. */
export const claimEnding = (tx: Queries, days: number): Promise<{ id: Id; end_time: Date }[]> =>
  tx.rows(
    `update plan_grant g set warned_end_time = g.end_time
     where ${running} and g.end_time < now() + make_interval(days => $1)
       and g.warned_end_time is distinct from g.end_time
       and g.id = (select b.id from plan_grant b where b.start_time <= now() and (b.end_time is null or b.end_time > now())
         order by b.seats desc, b.end_time desc nulls first, b.id desc limit 1)
     returning g.id, g.end_time`,
    [days],
  );

/** Whether the owner must still be warned of a limit of this value; marks it as warned. */
export const noteWarned = async (tx: Queries, feature: LimitKey, quantity: number): Promise<boolean> =>
  (await tx.row(
    `insert into limit_warning as w (feature, quantity) values ($1, $2)
     on conflict (tenant_id, feature) do update set quantity = excluded.quantity where w.quantity <> excluded.quantity
     returning feature`,
    [feature, quantity],
  )) !== undefined;

export const clearWarnings = (tx: Queries, features: readonly LimitKey[]): void =>
  tx.send("delete from limit_warning where feature = any($1)", [features]);
