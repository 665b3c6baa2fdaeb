import type { Id } from "@benchleaf/contract";
import type { Logger } from "pino";

/** Languages of the product; the first is the default. */
export const locales = ["zh-CN", "zh-TW", "en-US"] as const;
export type Locale = (typeof locales)[number];

/** Who is signed in, and in which tenant. Serves as the `Scope` of database calls. */
export interface Session {
  readonly sessionId: Id;
  readonly userId: Id;
  readonly tenantId: Id;
  readonly userName: string;
  readonly authorities: ReadonlySet<string>;
  readonly csrfToken: string;
}

/** Everything a handler may know of the call beside its checked request. */
export interface Context {
  readonly requestId: string;
  readonly locale: Locale;
  /** Of the browser, not of the person; from the header or the cookie `x-visitor-id`. */
  readonly visitorId: string;
  readonly ip: string;
  readonly session: Session | null;
  readonly log: Logger;
  /** Hands the browser a new session cookie; the token itself is known to it alone. */
  setSession(token: string): void;
  clearSession(): void;
}

export type SignedIn = Context & { readonly session: Session };

/**
 * The language of a `lang` header; the default for anything unknown.
 *
 * @example localeOf("en-US") // "en-US"
 * @example localeOf("en") // "en-US"
 * @example localeOf(undefined) // "zh-CN"
 */
export const localeOf = (header: unknown): Locale => {
  if (typeof header !== "string") return "zh-CN";
  const wanted = header.trim().toLowerCase();
  if (wanted.startsWith("en")) return "en-US";
  return wanted === "zh-tw" || wanted === "zh-hk" || wanted.startsWith("zh-hant") ? "zh-TW" : "zh-CN";
};
