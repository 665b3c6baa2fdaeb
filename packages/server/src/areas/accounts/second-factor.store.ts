import type { Id, SecondFactorMethod } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

export interface SecondFactorRow {
  readonly auth_method: SecondFactorMethod;
  readonly secret: string | null;
  readonly last_step: string;
}

export const findSecondFactor = (q: Queries, accountId: Id): Promise<SecondFactorRow | undefined> =>
  q.row("select auth_method, secret, last_step from second_factor where account_id = $1", [accountId]);

/** Locked against changes until the transaction ends. Returns false if there is none. */
export const lockSecondFactorForUpdate = async (tx: Queries, accountId: Id): Promise<boolean> =>
  (await tx.row("select 1 from second_factor where account_id = $1 for update", [accountId])) !== undefined;

export const saveSecondFactor = (
  tx: Queries,
  factor: { accountId: Id; authMethod: SecondFactorMethod; secret: string | null; lastStep: number },
): void =>
  tx.send(
    `insert into second_factor (account_id, auth_method, secret, last_step) values ($1, $2, $3, $4)
     on conflict (account_id) do update set auth_method = excluded.auth_method, secret = excluded.secret,
       last_step = excluded.last_step, enable_time = now()`,
    [factor.accountId, factor.authMethod, factor.secret, factor.lastStep],
  );

/** Returns false if a code of this or a later 30-second step has been used before. */
export const consumeTimeStep = async (tx: Queries, accountId: Id, step: number): Promise<boolean> =>
  (await tx.row(
    "update second_factor set last_step = $2 where account_id = $1 and last_step < $2 returning last_step",
    [accountId, step],
  )) !== undefined;

export const deleteSecondFactor = (tx: Queries, accountId: Id): void => {
  tx.send("delete from recovery_code where account_id = $1", [accountId]);
  tx.send("delete from second_factor where account_id = $1", [accountId]);
};

export const replaceRecoveryCodes = (tx: Queries, accountId: Id, hashes: readonly Buffer[]): void => {
  tx.send("delete from recovery_code where account_id = $1", [accountId]);
  tx.send("insert into recovery_code (account_id, code_hash) select $1, unnest($2::bytea[])", [
    accountId,
    hashes,
  ]);
};

export const countRecoveryCodes = async (q: Queries, accountId: Id): Promise<number> => {
  const row = await q.row<{ count: number }>(
    "select count(*)::integer as count from recovery_code where account_id = $1 and use_time is null",
    [accountId],
  );
  return row?.count ?? 0;
};

export const consumeRecoveryCode = async (tx: Queries, accountId: Id, hash: Buffer): Promise<boolean> =>
  (await tx.row(
    `update recovery_code set use_time = now()
     where account_id = $1 and code_hash = $2 and use_time is null returning 1 as used`,
    [accountId, hash],
  )) !== undefined;
