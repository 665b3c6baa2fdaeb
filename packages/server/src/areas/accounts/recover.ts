import type { AuditAction, Locale } from "@benchleaf/contract";
import { normalMobile } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { passwordChangedMail } from "./account-mails.ts";
import { methodOf } from "./accounts.rules.ts";
import * as store from "./accounts.store.ts";
import type { Admission, Admissions } from "./admit.ts";
import type { Failures } from "./failures.ts";
import { firstAccount } from "./first-account.ts";
import type { SignInRules } from "./global-config.service.ts";
import type { NewAccount } from "./open-account.ts";
import { hashPassword, refuseCommonPassword } from "./passwords.ts";
import { deleteTicketsOf } from "./proofs.store.ts";
import type { Browser, Sessions } from "./sessions.ts";
import type { VerificationCodes } from "./verification-codes.ts";

type CreateAccount = (tx: Queries, wanted: NewAccount) => Promise<Scope | null>;

export interface RecoverParts {
  readonly admissions: Admissions;
  readonly codes: VerificationCodes;
  readonly sessions: Sessions;
  readonly createAccount: CreateAccount;
  readonly failures: Failures;
  readonly rules: SignInRules;
}

interface Proved {
  readonly account: string;
  readonly code: string;
}

/** Verifies the address by a code, or with the link to the first account. */
interface NewPerson {
  readonly account: string;
  readonly code?: string | undefined;
  readonly firstKey?: string | undefined;
  readonly name: string;
  readonly password: string;
}

/**
 * What a code sent to a user's address allows without a session: creating an account, setting its first password,
 * resetting it.
 */
export const recoverService = (kernel: Kernel, parts: RecoverParts) => {
  const { admissions, codes, sessions, createAccount, failures, rules } = parts;
  const { brand, database, audit, events, messageQueue } = kernel;
  const first = firstAccount(kernel);

  /** Sets a new password: sessions and pending steps of the old one end. */
  const replacePassword = async (
    tx: Queries,
    account: store.AccountRow,
    passwordHash: string,
  ): Promise<void> => {
    store.setPassword(tx, account.id, passwordHash);
    await failures.unlock(tx, account.id, "resetPassword");
    deleteTicketsOf(tx, account.id);
    sessions.endAll(tx, account.id);
  };

  const record = async (tx: Queries, accountId: string, action: AuditAction): Promise<void> => {
    await store.enterAccountScope(tx, { userId: accountId });
    const tenantId = await store.findHomeTenant(tx, accountId);
    // Users who have left every team have no audit trail to write to.
    if (tenantId === undefined) return;
    const scope = { tenantId, userId: accountId };
    await store.enterAccountScope(tx, scope);
    await audit.record(tx, scope, { action, objectType: "account", objectId: accountId });
    await events.emit(tx, scope, { type: "account.passwordChanged", data: { accountId } });
  };

  const prove = async (tx: Queries, { account, code, firstKey }: NewPerson) => {
    if (firstKey !== undefined) return await first.isOpenedBy(tx, firstKey);
    const isRight = code !== undefined && (await codes.check(tx, "register", account, code));
    return isRight ? ("opened" as const) : ("failed" as const);
  };

  return {
    /** The code is checked first: only the owner learns that an address is in use. */
    async register(wanted: NewPerson, browser: Browser): Promise<Admission> {
      await rules.refuseMethod(methodOf(wanted.account));
      if (wanted.firstKey === undefined) await rules.refuseRegistration();
      await refuseCommonPassword(wanted.password);
      const isMobile = normalMobile(wanted.account) !== null;
      const outcome = await database.open(async (tx): Promise<Admission | "failed" | "over" | "taken"> => {
        const proof = await prove(tx, wanted);
        if (proof !== "opened") return proof;
        const address = isMobile ? { mobile: wanted.account } : { email: wanted.account };
        const { name, password } = wanted;
        const scope = await createAccount(tx, { ...address, name, password, owesProfile: true });
        if (scope === null) return "taken";
        return admissions.admit(tx, { accountId: scope.userId, means: "register" }, browser);
      });
      if (outcome === "failed") throw problem("verify.code.failed");
      if (outcome === "over") throw problem("first.account.exists");
      if (outcome === "taken") {
        throw problem(isMobile ? "user.mobile.already.registered" : "user.email.already.registered");
      }
      return outcome;
    },

    async activate(
      wanted: Proved & { name?: string | undefined; newPassword: string },
      browser: Browser,
    ): Promise<Admission> {
      await rules.refuseMethod(methodOf(wanted.account));
      await refuseCommonPassword(wanted.newPassword);
      const passwordHash = await hashPassword(wanted.newPassword);
      const outcome = await database.open(async (tx): Promise<Admission | "failed" | "exists"> => {
        if (!(await codes.check(tx, "activate", wanted.account, wanted.code))) return "failed";
        const account = await store.findAccount(tx, wanted.account);
        if (account === undefined) return "failed";
        if (account.password_hash !== null) return "exists";
        await replacePassword(tx, account, passwordHash);
        if (wanted.name !== undefined) store.setName(tx, account.id, wanted.name);
        await record(tx, account.id, "account.activate");
        const means = account.email === wanted.account ? "email" : "sms";
        return admissions.admit(tx, { accountId: account.id, means }, browser);
      });
      if (outcome === "failed") throw problem("verify.code.failed");
      if (outcome === "exists") throw problem("user.already.exists");
      return outcome;
    },

    async resetPassword(wanted: Proved & { newPassword: string }, locale: Locale): Promise<void> {
      await refuseCommonPassword(wanted.newPassword);
      const [passwordHash, app] = await Promise.all([hashPassword(wanted.newPassword), brand.in(locale)]);
      const accountId = await database.open(async (tx) => {
        if (!(await codes.check(tx, "resetPassword", wanted.account, wanted.code))) return null;
        const account = await store.findAccount(tx, wanted.account);
        if (account === undefined) return null;
        await replacePassword(tx, account, passwordHash);
        if (account.email !== null) await messageQueue.mail(tx, passwordChangedMail(app, account.email));
        await record(tx, account.id, "account.resetPassword");
        return account.id;
      });
      if (accountId === null) throw problem("verify.code.failed");
      sessions.forget(accountId);
    },
  };
};
