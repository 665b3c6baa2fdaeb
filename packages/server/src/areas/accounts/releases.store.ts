import { type Id, SECOND_FACTOR_RESET_DAYS, SECOND_FACTOR_RESET_HOURS } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";

/** A team's agreement to remove the second factor of an account. */
export interface ReleaseRow {
  readonly tenant_id: Id;
  readonly helper_id: Id;
  readonly reason: string;
  /** Whether the user has had the time to object. */
  readonly is_cool: boolean;
}

const HOLDS = `create_time > now() - interval '${SECOND_FACTOR_RESET_DAYS} days'`;

/** Returns false if the team of the transaction has already agreed. */
export const addRelease = async (
  tx: Queries,
  release: { readonly accountId: Id; readonly helperId: Id; readonly reason: string },
): Promise<boolean> =>
  (await tx.row(
    `insert into second_factor_release as r (account_id, helper_id, reason) values ($1, $2, $3)
     on conflict (tenant_id, account_id) do update
       set helper_id = excluded.helper_id, reason = excluded.reason, create_time = now() where not r.${HOLDS}
     returning account_id`,
    [release.accountId, release.helperId, release.reason],
  )) !== undefined;

/** Of all teams, for a transaction on the user's behalf; the newest last. */
export const listReleases = (tx: Queries, accountId: Id): Promise<ReleaseRow[]> =>
  tx.rows(
    `select tenant_id, helper_id, reason,
       create_time <= now() - interval '${SECOND_FACTOR_RESET_HOURS} hours' as is_cool
     from second_factor_release where account_id = $1 and ${HOLDS} order by create_time, tenant_id`,
    [accountId],
  );

/** Since when the removal of the user's second factor has been pending. */
export const findRelease = async (q: Queries, accountId: Id): Promise<Date | undefined> =>
  (
    await q.row<{ since: Date | null }>(
      `select min(create_time) as since from second_factor_release where account_id = $1 and ${HOLDS}`,
      [accountId],
    )
  )?.since ?? undefined;

/** Of all teams, for a transaction on the user's behalf. Returns false if there was none. */
export const deleteReleases = async (tx: Queries, accountId: Id): Promise<boolean> =>
  (await tx.rows("delete from second_factor_release where account_id = $1 returning tenant_id", [accountId]))
    .length > 0;

/** For the team of the transaction. Returns false if it had not agreed. */
export const deleteRelease = async (tx: Queries, accountId: Id): Promise<boolean> =>
  (await tx.row(
    `delete from second_factor_release where tenant_id = current_tenant_id() and account_id = $1
     returning tenant_id`,
    [accountId],
  )) !== undefined;
