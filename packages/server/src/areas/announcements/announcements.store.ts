import type { Announcement, Id, NewAnnouncement } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";

export interface AnnouncementRow extends Pick<Announcement, "level" | "title" | "text"> {
  readonly id: Id;
  readonly start_time: Date;
  readonly end_time: Date;
  readonly create_time: Date;
  readonly withdraw_time: Date | null;
}

const columns = "a.id, a.level, a.title, a.text, a.start_time, a.end_time, a.create_time, a.withdraw_time";
/** More of them together would leave no room for the page. */
const MOST_CURRENT = 5;

export const insertAnnouncement = async (
  tx: Queries,
  { level, title, text, startTime, endTime }: NewAnnouncement & { readonly startTime: string },
): Promise<AnnouncementRow> => {
  const row = await tx.row<AnnouncementRow>(
    `insert into announcement as a (level, title, text, start_time, end_time) values ($1, $2, $3, $4, $5)
     returning ${columns}`,
    [level, JSON.stringify(title), JSON.stringify(text), startTime, endTime],
  );
  return row!;
};

export const listIssued = (q: Queries, before: Id | null, most: number): Promise<AnnouncementRow[]> =>
  q.rows<AnnouncementRow>(
    `select ${columns} from announcement a where $1::bigint is null or a.id < $1 order by a.id desc ${limitTo(most)}`,
    [before],
  );

export const listCurrent = (q: Queries): Promise<AnnouncementRow[]> =>
  q.rows<AnnouncementRow>(
    `select ${columns} from announcement a
     where a.withdraw_time is null and a.start_time <= now() and a.end_time > now()
     order by a.start_time desc, a.id desc ${limitTo(MOST_CURRENT)}`,
  );

/** One that has started and was not withdrawn, whether or not it has ended. */
export const findStarted = (q: Queries, id: Id): Promise<AnnouncementRow | undefined> =>
  q.row<AnnouncementRow>(
    `select ${columns} from announcement a where a.id = $1 and a.withdraw_time is null and a.start_time <= now()`,
    [id],
  );

/**
 * The current announcement, locked against withdrawal until the transaction ends. Undefined once it was withdrawn.
 */
export const lockNotifiedForUpdate = (tx: Queries, id: Id): Promise<AnnouncementRow | undefined> =>
  tx.row<AnnouncementRow>(
    `select ${columns} from announcement a where a.id = $1 and a.withdraw_time is null for share`,
    [id],
  );

/** Returns it as it was before; undefined if there is none. */
export const withdraw = async (
  tx: Queries,
  id: Id,
): Promise<{ readonly row: AnnouncementRow; readonly isFirst: boolean } | undefined> => {
  const before = await tx.row<AnnouncementRow>(
    `select ${columns} from announcement a where a.id = $1 for no key update`,
    [id],
  );
  if (before === undefined || before.withdraw_time !== null) return before && { row: before, isFirst: false };
  const row = await tx.row<AnnouncementRow>(
    `update announcement a set withdraw_time = now() where a.id = $1 returning ${columns}`,
    [id],
  );
  return { row: row!, isFirst: true };
};

/** The next teams to notify; none once the announcement was withdrawn or is over. */
export const teamsToNotify = (q: Queries, id: Id, most: number): Promise<Id[]> =>
  teams(
    q,
    `select t.id from announcement a cross join lateral tenants_after(a.notified_tenant_id, $2) t (id)
     where a.id = $1 and a.withdraw_time is null and a.end_time > now() order by t.id`,
    [id, most],
  );

/** The next teams to remove it from, of those that were notified. */
export const teamsToRecall = (q: Queries, id: Id, most: number): Promise<Id[]> =>
  teams(
    q,
    `select t.id from announcement a cross join lateral tenants_after(a.recalled_tenant_id, $2) t (id)
     where a.id = $1 and a.withdraw_time is not null and t.id <= a.notified_tenant_id order by t.id`,
    [id, most],
  );

const teams = async (q: Queries, text: string, values: readonly unknown[]): Promise<Id[]> =>
  (await q.rows<{ id: Id }>(text, values)).map((row) => row.id);

/** Marks a team as notified. Returns false if it already was, or if there is nothing to announce any more. */
export const markNotified = async (tx: Queries, id: Id, tenantId: Id): Promise<boolean> =>
  (await tx.row(
    `update announcement set notified_tenant_id = $2
     where id = $1 and notified_tenant_id < $2 and withdraw_time is null returning 1`,
    [id, tenantId],
  )) !== undefined;

export const markRecalled = (tx: Queries, id: Id, tenantId: Id): void =>
  tx.send("update announcement set recalled_tenant_id = $2 where id = $1 and recalled_tenant_id < $2", [
    id,
    tenantId,
  ]);

/** Members of the transaction's team. */
export const listMembers = async (q: Queries): Promise<Id[]> => {
  const rows = await q.rows<{ account_id: Id }>(
    "select account_id from membership where tenant_id = current_tenant_id() and status = 'active'",
  );
  return rows.map((row) => row.account_id);
};
