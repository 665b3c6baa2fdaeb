import { extensionPoint } from "../../kernel/extension-point.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { createOutbound } from "../../kernel/outbound.ts";
import type { AccountsService } from "../accounts/accounts.service.ts";
import { deleteOldFlows } from "./flows.store.ts";
import { knownProviders } from "./known-providers.ts";
import { manageProviders } from "./manage-providers.ts";
import { oidcClient } from "./oidc.ts";
import { ownIdentities } from "./own-identities.ts";
import { proveDomains } from "./prove-domains.ts";
import { type JoinTeam, signInByClaim } from "./sign-in-by-claim.ts";
import { signInByProvider } from "./sign-in-by-provider.ts";

export type { JoinTeam } from "./sign-in-by-claim.ts";

/** What an account gets when it joins a team by its provider. */
export const teamJoiner = extensionPoint<JoinTeam>("who joins people to a team");

/** Signing in with identity providers, and how teams configure theirs. */
export const identityService = (kernel: Kernel, accounts: AccountsService, joinTeam: JoinTeam) => {
  const outbound = createOutbound({ reachesPrivate: kernel.config.reachesPrivate });
  const oidc = oidcClient(outbound);
  const entering = signInByClaim(kernel, accounts, joinTeam);
  return {
    sso: signInByProvider(kernel, { providers: knownProviders(kernel, accounts), oidc, entering }),
    link: entering.link,
    own: ownIdentities(kernel),
    providers: manageProviders(kernel, oidc),
    domains: proveDomains(kernel),
  };
};
export type IdentityService = ReturnType<typeof identityService>;

/** Flows that never came back are deleted each night; once expired, they are unusable even before that. */
export const deleteFlows = ({ jobs, database }: Kernel): void =>
  jobs.everyNight("sweep-sign-in-flows", (now) => database.open((tx) => deleteOldFlows(tx, now)));
