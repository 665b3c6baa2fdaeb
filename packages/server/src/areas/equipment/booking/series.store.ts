import type { Id, SeriesException } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";

/** Dates of a series that have not begun, from one on. */
export const listFollowing = async (q: Queries, seriesId: Id, from: Date): Promise<Id[]> => {
  const rows = await q.rows<{ id: Id }>(
    `select id from reservation where series_id = $1 and start_time >= $2 and status in ('waiting', 'approved')
     and check_in_time is null order by start_time`,
    [seriesId, from],
  );
  return rows.map(({ id }) => id);
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
