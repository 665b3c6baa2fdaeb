import { type Id, type PermissionKey, SECOND_FACTOR_RESET_DAYS } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";
import { containing } from "../paging.ts";

/** A role as a member holds it, with the keys that it gives. */
interface MemberRole {
  readonly id: Id;
  readonly name: string;
  readonly roleKey: string;
  readonly holds_all: boolean;
  readonly authorities: readonly PermissionKey[];
}

export interface MemberRow {
  readonly account_id: Id;
  readonly name: string;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly avatar_key: string | null;
  readonly status: "active" | "disabled";
  readonly is_owner: boolean;
  readonly create_time: Date;
  readonly roles: readonly MemberRole[];
  readonly lock_time: Date | null;
  readonly has_second_factor: boolean;
  /** Since when this team agrees to take it away. */
  readonly reset_ask_time: Date | null;
}

/** A person also sees their own memberships of other teams, so the team is named here. */
const members = `select m.account_id, a.name, a.email, a.mobile, p.avatar_key, m.status, m.create_time,
    m.account_id = (select owner_id from tenant where id = current_tenant_id()) as is_owner,
    (select lock_time from sign_in_attempt where username = '#' || m.account_id) as lock_time,
    exists (select from second_factor s where s.account_id = m.account_id) as has_second_factor,
    (select r.create_time from second_factor_release r
      where r.tenant_id = current_tenant_id() and r.account_id = m.account_id
        and r.create_time > now() - interval '${SECOND_FACTOR_RESET_DAYS} days') as reset_ask_time,
    (select coalesce(json_agg(json_build_object('id', r.id::text, 'name', r.name, 'roleKey', r.role_key,
          'holds_all', r.holds_all, 'authorities', r.authorities)
        order by r.id), '[]')
      from member_role mr join role r on r.id = mr.role_id
      where mr.tenant_id = m.tenant_id and mr.account_id = m.account_id) as roles
  from membership m join account a on a.id = m.account_id
  left join account_profile p on p.account_id = m.account_id
  where m.tenant_id = current_tenant_id()`;

/** A search text in the form of the membership's search columns. */
const keyOf = (parameter: string): string =>
  `(select lower(${parameter}::text collate natural_name)) collate "C"`;

export const listMembers = (
  q: Queries,
  input: {
    readonly search: string | undefined;
    readonly after: readonly [string, Id] | undefined;
    readonly limit: number;
  },
): Promise<MemberRow[]> => {
  const values: unknown[] = [];
  const parameter = (value: unknown): string => `$${values.push(value)}`;
  const where: string[] = [];
  if (input.search) {
    const wanted = keyOf(parameter(containing(input.search)));
    where.push(`(m.name_key like ${wanted} or m.account_key like ${wanted})`);
  }
  if (input.after) {
    const [time, id] = input.after;
    where.push(`(m.create_time, m.account_id) > (${parameter(time)}::timestamptz, ${parameter(id)}::bigint)`);
  }
  return q.rows<MemberRow>(
    `${members} ${where.map((one) => `and ${one}`).join(" ")} order by m.create_time, m.account_id ${limitTo(input.limit + 1)}`,
    values,
  );
};

const COLLEAGUES = 20;

export const listColleagues = (
  q: Queries,
  search: string | undefined,
): Promise<Pick<MemberRow, "account_id" | "name">[]> =>
  q.rows(
    `select m.account_id, a.name from membership m join account a on a.id = m.account_id
     where m.tenant_id = current_tenant_id() and m.status = 'active' and m.name_key like ${keyOf("$1")}
     order by m.name_key, m.account_id limit ${COLLEAGUES}`,
    [containing(search ?? "")],
  );

/** Of members who have a picture, also of those who are shut out. */
export const listAvatars = (
  q: Queries,
  accountIds: readonly Id[],
): Promise<{ account_id: Id; avatar_key: string }[]> =>
  q.rows(
    `select m.account_id, p.avatar_key from membership m join account_profile p on p.account_id = m.account_id
     where m.tenant_id = current_tenant_id() and m.account_id = any($1::bigint[]) and p.avatar_key is not null`,
    [accountIds],
  );

export const findMember = (q: Queries, accountId: Id): Promise<MemberRow | undefined> =>
  q.row<MemberRow>(`${members} and m.account_id = $1`, [accountId]);

export const setStatus = (tx: Queries, accountId: Id, status: MemberRow["status"]): void =>
  tx.send("update membership set status = $2 where tenant_id = current_tenant_id() and account_id = $1", [
    accountId,
    status,
  ]);

export const deleteMember = (tx: Queries, accountId: Id): void =>
  tx.send("delete from membership where tenant_id = current_tenant_id() and account_id = $1", [accountId]);

/** Shown to a user who leaves or is suspended; without `byId` they left themselves. */
export const insertDeparture = (tx: Queries, accountId: Id, byId: Id | null, isDisabled: boolean): void =>
  tx.send(
    `insert into departure (account_id, team_name, by_name, is_disabled, notified_time)
     select $1, t.name, (select name from account where id = $2::bigint), $3,
       case when $2::bigint is null then now() end
     from tenant t
     where t.id = current_tenant_id()
     on conflict (tenant_id, account_id) do update
       set team_name = excluded.team_name, by_name = excluded.by_name, is_disabled = excluded.is_disabled,
         create_time = now(), notified_time = excluded.notified_time`,
    [accountId, byId, isDisabled],
  );

/** Of who is let in again. */
export const deleteDeparture = (tx: Queries, accountId: Id): void =>
  tx.send("delete from departure where tenant_id = current_tenant_id() and account_id = $1", [accountId]);

/** The asking person has read them all, whatever team they are in. */
export const notifyDepartures = (tx: Queries, accountId: Id): void =>
  tx.send("update departure set notified_time = now() where account_id = $1 and notified_time is null", [
    accountId,
  ]);

export interface DepartureRow {
  readonly team_name: string;
  readonly by_name: string | null;
  readonly is_disabled: boolean;
  readonly notified_time: Date | null;
  readonly create_time: Date;
}

/** The newest of the asking person, whatever team they are in. */
export const findDeparture = (q: Queries, accountId: Id): Promise<DepartureRow | undefined> =>
  q.row<DepartureRow>(
    `select team_name, by_name, is_disabled, notified_time, create_time from departure where account_id = $1
     order by create_time desc limit 1`,
    [accountId],
  );

/** No one else opens a team for this person until the transaction ends. */
export const lockAccountForUpdate = (tx: Queries, accountId: Id): void =>
  tx.send("select 1 from account where id = $1 for no key update", [accountId]);

export interface KnownRow {
  readonly id: Id;
  readonly name: string;
  readonly avatar_key: string | null;
  readonly is_member: boolean;
}

/** Who has an email address or a mobile number, each in the form in which it is stored. */
export const findKnown = (q: Queries, account: string): Promise<KnownRow | undefined> =>
  q.row<KnownRow>(
    `select a.id, a.name, p.avatar_key, exists (select from membership m
       where m.tenant_id = current_tenant_id() and m.account_id = a.id) as is_member
     from account a left join account_profile p on p.account_id = a.id where a.email = $1 or a.mobile = $1`,
    [account],
  );

/** Occupied seats: active members, and invitations that can still be accepted. */
export const countSeats = async (q: Queries): Promise<{ members: number; invitations: number }> => {
  const row = await q.row<{ members: number; invitations: number }>(
    `select
       (select count(*) from membership where tenant_id = current_tenant_id() and status = 'active')::integer
         as members,
       (select count(*) from invitation where status = 'pending' and expire_time > now())::integer as invitations`,
  );
  return row ?? { members: 0, invitations: 0 };
};

export const findOwner = async (q: Queries): Promise<Id> => {
  const row = await q.row<{ owner_id: Id }>("select owner_id from tenant where id = current_tenant_id()");
  return row!.owner_id;
};

/** Also of someone who has left. */
export const findName = async (q: Queries, accountId: Id): Promise<string | undefined> =>
  (await q.row<{ name: string }>("select name from account where id = $1", [accountId]))?.name;
