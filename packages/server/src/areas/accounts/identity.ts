import type {
  ChangeAddress,
  IdentityMethod,
  IdentityPurpose,
  Locale,
  SendChannel,
} from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import { type Queries, withCommit } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { addressChangedEmail, passwordChangedMail } from "./account-mails.ts";
import * as store from "./accounts.store.ts";
import type { Failures } from "./failures.ts";
import { hashPassword, refuseCommonPassword, verifyPassword } from "./passwords.ts";
import { deleteTicketsOf } from "./proofs.store.ts";
import type { SecondFactors } from "./second-factor.ts";
import type { Sessions } from "./sessions.ts";
import { findUsableTicket, issueTicket } from "./tickets.ts";
import { codeKeyOf, type VerificationCodes } from "./verification-codes.ts";

export interface IdentityParts {
  readonly codes: VerificationCodes;
  readonly factors: SecondFactors;
  readonly failures: Failures;
  readonly sessions: Sessions;
}

interface IdentityTicket {
  readonly sessionId: string;
}

const ticketPurpose = (purpose: IdentityPurpose): string => `identity ${purpose}`;

/** Returns a token of the first step in the session that got it, to be consumed; null if it is invalid. */
const holdIdentity = async (tx: Queries, session: Session, purpose: IdentityPurpose, token: string) => {
  const ticket = await findUsableTicket<IdentityTicket>(tx, token, ticketPurpose(purpose), session.userId);
  return ticket?.data.sessionId === session.sessionId ? ticket : null;
};

/** Consumes a token of the first step, in the session that got it. @throws identity.token.invalid */
export const demandIdentity = async (
  tx: Queries,
  session: Session,
  purpose: IdentityPurpose,
  token: string,
): Promise<void> => {
  const ticket = await holdIdentity(tx, session, purpose, token);
  if (ticket === null) throw problem("identity.token.invalid");
  ticket.spend();
};

const ownAccount = async (tx: Queries, session: Session): Promise<store.AccountRow> => {
  const account = await store.findAccountById(tx, session.userId);
  if (account === undefined) throw problem("error.unauthorized");
  return account;
};

/** The column, the purpose whose code proves it, and the address itself. */
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

/**
 * Identity checks of signed-in users: proves their identity, and with the token changes the credentials of the
 * account.
 */
export const identityService = (kernel: Kernel, { codes, factors, failures, sessions }: IdentityParts) => {
  const { brand, database, audit, events, messageQueue } = kernel;

  const check = (tx: Queries, account: store.AccountRow, method: IdentityMethod, code: string) => {
    if (method === "totp") return factors.checkAuthenticator(tx, account.id, code);
    if (method === "password") return verifyPassword(account.password_hash ?? undefined, code);
    return codes.check(tx, "verifyIdentity", codeKeyOf(account.id, method), code);
  };

  return {
    async verify(
      session: Session,
      wanted: { purpose: IdentityPurpose; authMethod: IdentityMethod; code: string },
      ip: string,
    ): Promise<string> {
      // A separate count: other users who guess passwords do not prevent the owner from proving their identity.
      const key = `#${session.userId}:own`;
      const outcome = await database.write(session, async (tx) => {
        const [attempts, account] = await Promise.all([store.findAttempts(tx, key), ownAccount(tx, session)]);
        if (attempts?.locked) return { refusal: "user.locked" } as const;
        if (!(await check(tx, account, wanted.authMethod, wanted.code))) {
          const refusal = await failures.count(tx, key, { means: wanted.authMethod, ip });
          return { refusal: refusal === "third.attempt" ? "verify.code.failed" : "user.locked" } as const;
        }
        const ticket: IdentityTicket = { sessionId: session.sessionId };
        return { token: issueTicket(tx, session.userId, ticketPurpose(wanted.purpose), ticket) };
      });
      if ("refusal" in outcome) throw problem(outcome.refusal!);
      return outcome.token;
    },

    /** Sends a code to the account's own address. */
    async sendCode(
      session: Session,
      wanted: { channel: SendChannel; locale: Locale; captchaVerifyParam: string | undefined },
    ): Promise<void> {
      const account = await database.read(session, async (q) => withCommit(ownAccount(q, session)));
      const to = wanted.channel === "email" ? account.email : account.mobile;
      if (to === null) throw problem("request.invalid");
      await codes.send({
        ...wanted,
        to,
        key: codeKeyOf(session.userId, wanted.channel),
        scene: "verifyIdentity",
      });
    },

    /**
     * Ends all other sessions. The current one continues with the returned token: anyone with an earlier copy of the
     * cookie is signed out.
     */
    async changePassword(
      session: Session,
      { token, newPassword }: { token: string; newPassword: string },
      locale: Locale,
    ): Promise<string> {
      await refuseCommonPassword(newPassword);
      const [passwordHash, app] = await Promise.all([hashPassword(newPassword), brand.in(locale)]);
      const renewed = await database.write(session, async (tx) => {
        const [account] = await Promise.all([
          ownAccount(tx, session),
          demandIdentity(tx, session, "changePassword", token),
          failures.unlock(tx, session.userId, "changePassword"),
        ]);
        store.setPassword(tx, account.id, passwordHash);
        deleteTicketsOf(tx, account.id);
        sessions.endAll(tx, account.id, session.sessionId);
        if (account.email !== null) await messageQueue.mail(tx, passwordChangedMail(app, account.email));
        await audit.record(tx, session, {
          action: "account.changePassword",
          objectType: "account",
          objectId: account.id,
        });
        await events.emit(tx, session, {
          type: "account.passwordChanged",
          data: { accountId: account.id },
        });
        return sessions.renew(tx, session);
      });
      sessions.forget(session.userId);
      return renewed;
    },

    async changeAddress(session: Session, wanted: ChangeAddress, locale: Locale): Promise<void> {
      const { column, scene, address } = addressOf(wanted);
      const app = await brand.in(locale);
      const outcome = await database.write(session, async (tx) => {
        const [isRight, ticket, account] = await Promise.all([
          codes.check(tx, scene, address, wanted.code),
          holdIdentity(tx, session, "changeAddress", wanted.token),
          ownAccount(tx, session),
        ]);
        // A wrong code counts, and leaves the token valid, so that another code can be entered.
        if (!isRight) return "failed";
        if (ticket === null) throw problem("identity.token.invalid");
        ticket.spend();
        if (!(await store.setAddress(tx, account.id, column, address))) return "taken";
        const claims =
          column === "email" && account.email !== null
            ? messageQueue.mail(tx, addressChangedEmail(app, account.email))
            : Promise.resolve();
        await audit.record(tx, session, {
          action: "account.changeAddress",
          objectType: "account",
          objectId: account.id,
          before: { [column]: account[column] },
          after: { [column]: address },
        });
        return withCommit(claims.then(() => "changed"));
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
