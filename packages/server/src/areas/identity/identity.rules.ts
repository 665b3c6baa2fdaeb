import type { ErrorCode, Joining } from "@benchleaf/contract";

export const FLOW_MINUTES = 15;
export const RECORD_PREFIX = "_benchleaf";

/** What a provider asserts about a user, after it has been verified. */
export interface Claim {
  readonly subject: string;
  readonly email: string | null;
  /** Whether the provider itself has verified the address; undefined if it does not say. */
  readonly isEmailVerified: boolean | undefined;
  readonly name: string | null;
}

/** Everything the decision depends on. */
export interface Arrival {
  /**
   * The application's own provider is trusted for all addresses it has verified; a team's provider for the team's
   * proven domains.
   */
  readonly isInstallationProvider: boolean;
  readonly joining: Joining;
  readonly claim: Claim;
  readonly isDomainProven: boolean;
  /** The account linked to this identity, with its current address. */
  readonly linked: { readonly email: string | null; readonly isDomainProven: boolean } | null;
  readonly hasAccountWithEmail: boolean;
  /** Whether the linked account, else the one with this address, is in the team. */
  readonly isMember: boolean;
  /** In the team, but disabled by an administrator. */
  readonly isShutOut: boolean;
}

export type Decision =
  | { readonly do: "enter" | "link" | "askToLink" | "register" | "createAndJoin" | "joinAndEnter" }
  | { readonly refuse: ErrorCode };

const refuse = (code: ErrorCode): Decision => ({ refuse: code });

/**
 * Decides which account a user sent by a provider signs in to. An identity that is linked to an account opens that
 * account; any other is linked only where no one else can have claimed the address: see decision 0008.
 */
export const decide = (arrival: Arrival): Decision => {
  const { isInstallationProvider, joining, claim, linked, isMember } = arrival;
  const mayJoin = joining === "domain";
  if (arrival.isShutOut) return refuse("sso.not.member");
  if (linked !== null) {
    if (isInstallationProvider) return { do: "enter" };
    // A user who changed their account to another address is outside the team's control.
    if (!linked.isDomainProven) return refuse("sso.domain.unproven");
    if (isMember) return { do: "enter" };
    return mayJoin ? { do: "joinAndEnter" } : refuse("sso.not.member");
  }
  if (claim.email === null || claim.isEmailVerified === false) return refuse("sso.email.unverified");
  if (isInstallationProvider) {
    if (claim.isEmailVerified !== true) return refuse("sso.email.unverified");
    return { do: arrival.hasAccountWithEmail ? "askToLink" : "register" };
  }
  if (!arrival.isDomainProven) return refuse("sso.domain.unproven");
  if (!arrival.hasAccountWithEmail) return mayJoin ? { do: "createAndJoin" } : refuse("sso.not.member");
  if (isMember) return { do: "link" };
  return mayJoin ? { do: "askToLink" } : refuse("sso.not.member");
};

/**
 * Returns the domain of an address, in lower case.
 *
 * @example domainOf("Ada@Lab.Example.org") // "lab.example.org"
 */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf("@") + 1).toLowerCase();

/** Returns the team of a provider's key; null for the application's own. @example tenantOfKey("7-abc") // "7" */
export const tenantOfKey = (providerKey: string): string | null =>
  /^(\d{1,18})-/.exec(providerKey)?.[1] ?? null;

/** The text that a domain's TXT record must contain. */
export const recordTextOf = (token: string): string => `benchleaf-domain=${token}`;

/** Returns a display name for a user whose provider gave none. */
export const nameOf = ({ name, email }: Claim): string =>
  (name?.trim() || (email ?? "").split("@")[0] || "?").slice(0, 64);
