// Long because every query of a reservation, a series and an experiment reads the same rows.
import type { Id, Reservation, ReservationStatus, SeriesException } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import { limitTo } from "../../../kernel/page-length.ts";
import type { Busy, Span } from "./evaluate.rules.ts";

export interface ReservationRow {
  readonly id: Id;
  readonly equipment_id: Id;
  readonly equipment_name: string;
  readonly timezone: string;
  readonly is_owner: boolean;
  readonly kind: Reservation["kind"];
  readonly status: ReservationStatus;
  readonly user_id: Id;
  readonly user_name: string;
  readonly project_id: Id | null;
  readonly series_id: Id | null;
  readonly experiment_id: Id | null;
  readonly title: string;
  readonly start_time: Date;
  readonly end_time: Date;
  readonly occupied_from: Date;
  readonly occupied_to: Date;
  readonly original_start: string | null;
  readonly check_in_time: Date | null;
  readonly check_out_time: Date | null;
  readonly outcome: Reservation["outcome"];
  readonly version: number;
  readonly create_time: Date;
}

/** Those that hold their time. */
const holding = "r.status in ('waiting', 'approved', 'closed')";

const columns = `r.id, r.equipment_id, e.name as equipment_name, e.timezone,
  exists (select from equipment_owner o where o.tenant_id = r.tenant_id and o.equipment_id = r.equipment_id
    and o.account_id = current_user_id()) as is_owner,
  r.kind, r.status, r.user_id, a.name as user_name, r.project_id, r.series_id, r.experiment_id, r.title, r.start_time,
  r.end_time, lower(r.occupied) as occupied_from, upper(r.occupied) as occupied_to, r.original_start, r.check_in_time,
  r.check_out_time, r.outcome, r.version, r.create_time`;
const joins = `join equipment e on e.tenant_id = r.tenant_id and e.id = r.equipment_id
  join account a on a.id = r.user_id`;

export const findReservations = (q: Queries, ids: readonly Id[]): Promise<ReservationRow[]> =>
  q.rows<ReservationRow>(
    `select ${columns} from reservation r ${joins} where r.id = any($1::bigint[]) order by r.start_time, r.id`,
    [ids],
  );

/** Locked until the transaction ends; their devices are locked before. */
export const lockReservations = async (tx: Queries, ids: readonly Id[]): Promise<ReservationRow[]> => {
  tx.send("select 1 from reservation where id = any($1::bigint[]) order by id for no key update", [ids]);
  return findReservations(tx, ids);
};

/** Prevents a reservation from being removed until the transaction ends. */
export const lockReservationForUpdate = (tx: Queries, id: Id): void =>
  tx.send("select 1 from reservation where id = $1 for key share", [id]);

/** Dates of a series that have not started, from the given one on. */
export const listFollowing = async (q: Queries, seriesId: Id, from: Date): Promise<Id[]> => {
  const rows = await q.rows<{ id: Id }>(
    `select id from reservation where series_id = $1 and start_time >= $2 and status in ('waiting', 'approved')
     and check_in_time is null order by start_time`,
    [seriesId, from],
  );
  return rows.map(({ id }) => id);
};

/**
 * Per device, the reservations that begin within a range, and the last one that began before it: under tenant
 * isolation a comparison of ranges would use no index, and reservations that hold their time never overlap.
 */
const within = (extra: string): string => `cross join lateral (
    (select * from reservation r where r.equipment_id = d.id and ${holding} and r.start_time >= $2 and r.start_time < $3
       order by r.start_time)
    union all
    (select * from reservation r where r.equipment_id = d.id and ${holding} and r.start_time < $2
       order by r.start_time desc limit 1)
  ) r ${extra}`;

/** Reservations that use time of some devices between two moments. */
export const listWithin = (
  q: Queries,
  which: { readonly equipmentId?: Id | undefined; readonly groupId?: Id | undefined },
  { from, to }: { readonly from: Date; readonly to: Date },
  most: number,
): Promise<ReservationRow[]> => {
  const device = which.equipmentId
    ? "where id = $1::bigint"
    : which.groupId
      ? "where group_id = $1::bigint and status = 'normal'"
      : "where $1::bigint is null and status = 'normal'";
  return q.rows<ReservationRow>(
    `select ${columns} from (select id from equipment ${device}) d
     ${within(joins)} where r.end_time > $2 ${limitTo(most)}`,
    [which.equipmentId ?? which.groupId ?? null, from, to],
  );
};

interface BusyRow {
  readonly id: Id;
  readonly equipment_id: Id;
  readonly kind: Busy["kind"];
  readonly status: Busy["status"];
  readonly user_id: Id;
  readonly name: string;
  readonly start_time: Date;
  readonly end_time: Date;
  readonly occupied_from: Date;
  readonly occupied_to: Date;
}

/** The longest buffer around a booking. */
const BUFFER_MS = 24 * 3_600_000;

/** Reserved time of some devices, ignoring the given reservations; by device. */
export const listBusy = async (
  q: Queries,
  equipmentIds: readonly Id[],
  { from, to }: Span,
  except: readonly Id[] = [],
): Promise<ReadonlyMap<Id, readonly Busy[]>> => {
  const rows = await q.rows<BusyRow>(
    `select r.id, r.equipment_id, r.kind, r.status, r.user_id, a.name, r.start_time, r.end_time,
       lower(r.occupied) as occupied_from, upper(r.occupied) as occupied_to
     from unnest($1::bigint[]) as d (id) ${within("join account a on a.id = r.user_id")}
     where not r.id = any($4::bigint[]) order by r.start_time`,
    [equipmentIds, new Date(from - BUFFER_MS), new Date(to + BUFFER_MS), except],
  );
  const busy = new Map<Id, Busy[]>(equipmentIds.map((id) => [id, []]));
  for (const row of rows)
    busy.get(row.equipment_id)?.push({
      id: row.id,
      kind: row.kind,
      status: row.status,
      userId: row.user_id,
      who: row.name,
      start: row.start_time.getTime(),
      end: row.end_time.getTime(),
      from: row.occupied_from.getTime(),
      to: row.occupied_to.getTime(),
    });
  return busy;
};

/** The scope of the rules: a single device, or all devices that use a group's rules. */
export interface RulesScope {
  readonly equipmentId: Id;
  /** Set if the rules are those of a group. */
  readonly groupId: Id | null;
}

/** Bookings of a user under the same rules, and how many of them are upcoming. */
export const listOwn = async (
  q: Queries,
  userId: Id,
  { equipmentId, groupId }: RulesScope,
  { from, to }: Span,
  except: readonly Id[],
): Promise<{ readonly own: Span[]; readonly upcoming: number }> => {
  const scope = `(r.equipment_id = $2 or ($3::bigint is not null and r.equipment_id in (
    select id from equipment where group_id = $3::bigint and rules is null)))`;
  const mine = `r.user_id = $1 and r.kind = 'booking' and ${holding} and ${scope} and not r.id = any($4::bigint[])`;
  const values = [userId, equipmentId, groupId, except];
  const [rows, ahead] = await Promise.all([
    q.rows<{ start_time: Date; end_time: Date }>(
      `select r.start_time, r.end_time from reservation r where ${mine} and r.start_time >= $5 and r.start_time < $6`,
      [...values, new Date(from), new Date(to)],
    ),
    q.row<{ count: number }>(
      `select count(*)::integer as count from reservation r
       where ${mine} and r.start_time > now() and r.status <> 'closed'`,
      values,
    ),
  ]);
  return {
    own: rows.map((row) => ({ from: row.start_time.getTime(), to: row.end_time.getTime() })),
    upcoming: ahead!.count,
  };
};

/** Serializes the bookings of one user under a group's rules, so that a quota over several devices holds. */
export const lockQuota = (tx: Queries, userId: Id, groupId: Id): void =>
  tx.send("select pg_advisory_xact_lock(hashtextextended($1, current_tenant_id()))", [
    `equipment quota ${groupId} ${userId}`,
  ]);

/** Roles and training of the user who books. */
export const findBooker = async (
  q: Queries,
  userId: Id,
  equipmentId: Id,
): Promise<{ readonly roleIds: Id[]; readonly trainedUntil: string | null | undefined }> => {
  const [roles, training] = await Promise.all([
    q.rows<{ role_id: Id }>("select role_id from member_role where account_id = $1", [userId]),
    q.row<{ valid_until: string | null }>(
      `select to_char(valid_until, 'YYYY-MM-DD') as valid_until from equipment_training
       where equipment_id = $1 and account_id = $2`,
      [equipmentId, userId],
    ),
  ]);
  return { roleIds: roles.map((row) => row.role_id), trainedUntil: training?.valid_until };
};

export const mayReadProject = async (q: Queries, projectId: Id): Promise<boolean> =>
  (await q.row("select 1 from readable_project where id = $1", [projectId])) !== undefined;

/** The columns written for a reservation. */
export interface NewReservation extends Span {
  readonly equipmentId: Id;
  readonly userId: Id;
  readonly projectId: Id | null;
  readonly seriesId: Id | null;
  readonly experimentId: Id | null;
  readonly kind: Reservation["kind"];
  readonly status: "waiting" | "approved";
  readonly title: string;
  readonly originalStart: string | null;
  readonly overrideReason: string;
  readonly occupied: Span;
}

const iso = (moment: number): string => new Date(moment).toISOString();

/** In the order given. */
export const insertReservations = async (tx: Queries, all: readonly NewReservation[]): Promise<Id[]> => {
  const rows = await tx.rows<{ id: Id }>(
    `insert into reservation (equipment_id, user_id, project_id, series_id, experiment_id, kind, status, title, start_time,
       end_time, occupied, original_start, override_reason)
     select equipment_id, user_id, project_id, series_id, experiment_id, kind, status, title, start_time, end_time,
       tstzrange(occupied_from, occupied_to), original_start, override_reason
     from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::text[], $7::text[], $8::text[],
       $9::timestamptz[], $10::timestamptz[], $11::timestamptz[], $12::timestamptz[], $13::text[], $14::text[])
       with ordinality as g (equipment_id, user_id, project_id, series_id, experiment_id, kind, status, title, start_time,
       end_time, occupied_from, occupied_to, original_start, override_reason, place)
     order by place returning id`,
    [
      all.map((one) => one.equipmentId),
      all.map((one) => one.userId),
      all.map((one) => one.projectId),
      all.map((one) => one.seriesId),
      all.map((one) => one.experimentId),
      all.map((one) => one.kind),
      all.map((one) => one.status),
      all.map((one) => one.title),
      all.map((one) => iso(one.from)),
      all.map((one) => iso(one.to)),
      all.map((one) => iso(one.occupied.from)),
      all.map((one) => iso(one.occupied.to)),
      all.map((one) => one.originalStart),
      all.map((one) => one.overrideReason),
    ],
  );
  return rows.map(({ id }) => id);
};

export interface ReservationUpdate extends Span {
  readonly id: Id;
  readonly equipmentId: Id;
  readonly projectId: Id | null;
  readonly title: string;
  readonly status: "waiting" | "approved";
  readonly seriesId: Id | null;
  readonly overrideReason: string;
  readonly occupied: Span;
}

/** Several in one statement, so that dates of a series may swap places: the constraint is checked at its end. */
export const updateReservations = (tx: Queries, all: readonly ReservationUpdate[]): Promise<unknown> =>
  tx.rows(
    `update reservation r set equipment_id = g.equipment_id, project_id = g.project_id, title = g.title, status = g.status,
       series_id = g.series_id, start_time = g.start_time, end_time = g.end_time,
       occupied = tstzrange(g.occupied_from, g.occupied_to), override_reason = g.override_reason,
       version = version + 1, update_time = now()
     from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::bigint[], $7::timestamptz[],
       $8::timestamptz[], $9::timestamptz[], $10::timestamptz[], $11::text[])
       as g (id, equipment_id, project_id, title, status, series_id, start_time, end_time, occupied_from, occupied_to,
         override_reason)
     where r.id = g.id`,
    [
      all.map((one) => one.id),
      all.map((one) => one.equipmentId),
      all.map((one) => one.projectId),
      all.map((one) => one.title),
      all.map((one) => one.status),
      all.map((one) => one.seriesId),
      all.map((one) => iso(one.from)),
      all.map((one) => iso(one.to)),
      all.map((one) => iso(one.occupied.from)),
      all.map((one) => iso(one.occupied.to)),
      all.map((one) => one.overrideReason),
    ],
  );

/** Releases the time. */
export const setStatuses = (tx: Queries, ids: readonly Id[], status: ReservationStatus): void =>
  tx.send(
    "update reservation set status = $2, version = version + 1, update_time = now() where id = any($1::bigint[])",
    [ids, status],
  );

export const setCheckedIn = (tx: Queries, id: Id): void =>
  tx.send(
    "update reservation set check_in_time = now(), version = version + 1, update_time = now() where id = $1",
    [id],
  );

/** Ends a reservation at a moment; the rest of its time is free except for the cleanup. */
export const endReservation = (
  tx: Queries,
  id: Id,
  end: Date,
  outcome: NonNullable<Reservation["outcome"]>,
  cleanupMinutes: number,
): void =>
  tx.send(
    `update reservation set status = 'closed', outcome = $3, end_time = $2,
       check_out_time = case when check_in_time is not null then now() end,
       occupied = tstzrange(lower(occupied), least(upper(occupied), $2::timestamptz + make_interval(mins => $4))),
       version = version + 1, update_time = now() where id = $1`,
    [id, end, outcome, cleanupMinutes],
  );

/** An offer that is accepted. */
export const acceptOffer = (tx: Queries, id: Id, status: "waiting" | "approved"): void =>
  tx.send(
    "update reservation set kind = 'booking', status = $2, version = version + 1, update_time = now() where id = $1",
    [id, status],
  );

/** Bookings of a device that no one has started to use in time, and offers that no one has accepted. */
export const listOverdue = (
  q: Queries,
  equipmentId: Id,
  checkInMinutes: number | null,
  offerMinutes: number,
): Promise<Pick<ReservationRow, "id" | "kind" | "user_id">[]> =>
  q.rows(
    `select r.id, r.kind, r.user_id from reservation r
     where r.equipment_id = $1 and r.status = 'approved' and r.check_in_time is null
       and ((r.kind = 'booking' and $2::integer is not null and r.end_time > now()
             and r.start_time + make_interval(mins => $2::integer) < now() and r.create_time < r.start_time)
         or (r.kind = 'offer' and r.create_time + make_interval(mins => $3) < now()))`,
    [equipmentId, checkInMinutes, offerMinutes],
  );

/** Devices of all teams on which something may be overdue, and the user on whose behalf it is freed. */
export const listDevicesToSweep = (
  q: Queries,
  at: Date,
): Promise<{ tenant_id: Id; equipment_id: Id; user_id: Id }[]> =>
  q.rows("select * from equipment_to_sweep($1)", [at]);

/** Upcoming reservations of a device. */
export const listUpcoming = (q: Queries, equipmentId: Id): Promise<ReservationRow[]> =>
  q.rows<ReservationRow>(
    `select ${columns} from reservation r ${joins}
     where r.equipment_id = $1 and r.status in ('waiting', 'approved') and r.end_time > now() and r.kind <> 'maintenance'
     order by r.start_time`,
    [equipmentId],
  );

/** A user's own reservations, a page at a time. */
export const listMine = (
  q: Queries,
  view: "upcoming" | "past",
  after: { readonly time: string; readonly id: Id } | undefined,
  most: number,
): Promise<ReservationRow[]> => {
  const isAhead = view === "upcoming";
  return q.rows<ReservationRow>(
    `select ${columns} from reservation r ${joins}
     where r.user_id = current_user_id() and r.kind in ('booking', 'offer')
       and ${isAhead ? "r.end_time > now() and r.status in ('waiting', 'approved')" : "(r.end_time <= now() or r.status not in ('waiting', 'approved'))"}
       and ($1::timestamptz is null or (r.start_time, r.id) ${isAhead ? ">" : "<"} ($1, $2::bigint))
     order by r.start_time ${isAhead ? "" : "desc"}, r.id ${isAhead ? "" : "desc"} ${limitTo(most)}`,
    [after?.time ?? null, after?.id ?? null],
  );
};

export const insertSeries = async (
  tx: Queries,
  series: {
    readonly equipmentId: Id;
    readonly rule: string;
    readonly timezone: string;
    readonly start: string;
    readonly end: string;
  },
): Promise<Id> =>
  (await tx.row<{ id: Id }>(
    `insert into reservation_series (equipment_id, rule, timezone, local_start, local_end) values ($1, $2, $3, $4, $5)
     returning id`,
    [series.equipmentId, series.rule, series.timezone, series.start, series.end],
  ))!.id;

export const findSeries = (
  q: Queries,
  id: Id,
): Promise<{ readonly rule: string; readonly timezone: string } | undefined> =>
  q.row("select rule, timezone from reservation_series where id = $1", [id]);

export const endSeries = (tx: Queries, id: Id, rule: string): void =>
  tx.send("update reservation_series set rule = $2 where id = $1", [id, rule]);

export const insertExceptions = (tx: Queries, seriesId: Id, exceptions: readonly SeriesException[]): void =>
  tx.send(
    `insert into reservation_exception (series_id, original_start, reason)
     select $1, s, r from unnest($2::text[], $3::text[]) as g (s, r) on conflict do nothing`,
    [seriesId, exceptions.map((one) => one.originalStart), exceptions.map((one) => one.reason)],
  );

export const insertExperiment = async (tx: Queries, title: string): Promise<Id> =>
  (await tx.row<{ id: Id }>("insert into experiment (title) values ($1) returning id", [title]))!.id;

/** When planned maintenance that renews the calibration of some devices ends. */
export const listPlannedCalibrations = (
  q: Queries,
  equipmentIds: readonly Id[],
): Promise<{ equipment_id: Id; end_time: Date }[]> =>
  q.rows(
    `select r.equipment_id, r.end_time from maintenance m
     join reservation r on r.tenant_id = m.tenant_id and r.id = m.reservation_id
     where m.equipment_id = any($1::bigint[]) and m.kind = 'calibration' and m.status = 'planned'
       and r.status = 'approved' and r.end_time > now()`,
    [equipmentIds],
  );
