import type { Enrolment, Locale, SecondFactorMethod, TwoFactorInfo } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import * as accounts from "./accounts.store.ts";
import { demandIdentity } from "./identity.ts";
import { findRelease } from "./releases.store.ts";
import type { RememberSecondFactor } from "./remember-second-factor.ts";
import * as store from "./second-factor.store.ts";
import type { SecondFactors } from "./second-factor.ts";
import { findUsableTicket, issueTicket } from "./tickets.ts";
import { codeKeyOf, type VerificationCodes } from "./verification-codes.ts";

interface Enrolling {
  readonly authMethod: SecondFactorMethod;
  readonly sealed: string | null;
}

const ENROL = "enrol second factor";

export interface EnrolParts {
  readonly codes: VerificationCodes;
  readonly factors: SecondFactors;
  readonly keepFactor: RememberSecondFactor;
}

/** A user's own second factor: turning it on and off, and recovery codes for a lost phone. */
export const enrolService = (kernel: Kernel, { codes, factors, keepFactor }: EnrolParts) => {
  const { brand, database, audit, events } = kernel;

  const tell = async (tx: Parameters<typeof audit.record>[0], session: Session, isEnabled: boolean) => {
    const data = { accountId: session.userId };
    const action = isEnabled ? "account.enableTwoFactor" : "account.disableTwoFactor";
    await audit.record(tx, session, { action, objectType: "account", objectId: session.userId });
    await events.emit(tx, session, {
      type: isEnabled ? "account.twoFactorEnabled" : "account.twoFactorDisabled",
      data,
    });
  };

  return {
    info: (session: Session): Promise<TwoFactorInfo> =>
      database.read(session, async (q) => {
        const [account, factor, recoveryCodesLeft, resetAskTime] = await Promise.all([
          accounts.findMember(q, session.userId),
          store.findSecondFactor(q, session.userId),
          store.countRecoveryCodes(q, session.userId),
          findRelease(q, session.userId),
        ]);
        if (account === undefined) throw problem("error.unauthorized");
        return {
          authMethod: factor?.auth_method ?? null,
          username: account.email ?? account.mobile ?? "",
          mobile: account.mobile,
          email: account.email,
          eduEmail: account.edu_email,
          isTwoFactorEnabled: factor !== undefined,
          isRequiredByTenant: account.is_two_factor_required,
          hasPassword: account.password_hash !== null,
          recoveryCodesLeft,
          resetAskTime: resetAskTime?.toISOString() ?? null,
        };
      }),

    /** Stores nothing permanent yet: the first correct code enables it. */
    async begin(
      session: Session,
      { token, authMethod }: { token: string; authMethod: SecondFactorMethod },
      locale: Locale,
    ): Promise<Enrolment> {
      const { brand: issuer } = await brand.in(locale);
      const begun = await database.write(session, async (tx) => {
        const [account] = await Promise.all([
          accounts.findAccountById(tx, session.userId),
          demandIdentity(tx, session, "twoFactor", token),
        ]);
        const to = authMethod === "sms" ? account?.mobile : account?.email;
        if (account === undefined || (authMethod !== "totp" && !to)) throw problem("two.factor.unavailable");
        const app =
          authMethod === "totp"
            ? factors.newAuthenticator(issuer, account.email ?? account.mobile ?? "")
            : null;
        const enrolling: Enrolling = { authMethod, sealed: app?.sealed ?? null };
        const enrolmentToken = issueTicket(tx, session.userId, ENROL, enrolling);
        return {
          to: to ?? "",
          answer: { enrolmentToken, secret: app?.secret ?? null, uri: app?.uri ?? null },
        };
      });
      if (authMethod !== "totp") {
        const key = codeKeyOf(session.userId, authMethod);
        const captchaVerifyParam = undefined;
        await codes.send({
          key,
          to: begun.to,
          channel: authMethod,
          scene: "twoFactor",
          locale,
          captchaVerifyParam,
        });
      }
      return begun.answer;
    },

    async enable(
      session: Session,
      { enrolmentToken, code }: { enrolmentToken: string; code: string },
    ): Promise<string[]> {
      const outcome = await database.write(session, async (tx) => {
        const { userId } = session;
        const ticket = await findUsableTicket<Enrolling>(tx, enrolmentToken, ENROL, userId);
        if (ticket === null) throw problem("identity.token.invalid");
        const { authMethod, sealed } = ticket.data;
        const lastStep =
          authMethod === "totp"
            ? factors.firstStep(sealed ?? "", code)
            : (await codes.check(tx, "twoFactor", codeKeyOf(userId, authMethod), code))
              ? 0
              : null;
        if (lastStep === null) return ticket.fail();
        ticket.spend();
        store.saveSecondFactor(tx, { accountId: userId, authMethod, secret: sealed, lastStep });
        const recoveryCodes = factors.replaceRecoveryCodes(tx, userId);
        await keepFactor(tx, userId, "person");
        await tell(tx, session, true);
        return recoveryCodes;
      });
      if (outcome === null) throw problem("verify.code.failed");
      return outcome;
    },

    disable: (session: Session, token: string): Promise<void> =>
      database.write(session, async (tx) => {
        await demandIdentity(tx, session, "twoFactor", token);
        store.deleteSecondFactor(tx, session.userId);
        await tell(tx, session, false);
      }),

    /**
     * Cancels the teams' agreed removal. This is the safe side: a signed-in user does not need to prove their
     * identity for it.
     */
    keep: (session: Session): Promise<void> =>
      database.write(session, (tx) => keepFactor(tx, session.userId, "person")),

    newRecoveryCodes: (session: Session, token: string): Promise<string[]> =>
      database.write(session, async (tx) => {
        const [factor] = await Promise.all([
          store.findSecondFactor(tx, session.userId),
          demandIdentity(tx, session, "twoFactor", token),
        ]);
        if (factor === undefined) throw problem("two.factor.unavailable");
        await audit.record(tx, session, {
          action: "account.newRecoveryCodes",
          objectType: "account",
          objectId: session.userId,
        });
        await keepFactor(tx, session.userId, "person");
        return factors.replaceRecoveryCodes(tx, session.userId);
      }),
  };
};
