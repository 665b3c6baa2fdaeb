import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

/** Sign-in flows started in a browser, and identities at providers: queried before a team is known. */

export interface FlowRow {
  readonly data: string;
}

export const insertFlow = (
  tx: Queries,
  flow: { stateHash: Buffer; browserHash: Buffer; data: string; minutes: number },
): Promise<unknown> =>
  tx.rows(
    `insert into sign_in_flow (state_hash, browser_hash, data, expire_time)
     values ($1, $2, $3, now() + make_interval(mins => $4))`,
    [flow.stateHash, flow.browserHash, flow.data, flow.minutes],
  );

/** Consumes a flow, whatever its outcome; returns undefined for any browser but the one that started it. */
export const consumeFlow = (
  tx: Queries,
  stateHash: Buffer,
  browserHash: Buffer,
): Promise<FlowRow | undefined> =>
  tx.row<FlowRow>(
    `delete from sign_in_flow where state_hash = $1 and browser_hash = $2 and expire_time > now()
     returning data`,
    [stateHash, browserHash],
  );

/** For what a provider sends without the browser's secret; locked until the transaction ends. */
export const lockFlowForUpdate = (tx: Queries, stateHash: Buffer): Promise<FlowRow | undefined> =>
  tx.row<FlowRow>("select data from sign_in_flow where state_hash = $1 and expire_time > now() for update", [
    stateHash,
  ]);

export const updateFlow = (tx: Queries, stateHash: Buffer, data: string): Promise<unknown> =>
  tx.rows("update sign_in_flow set data = $2 where state_hash = $1", [stateHash, data]);

/** Returns false if the assertion has been used before. */
export const consumeAssertion = async (
  tx: Queries,
  providerKey: string,
  assertionId: string,
  until: Date,
): Promise<boolean> =>
  (await tx.row(
    `insert into spent_assertion (provider_key, assertion_id, expire_time) values ($1, $2, $3)
     on conflict do nothing returning 1 as spent`,
    [providerKey, assertionId, until],
  )) !== undefined;

export const deleteOldFlows = async (tx: Queries, now: Date): Promise<void> => {
  tx.send("delete from sign_in_flow where expire_time < $1", [now]);
  tx.send("delete from spent_assertion where expire_time < $1", [now]);
};

export interface IdentityRow {
  readonly id: Id;
  readonly account_id: Id;
  readonly provider_name: string;
  readonly email: string;
  readonly create_time: Date;
  readonly last_use_time: Date | null;
}

const columns = "id, account_id, provider_name, email, create_time, last_use_time";

/** The account of an identity, with the account's current address. */
export const findIdentity = (
  q: Queries,
  providerKey: string,
  subject: string,
): Promise<{ account_id: Id; email: string | null } | undefined> =>
  q.row(
    `select i.account_id, a.email from external_identity i join account a on a.id = i.account_id
     where i.provider_key = $1 and i.subject = $2`,
    [providerKey, subject],
  );

export const findAccountIdByEmail = async (q: Queries, email: string): Promise<Id | null> =>
  (await q.row<{ id: Id }>("select id from account where email = $1", [email]))?.id ?? null;

export interface NewIdentity {
  readonly providerKey: string;
  readonly providerName: string;
  readonly subject: string;
  readonly email: string;
}

/** Returns undefined if someone else has linked this identity in the meantime. */
export const insertIdentity = (
  tx: Queries,
  accountId: Id,
  made: NewIdentity,
): Promise<IdentityRow | undefined> =>
  tx.row<IdentityRow>(
    `insert into external_identity (provider_key, provider_name, subject, email, account_id)
     values ($1, $2, $3, $4, $5)
     on conflict (provider_key, subject) do update set email = excluded.email
       where external_identity.account_id = excluded.account_id
     returning ${columns}`,
    [made.providerKey, made.providerName, made.subject, made.email, accountId],
  );

export const recordIdentityUse = (tx: Queries, providerKey: string, subject: string): Promise<unknown> =>
  tx.rows("update external_identity set last_use_time = now() where provider_key = $1 and subject = $2", [
    providerKey,
    subject,
  ]);

export const listIdentities = (q: Queries, accountId: Id): Promise<IdentityRow[]> =>
  q.rows<IdentityRow>(`select ${columns} from external_identity where account_id = $1 order by id`, [
    accountId,
  ]);

export const deleteIdentity = (tx: Queries, accountId: Id, id: Id): Promise<IdentityRow | undefined> =>
  tx.row<IdentityRow>(
    `delete from external_identity where id = $1 and account_id = $2 returning ${columns}`,
    [id, accountId],
  );

export const deleteIdentitiesOf = (tx: Queries, providerKey: string): Promise<unknown> =>
  tx.rows("delete from external_identity where provider_key = $1", [providerKey]);
