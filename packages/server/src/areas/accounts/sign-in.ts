import type { Locale, SceneId, SendChannel } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { Problem, problem } from "../../kernel/problem.ts";
import { CAPTCHA_AFTER_FAILURES, captchaAfter, MAX_FAILURES, methodOf } from "./accounts.rules.ts";
import * as store from "./accounts.store.ts";
import {
  type Admission,
  type Admissions,
  attemptKeyOf,
  passwordKeyOf,
  type SecondStep,
  type SignedInResult,
  TWO_FACTOR,
} from "./admit.ts";
import type { Captchas } from "./captcha.ts";
import type { Failures } from "./failures.ts";
import type { SignInRules } from "./global-config.service.ts";
import { inFlight } from "./in-flight.ts";
import { verifyPassword } from "./passwords.ts";
import type { RememberSecondFactor } from "./remember-second-factor.ts";
import type { SecondFactors } from "./second-factor.ts";
import type { Browser } from "./sessions.ts";
import { findUsableTicket } from "./tickets.ts";
import { codeKeyOf, type VerificationCodes } from "./verification-codes.ts";

/** Thrown outside the transaction once it has committed, or the rollback would undo the count. */
type Refusal =
  | "third.attempt"
  | "tenth.attempt"
  | "user.locked"
  | "verify.code.failed"
  | "two.factor.expired";

/** Refused before the password was checked, because of the number of attempts. */
const isForCount = (error: unknown): boolean =>
  error instanceof Problem && (error.code === "need.captcha" || error.code === "user.locked");

const settled = <T extends object>(outcome: T | Refusal): T => {
  if (typeof outcome === "string") throw problem(outcome);
  return outcome;
};

export interface SignInParts {
  readonly admissions: Admissions;
  readonly captcha: Captchas;
  readonly codes: VerificationCodes;
  readonly factors: SecondFactors;
  readonly failures: Failures;
  readonly keepFactor: RememberSecondFactor;
  readonly rules: SignInRules;
}

export const signInService = (
  kernel: Kernel,
  { admissions, captcha, codes, factors, failures, keepFactor, rules }: SignInParts,
) => {
  const { database } = kernel;
  const attempts = inFlight();

  /**
   * Before the password is checked: refuses a locked name, and requires a captcha after a few failures. The attempt
   * counts from here on, otherwise many concurrent attempts would all be the first. Returns the number of consecutive
   * attempts.
   */
  const guard = async (key: string, captchaVerifyParam: string | undefined): Promise<number> => {
    const limit = captchaAfter(await rules.captchaMode("login"), CAPTCHA_AFTER_FAILURES);
    return database.open(async (tx) => {
      const { failures: count, locked } = await store.reserveAttempt(tx, key, MAX_FAILURES);
      // A request refused here is not an attempt; the rollback undoes the count.
      if (locked) throw problem("user.locked");
      if (captchaVerifyParam !== undefined) await captcha.demand(tx, "login", captchaVerifyParam);
      else if (count > limit) throw problem("need.captcha");
      return count;
    });
  };

  const checkSecond = async (
    tx: Queries,
    account: store.AccountRow,
    method: string,
    code: string,
  ): Promise<boolean> => {
    switch (method) {
      case "totp":
        return factors.checkAuthenticator(tx, account.id, code);
      case "recovery":
        return factors.checkRecoveryCode(tx, account.id, code);
      case "password":
        return verifyPassword(account.password_hash ?? undefined, code);
      default:
        return codes.check(tx, "twoFactor", codeKeyOf(account.id, method as SendChannel), code);
    }
  };

  return {
    async byPassword(
      { username, password, captchaVerifyParam }: SignInWanted,
      browser: Browser,
    ): Promise<Admission> {
      await rules.refuseMethod(methodOf(username));
      const { account, key } = await database.open(async (q) => {
        const account = await store.findAccount(q, username);
        return { account, key: await passwordKeyOf(q, account, username, browser.visitorId) };
      });
      const judge = async (count: number): Promise<Admission | Refusal> => {
        const isRight = await verifyPassword(account?.password_hash ?? undefined, password);
        return database.open(async (tx): Promise<Admission | Refusal> => {
          if (account === undefined || !isRight)
            return failures.judge(tx, key, count, { means: "password", ip: browser.ip });
          store.releaseAttempt(tx, key, MAX_FAILURES);
          return admissions.admit(tx, { accountId: account.id, means: "password" }, browser);
        });
      };
      const count = await attempts.counting(key, isForCount, () => guard(key, captchaVerifyParam));
      return settled(await attempts.judging(key, () => judge(count)));
    },

    async byCode(username: string, code: string, browser: Browser): Promise<Admission> {
      await rules.refuseMethod(methodOf(username));
      return settled(
        await database.open(async (tx): Promise<Admission | Refusal> => {
          const account = await store.findAccount(tx, username);
          // A lock of the password does not apply here: this is the owner's other way to sign in.
          if (!(await codes.check(tx, "login", username, code))) return "verify.code.failed";
          if (account === undefined) return "verify.code.failed";
          const means = account.email === username ? "email" : "sms";
          return admissions.admit(tx, { accountId: account.id, means }, browser);
        }),
      );
    },

    async bySecondStep(
      { twoFactorTicket, username, authMethod, code }: SecondWanted,
      browser: Browser,
    ): Promise<SignedInResult> {
      return settled(
        await database.open(async (tx): Promise<SignedInResult | Refusal> => {
          const ticket = await findUsableTicket<SecondStep>(tx, twoFactorTicket, TWO_FACTOR);
          if (ticket === null) return "two.factor.expired";
          const { accountId, data } = ticket;
          const account = await store.findAccountById(tx, accountId);
          if (account === undefined) return "two.factor.expired";
          if (username !== undefined && ![account.email, account.mobile].includes(username))
            return "two.factor.expired";
          // Users who get here have passed the first step; others who guess passwords do not lock it.
          const key = `${attemptKeyOf(account, "")}:second`;
          if ((await store.findAttempts(tx, key))?.locked) return "user.locked";
          const isRight =
            data.authMethods.some((method) => method === authMethod) &&
            (await checkSecond(tx, account, authMethod, code));
          if (!isRight) {
            ticket.fail();
            const attempt = { means: `${data.means}+${authMethod}`, ip: browser.ip };
            const refusal = await failures.count(tx, key, attempt);
            return refusal === "third.attempt" ? "verify.code.failed" : "user.locked";
          }
          ticket.spend();
          const scope = { tenantId: data.tenantId, userId: accountId };
          await store.enterAccountScope(tx, scope);
          await keepFactor(tx, accountId, "signIn");
          return admissions.open(tx, scope, `${data.means}+${authMethod}`, browser);
        }),
      );
    },

    /** Sends the code of a second step to the account's address, for the holder of the ticket. */
    async sendSecondCode(wanted: SecondCodeWanted): Promise<void> {
      const account = await database.open(async (tx) => {
        const ticket = await findUsableTicket<SecondStep>(tx, wanted.twoFactorTicket, TWO_FACTOR);
        const isOffered = ticket?.data.authMethods.some((method) => method === wanted.channel);
        return isOffered && ticket ? store.findAccountById(tx, ticket.accountId) : undefined;
      });
      const to = wanted.channel === "email" ? account?.email : account?.mobile;
      if (account === undefined || !to) throw problem("two.factor.expired");
      const scene: SceneId = "twoFactor";
      await codes.send({ ...wanted, key: codeKeyOf(account.id, wanted.channel), to, scene });
    },
  };
};

interface SignInWanted {
  readonly username: string;
  readonly password: string;
  readonly captchaVerifyParam?: string | undefined;
}

interface SecondWanted {
  readonly twoFactorTicket: string;
  readonly username?: string | undefined;
  readonly authMethod: string;
  readonly code: string;
}

interface SecondCodeWanted {
  readonly twoFactorTicket: string;
  readonly channel: SendChannel;
  readonly locale: Locale;
  readonly captchaVerifyParam: string | undefined;
}
