import { type Id, SYSTEM_USER_ID } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import {
  type AccountsService,
  type Admission,
  type Browser,
  consumeTicket,
  enterScope,
  issueTicket,
} from "../accounts/accounts.service.ts";
import * as flows from "./flows.store.ts";
import { type Arrival, type Claim, decide, domainOf, nameOf } from "./identity.rules.ts";
import type { Provider } from "./known-providers.ts";
import { findMembership, isProven } from "./providers.store.ts";

/**
 * Adds an account to the team of the scope, with everything a member has. Provided by areas that are composed later.
 */
export type JoinTeam = (
  tx: Queries,
  scope: Scope,
  member: { readonly accountId: Id; readonly name: string; readonly roleId: Id | null },
) => Promise<void>;

export interface LinkNeeded {
  readonly linkToken: string;
  readonly email: string;
}

interface LinkTicket extends flows.NewIdentity {
  readonly tenantId: Id | null;
  readonly roleId: Id | null;
  readonly name: string;
}

const LINK = "linkIdentity";

/** Leads from a verified claim to a session, or to the question whose account it is. */
export const signInByClaim = (kernel: Kernel, accounts: AccountsService, joinTeam: JoinTeam) => {
  const { database, audit } = kernel;

  const scopeOf = ({ tenantId }: Pick<Provider, "tenantId">): Scope | null =>
    tenantId === null ? null : { tenantId, userId: SYSTEM_USER_ID };

  /** Runs under tenant isolation for a team's provider, without a tenant for the application's. */
  const transact = <R>(provider: Provider, work: (tx: Queries) => Promise<R>): Promise<R> => {
    const scope = scopeOf(provider);
    return scope === null ? database.open(work) : database.write(scope, work);
  };

  const meet = async (tx: Queries, provider: Provider, claim: Claim) => {
    const isInstallationProvider = provider.tenantId === null;
    const { email, subject } = claim;
    const proven = async (address: string | null | undefined): Promise<boolean> =>
      !isInstallationProvider && address != null && (await isProven(tx, domainOf(address)));
    const [linked, byEmail, isDomainProven] = await Promise.all([
      flows.findIdentity(tx, provider.key, subject),
      email === null ? null : flows.findAccountIdByEmail(tx, email),
      proven(email),
    ]);
    const accountId = linked?.account_id ?? byEmail;
    const membership =
      accountId === null || isInstallationProvider ? null : await findMembership(tx, accountId);
    const arrival: Arrival = {
      isInstallationProvider,
      joining: provider.joining,
      claim,
      isDomainProven,
      linked:
        linked === undefined ? null : { email: linked.email, isDomainProven: await proven(linked.email) },
      hasAccountWithEmail: byEmail !== null,
      isMember: membership === "active",
      isShutOut: membership === "disabled",
    };
    return { accountId, decision: decide(arrival) };
  };

  const tie = async (tx: Queries, accountId: Id, made: flows.NewIdentity, scope: Scope): Promise<void> => {
    if ((await flows.insertIdentity(tx, accountId, made)) === undefined) throw problem("sso.failed");
    const { providerKey, providerName, email } = made;
    await audit.record(tx, scope, {
      action: "identity.link",
      objectType: "account",
      objectId: accountId,
      after: { providerKey, providerName, email },
    });
  };

  /** Returns null if the address was registered in the meantime, so that the decision is made again. */
  const make = async (tx: Queries, provider: Provider, claim: Claim): Promise<Id | null> => {
    const wanted = { email: claim.email!, name: nameOf(claim), owesProfile: true };
    const scope = scopeOf(provider);
    if (scope === null) {
      await accounts.refuseRegistration();
      return (await accounts.createAccount(tx, wanted))?.userId ?? null;
    }
    const accountId = await accounts.createBareAccount(tx, wanted);
    if (accountId === null) return null;
    await joinTeam(tx, scope, { accountId, name: wanted.name, roleId: provider.roleId });
    return accountId;
  };

  const attempt = async (
    tx: Queries,
    provider: Provider,
    claim: Claim,
    browser: Browser,
  ): Promise<Admission | LinkNeeded | null> => {
    const { accountId, decision } = await meet(tx, provider, claim);
    if ("refuse" in decision) throw problem(decision.refuse);
    const identity = {
      providerKey: provider.key,
      providerName: provider.name,
      subject: claim.subject,
      email: claim.email ?? "",
    };
    const scope = scopeOf(provider);
    if (decision.do === "askToLink") {
      const ticket: LinkTicket = {
        ...identity,
        tenantId: provider.tenantId,
        roleId: provider.roleId,
        name: nameOf(claim),
      };
      return { linkToken: issueTicket(tx, accountId!, LINK, ticket), email: identity.email };
    }
    const isNew = decision.do === "register" || decision.do === "createAndJoin";
    const entering = isNew ? await make(tx, provider, claim) : accountId;
    if (entering === null) return null;
    if (decision.do === "joinAndEnter" && scope !== null) {
      await joinTeam(tx, scope, { accountId: entering, name: nameOf(claim), roleId: provider.roleId });
    }
    const { tenantId } = provider;
    const means = tenantId === null ? ("google" as const) : provider.protocol;
    const first = { accountId: entering, means, ...(tenantId === null ? {} : { tenantId }) };
    const admitted = await accounts.admit(tx, first, browser);
    if (isNew || decision.do === "link") {
      // From here the team is known for the application's provider too, so tenant isolation applies.
      const home = "user" in admitted ? admitted.user.tenantId : tenantId;
      if (home !== null) await tie(tx, entering, identity, { tenantId: home, userId: entering });
      else if ((await flows.insertIdentity(tx, entering, identity)) === undefined)
        throw problem("sso.failed");
    }
    await flows.recordIdentityUse(tx, provider.key, claim.subject);
    return admitted;
  };

  return {
    async enter(provider: Provider, claim: Claim, browser: Browser): Promise<Admission | LinkNeeded> {
      // A second attempt is enough: once the address is registered, it stays so.
      for (const _ of [1, 2]) {
        const outcome = await transact(provider, (tx) => attempt(tx, provider, claim, browser));
        if (outcome !== null) return outcome;
      }
      throw problem("sso.failed");
    },

    /** The account's owner, who has signed in, confirms that the identity is theirs. @throws sso.expired */
    link: (session: Session, linkToken: string): Promise<void> =>
      database.write(session, async (tx) => {
        const ticket = await consumeTicket<LinkTicket>(tx, linkToken, LINK, session.userId);
        if (ticket === null) throw problem("sso.expired");
        const { tenantId, roleId, name, ...identity } = ticket;
        await tie(tx, session.userId, identity, session);
        if (tenantId === null) return;
        const scope = { tenantId, userId: session.userId };
        await enterScope(tx, scope);
        if ((await findMembership(tx, session.userId)) === null) {
          await joinTeam(tx, scope, { accountId: session.userId, name, roleId });
        }
      }),
  };
};
export type SignInByClaim = ReturnType<typeof signInByClaim>;
