import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

export interface PasskeyRow {
  readonly id: Id;
  readonly account_id: Id;
  readonly credential_id: string;
  readonly public_key: Buffer;
  readonly counter: string;
  readonly transports: readonly string[];
  readonly name: string;
  readonly is_synced: boolean;
  readonly create_time: Date;
  readonly last_use_time: Date | null;
}

export const listPasskeys = (q: Queries, accountId: Id): Promise<PasskeyRow[]> =>
  q.rows<PasskeyRow>("select * from passkey where account_id = $1 order by id", [accountId]);

/** Locked until the transaction ends, so that a counter is not read twice. */
export const lockPasskeyForUpdate = (tx: Queries, credentialId: string): Promise<PasskeyRow | undefined> =>
  tx.row<PasskeyRow>("select * from passkey where credential_id = $1 for update", [credentialId]);

export interface NewPasskey {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly isSynced: boolean;
}

/** Undefined if the credential is already registered. */
export const insertPasskey = (
  tx: Queries,
  accountId: Id,
  made: NewPasskey,
): Promise<PasskeyRow | undefined> =>
  tx.row<PasskeyRow>(
    `insert into passkey (account_id, credential_id, public_key, counter, transports, name, is_synced)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning *`,
    [accountId, made.credentialId, made.publicKey, made.counter, made.transports, made.name, made.isSynced],
  );

export const renamePasskey = (
  tx: Queries,
  accountId: Id,
  id: Id,
  name: string,
): Promise<PasskeyRow | undefined> =>
  tx.row<PasskeyRow>("update passkey set name = $3 where id = $2 and account_id = $1 returning *", [
    accountId,
    id,
    name,
  ]);

export const deletePasskey = (tx: Queries, accountId: Id, id: Id): Promise<PasskeyRow | undefined> =>
  tx.row<PasskeyRow>("delete from passkey where id = $2 and account_id = $1 returning *", [accountId, id]);

export const recordPasskeyUse = (tx: Queries, id: Id, counter: number, isSynced: boolean): Promise<unknown> =>
  tx.rows("update passkey set counter = $2, is_synced = $3, last_use_time = now() where id = $1", [
    id,
    counter,
    isSynced,
  ]);

export const insertChallenge = (
  tx: Queries,
  flow: { stateHash: Buffer; browserHash: Buffer; data: string; minutes: number },
): Promise<unknown> =>
  tx.rows(
    `insert into sign_in_flow (state_hash, browser_hash, data, expire_time)
     values ($1, $2, $3, now() + make_interval(mins => $4))`,
    [flow.stateHash, flow.browserHash, flow.data, flow.minutes],
  );

/** Consumes a challenge, whatever the result. */
export const consumeChallenge = async (
  tx: Queries,
  stateHash: Buffer,
  browserHash: Buffer,
): Promise<string | undefined> =>
  (
    await tx.row<{ data: string }>(
      `delete from sign_in_flow where state_hash = $1 and browser_hash = $2 and expire_time > now()
       returning data`,
      [stateHash, browserHash],
    )
  )?.data;
