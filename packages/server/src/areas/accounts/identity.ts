import type {
  ChangeAddress,
  IdentityMethod,
  IdentityPurpose,
  Locale,
  SendChannel,
} from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { MAX_FAILURES, refusalAfter } from "./accounts.rules.ts";
import * as store from "./accounts.store.ts";
import { addressChangedLetter, passwordChangedLetter } from "./letters.ts";
import { hashPassword, refuseCommonPassword, verifyPassword } from "./passwords.ts";
import { deleteTicketsOf } from "./proofs.store.ts";
import type { SecondFactors } from "./second-factor.ts";
import type { Sessions } from "./sessions.ts";
import { issueTicket, takeTicket } from "./tickets.ts";
import { codeKeyOf, type VerificationCodes } from "./verification-codes.ts";

export interface IdentityParts {
  readonly codes: VerificationCodes;
  readonly factors: SecondFactors;
  readonly sessions: Sessions;
}

interface IdentityTicket {
  readonly sessionId: string;
}

const ticketPurpose = (purpose: IdentityPurpose): string => `identity ${purpose}`;

/** Uses a token of the first step up, in the session that got it. @throws identity.token.invalid */
export const demandIdentity = async (
  tx: Queries,
  session: Session,
  purpose: IdentityPurpose,
  token: string,
): Promise<void> => {
  const ticket = await takeTicket<IdentityTicket>(tx, token, ticketPurpose(purpose), session.userId);
  if (ticket?.sessionId !== session.sessionId) throw problem("identity.token.invalid");
};

const ownAccount = async (tx: Queries, session: Session): Promise<store.AccountRow> => {
  const account = await store.findAccountById(tx, session.userId);
  if (account === undefined) throw problem("error.unauthorized");
  return account;
};

/** The column, the scene whose code proves it, and the address itself. */
const addressOf = (wanted: ChangeAddress) => {
  switch (wanted.type) {
    case "mobile":
      return { column: "mobile", scene: "changeMobile", address: wanted.mobile } as const;
    case "email":
      return { column: "email", scene: "changeEmail", address: wanted.email } as const;
    default:
      return { column: "edu_email", scene: "eduEmail", address: wanted.eduEmail } as const;
  }
};

/** Who is signed in proves it again, and with the token changes what the account is opened by. */
export const identityService = (kernel: Kernel, { codes, factors, sessions }: IdentityParts) => {
  const { database, audit, events, post } = kernel;

  const check = async (tx: Queries, session: Session, method: IdentityMethod, code: string) => {
    if (method === "totp") return factors.checkAuthenticator(tx, session.userId, code);
    if (method !== "password") {
      return codes.check(tx, "verifyIdentity", codeKeyOf(session.userId, method), code);
    }
    const account = await ownAccount(tx, session);
    return verifyPassword(account.password_hash ?? undefined, code);
  };

  return {
    async verify(
      session: Session,
      wanted: { purpose: IdentityPurpose; authMethod: IdentityMethod; code: string },
    ): Promise<string> {
      const key = `#${session.userId}`;
      const outcome = await database.write(session, async (tx) => {
        if ((await store.findAttempts(tx, key))?.locked) return { refusal: "user.locked" } as const;
        if (!(await check(tx, session, wanted.authMethod, wanted.code))) {
          const refusal = refusalAfter(await store.addFailure(tx, key, MAX_FAILURES));
          return { refusal: refusal === "third.attempt" ? "verify.code.failed" : "user.locked" } as const;
        }
        const ticket: IdentityTicket = { sessionId: session.sessionId };
        return { token: await issueTicket(tx, session.userId, ticketPurpose(wanted.purpose), ticket) };
      });
      if ("refusal" in outcome) throw problem(outcome.refusal!);
      return outcome.token;
    },

    /** Sends a code to the account's own address. */
    async sendCode(
      session: Session,
      wanted: { channel: SendChannel; locale: Locale; captchaVerifyParam: string | undefined },
    ): Promise<void> {
      const account = await database.read(session, (q) => ownAccount(q, session));
      const to = wanted.channel === "email" ? account.email : account.mobile;
      if (to === null) throw problem("request.invalid");
      await codes.send({
        ...wanted,
        to,
        key: codeKeyOf(session.userId, wanted.channel),
        scene: "verifyIdentity",
      });
    },

    async changePassword(
      session: Session,
      { token, newPassword }: { token: string; newPassword: string },
      locale: Locale,
    ): Promise<void> {
      await refuseCommonPassword(newPassword);
      const passwordHash = await hashPassword(newPassword);
      await database.write(session, async (tx) => {
        await demandIdentity(tx, session, "changePassword", token);
        const account = await ownAccount(tx, session);
        await store.setPassword(tx, account.id, passwordHash);
        await store.forgetFailures(tx, `#${account.id}`);
        await deleteTicketsOf(tx, account.id);
        await sessions.endAll(tx, account.id, session.sessionId);
        if (account.email !== null) await post.mail(tx, passwordChangedLetter(locale, account.email));
        await audit.record(tx, session, {
          action: "account.changePassword",
          objectType: "account",
          objectId: account.id,
        });
        await events.emit(tx, session, {
          type: "account.passwordChanged",
          data: { accountId: account.id },
        });
      });
      sessions.forget(session.userId);
    },

    async changeAddress(session: Session, wanted: ChangeAddress, locale: Locale): Promise<void> {
      const { column, scene, address } = addressOf(wanted);
      const outcome = await database.write(session, async (tx) => {
        // A wrong code leaves the token as it is, so that it can be typed again.
        if (!(await codes.check(tx, scene, address, wanted.code))) return "failed";
        await demandIdentity(tx, session, "changeAddress", wanted.token);
        const account = await ownAccount(tx, session);
        if (!(await store.setAddress(tx, account.id, column, address))) return "taken";
        if (column === "email" && account.email !== null) {
          await post.mail(tx, addressChangedLetter(locale, account.email));
        }
        await audit.record(tx, session, {
          action: "account.changeAddress",
          objectType: "account",
          objectId: account.id,
          before: { [column]: account[column] },
          after: { [column]: address },
        });
        return "changed";
      });
      if (outcome === "failed") throw problem("verify.code.failed");
      if (outcome === "taken") {
        throw problem(
          column === "mobile" ? "user.mobile.already.registered" : "user.email.already.registered",
        );
      }
      sessions.forget(session.userId);
    },
  };
};
