import { type AuthMethod, type Id, maskAddress, type TwoFactorChallenge } from "@benchleaf/contract";
import { NO_TEAM } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { type Means, secondSteps } from "./accounts.rules.ts";
import * as store from "./accounts.store.ts";
import { countRecoveryCodes, findSecondFactor } from "./second-factor.store.ts";
import { isKnownDevice, recordDevice } from "./sessions.store.ts";
import { type Browser, type Opened, openSession, openTeamless, type Teamless } from "./sessions.ts";
import { issueTicket } from "./tickets.ts";

/** A successful first step. */
export interface FirstFactor {
  readonly accountId: Id;
  readonly means: Means;
  /** Two factors in one, such as a passkey with biometrics: no second factor is required. */
  readonly isMultiFactor?: boolean;
  /** The team to enter; by default the last one used. Callers that pass it have checked the membership. */
  readonly tenantId?: Id;
}

export interface Challenged {
  readonly twoFactor: TwoFactorChallenge;
}

export type SignedInResult = Opened | Teamless;

export type Admission = SignedInResult | Challenged;

/** The content of a second-step ticket. */
export interface SecondStep {
  readonly tenantId: Id;
  readonly means: Means;
  readonly authMethods: readonly AuthMethod[];
}

export const TWO_FACTOR = "twoFactor";

/** Wrong attempts are counted by account if there is one, so that email and mobile number share a count. */
export const attemptKeyOf = (account: store.AccountRow | undefined, typed: string): string =>
  account === undefined ? `?${typed}` : `#${account.id}`;

/**
 * The key for counting wrong passwords. A browser in which the account was opened before has its own count, so that
 * strangers who lock the name do not lock its owner out.
 */
export const passwordKeyOf = async (
  q: Queries,
  account: store.AccountRow | undefined,
  typed: string,
  visitorId: string,
): Promise<string> => {
  const key = attemptKeyOf(account, typed);
  return account !== undefined && (await isKnownDevice(q, account.id, visitorId))
    ? `${key}@${visitorId}`
    : key;
};

/** The final step of every sign-in. */
export const admission = (kernel: Kernel) => {
  const { audit, events } = kernel;

  /** Opens the session. The transaction runs in the team's scope. */
  const open = async (
    tx: Queries,
    scope: Scope,
    means: string,
    browser: Browser,
  ): Promise<SignedInResult> => {
    const { userId } = scope;
    const [forgotten, isNewDevice] = await Promise.all([
      store.deleteFailures(tx, userId),
      recordDevice(tx, userId, browser.visitorId),
    ]);
    // Users who have left every team have no audit trail to write to.
    if (scope.tenantId === NO_TEAM) return openTeamless(tx, userId, means, browser);
    const failures = forgotten?.failures ?? 0;
    const opened = await openSession(tx, scope, means, browser);
    await audit.record(tx, scope, {
      action: "account.signIn",
      objectType: "account",
      objectId: userId,
      after: { means, ip: browser.ip, isNewDevice, ...(failures > 0 ? { failures } : {}) },
    });
    await events.emit(tx, scope, {
      type: "account.signedIn",
      data: { accountId: userId, isNewDevice, ip: browser.ip, userAgent: browser.userAgent.slice(0, 400) },
    });
    return opened;
  };

  return {
    open,

    /**
     * After a successful first step: finds the team, and either requires the second factor or opens the session.
     * Leaves the transaction in the team's scope. A lock only affects passwords, so users who prove ownership by a
     * code, a passkey or a provider are let in, and the lock ends.
     *
     * @throws tenant.not.found, two.factor.unavailable
     */
    async admit(tx: Queries, first: FirstFactor, browser: Browser): Promise<Admission> {
      const { accountId, means } = first;
      const account = await store.findAccountById(tx, accountId);
      if (account === undefined) throw problem("error.unauthorized");
      await store.enterAccountScope(tx, { userId: accountId });
      const home = first.tenantId ?? (await store.findHomeTenant(tx, accountId));
      if (home === undefined && !(await store.hasLeftATeam(tx, accountId))) throw problem("tenant.not.found");
      const tenantId = home ?? NO_TEAM;
      const scope = { tenantId, userId: accountId };
      await store.enterAccountScope(tx, scope);
      if (first.isMultiFactor) return open(tx, scope, means, browser);
      const [member, factor, recoveryCodesLeft] = await Promise.all([
        store.findMember(tx, accountId),
        findSecondFactor(tx, accountId),
        countRecoveryCodes(tx, accountId),
      ]);
      const { email, mobile } = account;
      const person = {
        email,
        mobile,
        hasPassword: account.password_hash !== null,
        enrolled: factor?.auth_method ?? null,
        recoveryCodesLeft,
      };
      const authMethods = secondSteps(person, means, member?.is_two_factor_required ?? false);
      if (authMethods === null) throw problem("two.factor.unavailable");
      if (authMethods.length === 0) return open(tx, scope, means, browser);
      const step: SecondStep = { tenantId, means, authMethods };
      return {
        twoFactor: {
          twoFactorTicket: issueTicket(tx, accountId, TWO_FACTOR, step),
          authMethods,
          username: maskAddress(email ?? mobile ?? ""),
          email: email && maskAddress(email),
          mobile: mobile && maskAddress(mobile),
        },
      };
    },
  };
};
export type Admissions = ReturnType<typeof admission>;
