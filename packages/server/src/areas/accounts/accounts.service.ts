import type { SceneId, SendChannel } from "@benchleaf/contract";
import { type Context, NO_TEAM, type Session } from "../../kernel/context.ts";
import { type Queries, withCommit } from "../../kernel/database.ts";
import { extensionPoint } from "../../kernel/extension-point.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { accountRecovery } from "./account-recovery.ts";
import { authoritiesOf } from "./accounts.policy.ts";
import { mustChangePassword, parseToken, SESSION_IDLE_DAYS } from "./accounts.rules.ts";
import { hasNoAccount } from "./accounts.store.ts";
import { admission } from "./admit.ts";
import { captchas } from "./captcha.ts";
import { enrolService } from "./enrol-second-factor.ts";
import { enterTeam } from "./enter-team.ts";
import { failures as failuresOf } from "./failures.ts";
import type { SignInRules } from "./global-config.service.ts";
import { identityService } from "./identity.ts";
import { type OpenWorkspace, openAccounts } from "./open-account.ts";
import { passkeysService } from "./passkeys.ts";
import { recoverService } from "./recover.ts";
import { rememberSecondFactor } from "./remember-second-factor.ts";
import { secondFactors } from "./second-factor.ts";
import { deleteSession, findMeans, findSession, findTeamless, recordUse } from "./sessions.store.ts";
import {
  type Browser,
  describe,
  hashToken,
  openTeamless,
  type SignedInUser,
  sessionsOf,
  type Teamless,
} from "./sessions.ts";
import { signInService } from "./sign-in.ts";
import { verificationCodes } from "./verification-codes.ts";

export {
  enterAccountScope as enterScope,
  findAccountBy,
  findHomeTenant,
  setMobile as claimMobile,
} from "./accounts.store.ts";
export type { Admission } from "./admit.ts";
export { demandIdentity } from "./identity.ts";
export type { OpenWorkspace } from "./open-account.ts";
export { hashPassword, refuseCommonPassword, verifyPassword } from "./passwords.ts";
export { answerAdmission, setSessionCookie } from "./session-cookie.ts";
export {
  type Browser,
  endSessions,
  leaveSessions,
  type Opened,
  openSession,
  type SignedInUser,
  type Teamless,
} from "./sessions.ts";
export { consumeTicket, issueTicket } from "./tickets.ts";

interface CodeInput {
  readonly account: string;
  readonly sceneId: SceneId;
  readonly sendChannel: SendChannel;
  readonly twoFactorTicket?: string | undefined;
  readonly captchaVerifyParam?: string | undefined;
}

/** Everything a new account gets: exactly one area creates its team. */
export const workspaceOpener = extensionPoint<OpenWorkspace>("who opens a workspace");

export const accountsService = (kernel: Kernel, openWorkspace: OpenWorkspace, rules: SignInRules) => {
  const { database, audit } = kernel;
  const sessions = sessionsOf(kernel);
  const captcha = captchas(kernel);
  const codes = verificationCodes(kernel, captcha, rules);
  const factors = secondFactors(kernel.seals);
  const failures = failuresOf(kernel);
  const keepFactor = rememberSecondFactor(failures);
  const admissions = admission(kernel);
  const { createAccount, createBareAccount } = openAccounts(kernel, openWorkspace);
  const signIn = signInService(kernel, {
    admissions,
    captcha,
    codes,
    factors,
    failures,
    keepFactor,
    rules,
  });
  const identity = identityService(kernel, { codes, factors, failures, sessions });

  return {
    createAccount,
    createBareAccount,
    isEmpty: hasNoAccount,
    refuseMethod: rules.refuseMethod,
    refuseRegistration: rules.refuseRegistration,

    /** The final step of every sign-in; see `admit.ts`. */
    admit: admissions.admit,
    enterTeam: enterTeam(admissions),

    /** A user who has left their last team continues to the page for joining or creating one. */
    async goOnTeamless(tx: Queries, session: Session, browser: Browser): Promise<Teamless> {
      return openTeamless(tx, session.userId, await findMeans(tx, session.sessionId), browser);
    },

    captchaChallenge: captcha.challenge,
    signIn: signIn.byPassword,
    signInByCode: signIn.byCode,
    signInBySecondStep: signIn.bySecondStep,

    /** Sends a code; for purposes of one's own account, to its own address. */
    async sendCode(input: CodeInput, context: Context): Promise<void> {
      const { account, sceneId: scene, sendChannel: channel, captchaVerifyParam } = input;
      const { locale, session } = context;
      if (scene === "twoFactor") {
        const twoFactorTicket = input.twoFactorTicket ?? "";
        return signIn.sendSecondCode({ twoFactorTicket, channel, locale, captchaVerifyParam });
      }
      if (scene === "verifyIdentity") {
        if (session === null) throw problem("error.unauthorized");
        return identity.sendCode(session, { channel, locale, captchaVerifyParam });
      }
      const isOwn = scene === "changeEmail" || scene === "changeMobile" || scene === "eduEmail";
      if (isOwn && session === null) throw problem("error.unauthorized");
      return codes.send({ key: account, to: account, channel, scene, locale, captchaVerifyParam });
    },

    ...recoverService(kernel, { admissions, codes, sessions, createAccount, failures, rules }),

    passkeys: passkeysService(kernel, admissions),

    verifyIdentity: identity.verify,
    help: accountRecovery(kernel, failures, sessions),
    changePassword: identity.changePassword,
    changeAddress: identity.changeAddress,
    secondFactor: enrolService(kernel, { codes, factors, keepFactor }),
    listSessions: sessions.list,
    endSession: sessions.end,
    endOtherSessions: sessions.endOthers,

    signOut: (session: Session): Promise<void> =>
      database.write(session, async (tx) => {
        deleteSession(tx, session.sessionId);
        if (session.isTeamless) return;
        await audit.record(tx, session, {
          action: "account.signOut",
          objectType: "account",
          objectId: session.userId,
        });
      }),

    /**
     * Returns the session with which a member of the scope's team would work, without a sign-in: for the demo lab.
     */
    async sessionOf(scope: Scope): Promise<Session> {
      const user = await database.read(scope, async (q) => withCommit(describe(q, scope.userId)));
      return {
        ...{ sessionId: "0", csrfToken: "", ipRanges: null, isPasswordStale: false, isToken: false },
        ...{ userId: user.userId, tenantId: user.tenantId, userName: user.name },
        authorities: new Set(user.authorities),
        roles: new Set(user.roles.map(({ roleKey }) => roleKey)),
        tenantStatus: user.tenantStatus,
        isOwner: user.ownerId === user.userId,
      };
    },

    async currentUser(session: Session): Promise<SignedInUser> {
      const user = await database.read(session, async (q) => withCommit(describe(q, session.userId)));
      return { user, csrfToken: session.csrfToken };
    },
  };
};
export type AccountsService = ReturnType<typeof accountsService>;

/** What is left of the session of a user who was removed from its team, or who signed in and is in no team. */
const findTeamlessSession = async (
  { database }: Kernel,
  scope: Scope,
  tokenHash: Buffer,
): Promise<Session | null> => {
  const row = await findTeamless(database, scope, tokenHash, SESSION_IDLE_DAYS);
  if (row === undefined) return null;
  return {
    sessionId: row.id,
    userId: row.account_id,
    tenantId: NO_TEAM,
    userName: row.name,
    authorities: new Set(),
    roles: new Set(),
    csrfToken: row.csrf_token,
    tenantStatus: "normal",
    isOwner: false,
    ipRanges: null,
    isPasswordStale: false,
    isToken: false,
    isTeamless: true,
  };
};

/** Returns the session that a cookie's token opens; null if it has ended or never existed. */
export const resolveSession =
  (kernel: Kernel) =>
  async (token: string): Promise<Session | null> => {
    const { database, log } = kernel;
    const scope = parseToken(token);
    if (scope === null) return null;
    const row = await findSession(database, scope, hashToken(token), SESSION_IDLE_DAYS);
    if (row === undefined) return findTeamlessSession(kernel, scope, hashToken(token));
    if (row.is_use_untold) {
      // Not awaited by the call.
      database
        .write(scope, (tx) => recordUse(tx, row.id))
        .catch((error: unknown) => log.warn({ err: error }, "a session's use could not be noted"));
    }
    return {
      sessionId: row.id,
      userId: row.account_id,
      tenantId: row.tenant_id,
      userName: row.name,
      authorities: new Set(authoritiesOf(row)),
      roles: new Set(row.role_keys),
      csrfToken: row.csrf_token,
      tenantStatus: row.tenant_status,
      isOwner: row.owner_id === row.account_id,
      ipRanges: row.ip_ranges,
      isPasswordStale: mustChangePassword(row, new Date()),
      isToken: false,
    };
  };
