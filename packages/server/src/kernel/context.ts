import type { CurrentUser, Id, Locale } from "@benchleaf/contract";
import type { Logger } from "pino";

/** The tenant of a session whose person is in no team. */
export const NO_TEAM: Id = "0";

/** Who is signed in, and in which tenant. Serves as the `Scope` of database calls. */
export interface Session {
  readonly sessionId: Id;
  readonly userId: Id;
  readonly tenantId: Id;
  readonly userName: string;
  readonly authorities: ReadonlySet<string>;
  /** Keys of their roles. */
  readonly roles: ReadonlySet<string>;
  readonly csrfToken: string;
  readonly tenantStatus: CurrentUser["tenantStatus"];
  readonly isOwner: boolean;
  /** The password must be changed before anything else; never of a program, whose token has its own end. */
  readonly isPasswordStale: boolean;
  /** Addresses that the team lets in; null for all. */
  readonly ipRanges: readonly string[] | null;
  /**
   * Opened with a personal access token: only endpoints that name a permission, and no page that could be tricked is
   * involved.
   */
  readonly isToken: boolean;
  /** In no team (any more): its tenant is {@link NO_TEAM}, behind whose wall there is nothing. */
  readonly isTeamless?: boolean;
}

/** Everything that a handler may know about a request in addition to its validated input. */
export interface Context {
  readonly requestId: string;
  readonly locale: Locale;
  /** Of the browser, not of the person; from the header or the cookie `x-visitor-id`. */
  readonly visitorId: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Where browsers reach this server, e.g. `https://lab.example`. */
  readonly origin: string;
  readonly session: Session | null;
  readonly log: Logger;
  /** Hands the browser a new session cookie; the token itself is known to it alone. */
  setSession(token: string): void;
  clearSession(): void;
}

/** A call of someone who has a session. */
export type SignedIn = Context & { readonly session: Session };
