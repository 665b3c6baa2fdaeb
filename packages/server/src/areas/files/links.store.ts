import type { FileKind, Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

export interface PolicyRow {
  readonly are_allowed: boolean;
  readonly max_days: number;
  readonly is_password_required: boolean;
  readonly is_publishing_allowed: boolean;
}
const policyColumns = "are_allowed, max_days, is_password_required, is_publishing_allowed";

export const findPolicy = (q: Queries): Promise<PolicyRow | undefined> =>
  q.row<PolicyRow>(`select ${policyColumns} from link_policy`);

/** The team's policy, locked until the transaction ends. */
export const lockPolicyForUpdate = (tx: Queries): Promise<PolicyRow | undefined> =>
  tx.row<PolicyRow>(`select ${policyColumns} from link_policy for share`);

export const upsertPolicy = (tx: Queries, policy: PolicyRow): Promise<unknown> =>
  tx.rows(
    `insert into link_policy (${policyColumns}) values ($1, $2, $3, $4)
     on conflict (tenant_id) do update set are_allowed = excluded.are_allowed, max_days = excluded.max_days,
       is_password_required = excluded.is_password_required, is_publishing_allowed = excluded.is_publishing_allowed`,
    [policy.are_allowed, policy.max_days, policy.is_password_required, policy.is_publishing_allowed],
  );

/** If a team shortens the lifetime of its links, open links are shortened too. */
const endOf = "least(l.expire_time, l.create_time + p.max_days * interval '1 day')";

/**
 * What a link opens at this moment, queried on its creator's behalf: it is open as long as they may manage the file,
 * belong to the team and hold the key, and the team is active and allows links.
 */
const openLinks = `file_link l
  join link_policy p on p.tenant_id = l.tenant_id and p.are_allowed
  join readable_file f on f.tenant_id = l.tenant_id and f.id = l.file_id
    and f.state = 'active' and f.level >= 5 and f.kind <> 'folder'
  join signed_in_member maker on maker.tenant_id = l.tenant_id and maker.account_id = l.maker_id
    and maker.tenant_status in ('normal', 'forever')
    and (maker.holds_all or 'PROJECT_READ' = any (maker.authorities))
  where l.maker_id = current_user_id() and l.end_time is null and ${endOf} > now()
    and (l.password_hash is not null or not p.is_password_required)`;

export interface OpenLinkRow {
  readonly id: Id;
  readonly password_hash: string | null;
  readonly expire_time: Date;
  readonly file_id: Id;
  readonly name: string;
  readonly kind: FileKind;
  readonly version: number;
  readonly size: string | null;
  readonly update_time: Date;
  readonly team_name: string;
  readonly ip_ranges: readonly string[] | null;
}

/** On the creator's behalf; undefined if the link is not open now. */
export const findOpen = (q: Queries, id: Id): Promise<OpenLinkRow | undefined> =>
  q.row<OpenLinkRow>(
    `select l.id, l.password_hash, ${endOf} as expire_time, f.id as file_id, f.name, f.kind, f.version, f.size,
       f.update_time, maker.tenant_name as team_name, maker.ip_ranges
     from ${openLinks} and l.id = $1`,
    [id],
  );

/** Those of these links of the current user that are open now. */
export const listOpen = async (q: Queries, ids: readonly Id[]): Promise<Id[]> => {
  const rows = await q.rows<{ id: Id }>(`select l.id from ${openLinks} and l.id = any($1::bigint[])`, [ids]);
  return rows.map((row) => row.id);
};

/** Where to look for what a token opens. */
export const findByToken = (q: Queries, tokenHash: Buffer): Promise<{ id: Id; maker_id: Id } | undefined> =>
  q.row("select id, maker_id from file_link where token_hash = $1 and end_time is null", [tokenHash]);

export interface LinkRow {
  readonly id: Id;
  readonly maker_id: Id;
  readonly maker_name: string;
  readonly note: string;
  readonly has_password: boolean;
  readonly is_ended: boolean;
  readonly is_expired: boolean;
  readonly create_time: Date;
  readonly expire_time: Date;
  readonly visits: string;
  readonly last_visit_time: Date | null;
}

const SHOWN_LINKS = 100;
const linkColumns = `l.id, l.maker_id, a.name as maker_name, l.note, l.password_hash is not null as has_password,
  l.end_time is not null as is_ended, ${endOf} <= now() as is_expired, l.create_time, ${endOf} as expire_time, l.visits,
  l.last_visit_time`;
const listed = `file_link l join account a on a.id = l.maker_id join link_policy p on p.tenant_id = l.tenant_id`;

/** The newest links of a file, including ended ones. */
export const listLinks = (q: Queries, fileId: Id): Promise<LinkRow[]> =>
  q.rows<LinkRow>(
    `select ${linkColumns} from ${listed} where l.file_id = $1 order by l.id desc limit ${SHOWN_LINKS}`,
    [fileId],
  );

export const countOpen = async (q: Queries, fileId: Id): Promise<number> =>
  Number(
    (
      await q.row<{ count: string }>(
        "select count(*) from file_link where file_id = $1 and end_time is null and expire_time > now()",
        [fileId],
      )
    )?.count ?? 0,
  );

export const insertLink = async (
  tx: Queries,
  link: {
    readonly fileId: Id;
    readonly days: number;
    readonly note: string;
    readonly tokenHash: Buffer;
    readonly passwordHash: string | null;
  },
): Promise<LinkRow> => {
  const made = await tx.row<{ id: Id }>(
    `insert into file_link (file_id, note, token_hash, password_hash, expire_time)
     values ($1, $2, $3, $4, now() + $5 * interval '1 day') returning id`,
    [link.fileId, link.note, link.tokenHash, link.passwordHash, link.days],
  );
  return (await tx.row<LinkRow>(`select ${linkColumns} from ${listed} where l.id = $1`, [made!.id]))!;
};

/** Returns the link's note; undefined if it had already ended, or does not belong to the file. */
export const endLink = async (tx: Queries, fileId: Id, id: Id): Promise<{ note: string } | undefined> =>
  tx.row<{ note: string }>(
    `update file_link set end_time = now(), ended_by = current_user_id()
     where id = $1 and file_id = $2 and end_time is null returning note`,
    [id, fileId],
  );

/** Recycling ends the links of files permanently: a restored file is not public again. */
export const endLinksOfRecycled = (tx: Queries, rootIds: readonly Id[]): Promise<unknown> =>
  tx.rows(
    `update file_link l set end_time = now(), ended_by = current_user_id()
     from file f
     where f.tenant_id = l.tenant_id and f.id = l.file_id and l.end_time is null
       and f.state = 'recycled' and f.recycle_root_id = any($1::bigint[])`,
    [rootIds],
  );

/** Returns how many links ended because their creator left. */
export const endLinksOf = async (tx: Queries, makerId: Id): Promise<number> =>
  (
    await tx.rows(
      `update file_link set end_time = now(), ended_by = current_user_id()
       where maker_id = $1 and end_time is null returning 1`,
      [makerId],
    )
  ).length;

export const CALLS_PER_MINUTE = 600;
export const MAX_PASSWORD_ATTEMPTS = 10;
export const PASSWORD_ATTEMPT_MINUTES = 15;

const counted = (calls: string, since: string, time: string) => `
  ${calls} = case when ${since} > now() - interval '${time}' then least(${calls}, 1000000) + 1 else 1 end,
  ${since} = case when ${since} > now() - interval '${time}' then ${since} else now() end`;

/** Number of calls of a link in this minute, this one included; undefined if it has ended meanwhile. */
export const countCall = async (tx: Queries, id: Id): Promise<number | undefined> =>
  (
    await tx.row<{ calls: number }>(
      `update file_link set ${counted("calls", "calls_time", "1 minute")}
       where id = $1 and end_time is null returning calls`,
      [id],
    )
  )?.calls;

/** Number of password attempts in this quarter of an hour, this one included. */
export const countPasswordAttempt = async (tx: Queries, id: Id): Promise<number> =>
  (
    await tx.row<{ tries: number }>(
      `update file_link set ${counted("tries", "tries_time", `${PASSWORD_ATTEMPT_MINUTES} minutes`)}
       where id = $1 returning tries`,
      [id],
    )
  )?.tries ?? MAX_PASSWORD_ATTEMPTS + 1;

/** Returns false if the link has ended meanwhile. */
export const countVisit = async (tx: Queries, id: Id): Promise<boolean> =>
  (await tx.row(
    `update file_link set visits = visits + 1, last_visit_time = now(), tries = 0
     where id = $1 and end_time is null returning 1`,
    [id],
  )) !== undefined;
