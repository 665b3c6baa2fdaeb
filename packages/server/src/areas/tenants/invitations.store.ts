import type { Id, SendMethod } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";

export interface InvitationRow {
  readonly id: Id;
  readonly send_method: SendMethod;
  readonly account: string;
  readonly role_ids: readonly Id[];
  readonly roles: readonly { readonly id: Id; readonly name: string; readonly roleKey: string }[];
  readonly remark: string;
  readonly inviter_id: Id;
  readonly inviter_name: string;
  readonly tenant_name: string;
  readonly status: "pending" | "accepted" | "cancelled";
  readonly create_time: Date;
  readonly expire_time: Date;
}

const invitations = `select i.id, i.send_method, i.account, i.role_ids, i.remark, i.inviter_id, i.status,
    i.create_time, i.expire_time, a.name as inviter_name,
    (select name from tenant where id = i.tenant_id) as tenant_name,
    (select coalesce(json_agg(json_build_object('id', r.id::text, 'name', r.name, 'roleKey', r.role_key)
        order by r.id), '[]')
      from role r where r.id = any(i.role_ids)) as roles
  from invitation i join account a on a.id = i.inviter_id`;

export const listInvitations = (
  q: Queries,
  before: Id | undefined,
  limit: number,
): Promise<InvitationRow[]> =>
  q.rows<InvitationRow>(
    `${invitations} where i.status = 'pending' and i.id < $1::bigint order by i.id desc ${limitTo(limit + 1)}`,
    [before ?? "9223372036854775807"],
  );

export const findInvitation = (q: Queries, id: Id): Promise<InvitationRow | undefined> =>
  q.row<InvitationRow>(`${invitations} where i.id = $1`, [id]);

export interface OwnInvitationRow {
  readonly id: Id;
  readonly tenant_id: Id;
  readonly tenant_name: string;
  readonly inviter_name: string;
  readonly expire_time: Date;
}

/** What waits for the asking person, in whatever team, the newest first. */
export const listOwnInvitations = (q: Queries): Promise<OwnInvitationRow[]> =>
  q.rows<OwnInvitationRow>("select * from own_invitations()");

/** One that may still be accepted, by its id. */
export const findWaiting = (q: Queries, id: Id): Promise<InvitationRow | undefined> =>
  q.row<InvitationRow>(`${invitations} where i.id = $1 and i.status = 'pending' and i.expire_time > now()`, [
    id,
  ]);

/** One that may still be accepted. */
export const findByCode = (q: Queries, codeHash: Buffer): Promise<InvitationRow | undefined> =>
  q.row<InvitationRow>(
    `${invitations} where i.code_hash = $1 and i.status = 'pending' and i.expire_time > now()`,
    [codeHash],
  );

export const hasOpenInvitation = async (q: Queries, account: string): Promise<boolean> =>
  (await q.row("select 1 from invitation where account = $1 and status = 'pending' and expire_time > now()", [
    account,
  ])) !== undefined;

/** Takes the place of one to the same account that has run out. */
export const insertInvitation = async (
  tx: Queries,
  made: {
    readonly sendMethod: SendMethod;
    readonly account: string;
    readonly roleIds: readonly Id[];
    readonly remark: string;
    readonly inviterId: Id;
    readonly codeHash: Buffer;
    readonly days: number;
  },
): Promise<Id> => {
  tx.send(
    "update invitation set status = 'cancelled' where account = $1 and status = 'pending' and expire_time <= now()",
    [made.account],
  );
  const row = await tx.row<{ id: Id }>(
    `insert into invitation (send_method, account, role_ids, remark, inviter_id, code_hash, expire_time)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(days => $7)) returning id`,
    [made.sendMethod, made.account, made.roleIds, made.remark, made.inviterId, made.codeHash, made.days],
  );
  return row!.id;
};

export const renewCode = (tx: Queries, id: Id, codeHash: Buffer, days: number): void =>
  tx.send(
    "update invitation set code_hash = $2, expire_time = now() + make_interval(days => $3) where id = $1",
    [id, codeHash, days],
  );

/** Of a team that is held, so that no one has accepted it meanwhile. */
export const cancelInvitation = (tx: Queries, id: Id): void =>
  tx.send("update invitation set status = 'cancelled' where id = $1", [id]);

/** False if someone else was first. */
export const acceptInvitation = async (tx: Queries, id: Id): Promise<boolean> =>
  (await tx.row(
    "update invitation set status = 'accepted' where id = $1 and status = 'pending' returning id",
    [id],
  )) !== undefined;

export const hasCode = async (q: Queries, id: Id, codeHash: Buffer): Promise<boolean> =>
  (await q.row(
    "select 1 from invitation where id = $1 and code_hash = $2 and status = 'pending' and expire_time > now()",
    [id, codeHash],
  )) !== undefined;
