import type { CurrentUser, Id, Locale } from "@benchleaf/contract";
import type { Logger } from "pino";

/** The tenant of a session whose user is in no team. */
export const NO_TEAM: Id = "0";

/** The signed-in user and tenant. Serves as the `Scope` of database calls. */
export interface Session {
  readonly sessionId: Id;
  readonly userId: Id;
  readonly tenantId: Id;
  readonly userName: string;
  readonly authorities: ReadonlySet<string>;
  /** Keys of the user's roles. */
  readonly roles: ReadonlySet<string>;
  readonly csrfToken: string;
  readonly tenantStatus: CurrentUser["tenantStatus"];
  readonly isOwner: boolean;
  /** The password must be changed before anything else; never for an access token, which has its own expiry. */
  readonly isPasswordStale: boolean;
  /** Addresses that the team allows; null for all. */
  readonly ipRanges: readonly string[] | null;
  /**
   * Authenticated by a personal access token: only endpoints that name a permission; no browser is involved, so CSRF
   * does not apply.
   */
  readonly isToken: boolean;
  /** In no team (any more): its tenant is {@link NO_TEAM}, in which there is no data. */
  readonly isTeamless?: boolean;
}

/** Everything that a handler may know about a request in addition to its validated input. */
export interface Context {
  readonly requestId: string;
  readonly locale: Locale;
  /** Of the browser, not of the user; from the header or the cookie `x-visitor-id`. */
  readonly visitorId: string;
  readonly ip: string;
  readonly userAgent: string;
  /** The URL of this server for browsers, e.g. `https://lab.example`. */
  readonly origin: string;
  readonly session: Session | null;
  readonly log: Logger;
  /** Sets a new session cookie; only the browser has the token itself. */
  setSession(token: string): void;
  clearSession(): void;
}

/** A request with a session. */
export type SignedIn = Context & { readonly session: Session };
