import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { JobData } from "../../kernel/jobs.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { MAX_FAILURES, refusalAfter, type SignInRefusal } from "./accounts.rules.ts";
import * as store from "./accounts.store.ts";

const TELL_TEAMS = "tell-teams";

/** Entries in the audit trails of all teams of an account. */
type FailureNotice = JobData[typeof TELL_TEAMS];

export interface Attempt {
  /** The method of the attempt, e.g. `password` or `password+totp`. */
  readonly means: string;
  readonly ip: string;
}

const accountOf = (key: string): Id | null => /^#(\d+)/.exec(key)?.[1] ?? null;

/**
 * Counts wrong passwords and codes, and records them in the audit trail of every team of the account. Of consecutive
 * failures, only the first one and the lock have entries, with their count; the next sign-in records how many there
 * were. So no one can flood an audit trail by guessing. A job writes the entries; it is enqueued for names without an
 * account too, so that neither response nor timing reveals which exist.
 */
export const failures = ({ audit, database, jobs, log }: Kernel) => {
  jobs.register(TELL_TEAMS, async ({ key, action, after, but }) => {
    const objectId = accountOf(key);
    if (objectId === null) return;
    await database.open(async (tx) => {
      await store.enterAccountScope(tx, { userId: objectId });
      for (const tenantId of await store.listTeamsOf(tx, objectId)) {
        if (but?.includes(tenantId)) continue;
        const scope = { tenantId, userId: objectId };
        await store.enterAccountScope(tx, scope);
        await audit.record(tx, scope, { action, objectType: "account", objectId, after });
      }
    });
  });

  const tellTeams = async (tx: Queries, notice: FailureNotice): Promise<void> => {
    await jobs.add(tx, TELL_TEAMS, notice);
  };

  return {
    tellTeams,

    /** The transaction must commit, so return the error outside of it. */
    async count(tx: Queries, key: string, attempt: Attempt): Promise<SignInRefusal> {
      return this.judge(tx, key, await store.addFailure(tx, key, MAX_FAILURES), attempt);
    },

    /** The same for an attempt that was counted before it was checked. */
    async judge(tx: Queries, key: string, count: number, { means, ip }: Attempt): Promise<SignInRefusal> {
      const refusal = refusalAfter(count);
      const isLocked = refusal === "tenth.attempt";
      if (isLocked) log.warn({ account: key }, "an account was locked");
      const action = isLocked ? "account.lock" : "account.failSignIn";
      if (isLocked || count === 1)
        await tellTeams(tx, { key, action, after: { means, ip, failures: count } });
      return refusal;
    },

    /** Unlocks an account; false if it was not locked. Teams in `but` get separate entries. */
    async unlock(tx: Queries, accountId: Id, means: string, but?: readonly Id[]): Promise<boolean> {
      const forgotten = await store.deleteFailures(tx, accountId);
      if (!forgotten?.locked) return false;
      const after = { means, failures: forgotten.failures };
      const notice: FailureNotice = { key: `#${accountId}`, action: "account.unlock", after };
      await tellTeams(tx, but === undefined ? notice : { ...notice, but });
      return true;
    },
  };
};
export type Failures = ReturnType<typeof failures>;
