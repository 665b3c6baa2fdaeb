import { timingSafeEqual } from "node:crypto";
import { type Endpoint, type FeatureKey, type Locale, localeOf } from "@benchleaf/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context, Session } from "./context.ts";
import { isSameOrigin } from "./origin.ts";
import { problem } from "./problem.ts";
import type { RateLimits } from "./rate-limits.ts";
import { SESSION_COOKIE, type SessionCookie } from "./session-cookie.ts";

/** Finds the session of a cookie's token; null when there is none (any more). */
export type ResolveSession = (token: string) => Promise<Session | null>;

export type IsFeatureOn = (session: Session, feature: FeatureKey) => Promise<boolean>;

export interface GateOptions {
  readonly resolveSession: ResolveSession;
  readonly isFeatureOn: IsFeatureOn;
  readonly cookie: SessionCookie;
  readonly rateLimits: RateLimits;
  readonly publicUrl: string | undefined;
}

/** Lets a caller in or throws the first of: rate limit, origin, session, token, feature, permission. */
export interface Gate {
  admit(row: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<Context>;
}

/** The header `lang` of our page; a browser's own wish for anybody else. */
export const localeOfRequest = ({ headers }: FastifyRequest): Locale =>
  localeOf(typeof headers.lang === "string" ? headers.lang : headers["accept-language"]);

const sameText = (given: string, wanted: string): boolean => {
  const a = Buffer.from(given);
  const b = Buffer.from(wanted);
  return a.length === b.length && timingSafeEqual(a, b);
};

const checkToken = (session: Session, request: FastifyRequest): void => {
  const given = request.headers["x-csrf-token"];
  if (typeof given !== "string" || !sameText(given, session.csrfToken)) throw problem("csrf.invalid");
};

const SESSION_CACHE_MS = 5_000;
const SESSION_CACHE_SIZE = 10_000;

/** Sessions for a few seconds, so that a busy browser does not ask the database at every call. */
const cacheSessions = (resolve: ResolveSession) => {
  const known = new Map<string, { readonly session: Session; readonly until: number }>();
  return {
    async find(token: string): Promise<Session | null> {
      const hit = known.get(token);
      if (hit !== undefined && hit.until > Date.now()) return hit.session;
      const session = await resolve(token);
      known.delete(token);
      if (session === null) return null;
      if (known.size >= SESSION_CACHE_SIZE) known.clear();
      known.set(token, { session, until: Date.now() + SESSION_CACHE_MS });
      return session;
    },
    forget: (token: string) => known.delete(token),
  };
};

export const createGate = (options: GateOptions): Gate => {
  const sessions = cacheSessions(options.resolveSession);
  return {
    async admit(row, request, reply) {
      const limited = options.rateLimits.check(row, request);
      if (limited !== undefined) await limited;
      const isChange = row.method !== "GET";
      if (isChange && !isSameOrigin(request, options.publicUrl)) throw problem("csrf.invalid");

      const token = request.cookies[SESSION_COOKIE];
      const session = token === undefined || token === "" ? null : await sessions.find(token);
      request.caller = session;
      if (row.access !== "public") {
        if (session === null) throw problem("error.unauthorized");
        if (isChange) checkToken(session, request);
        if (row.access !== "session") {
          const { feature, permission } = row.access;
          if (feature !== undefined && !(await options.isFeatureOn(session, feature))) {
            throw problem("feature.disabled", { feature });
          }
          if (permission !== undefined && !session.authorities.has(permission)) {
            throw problem("permission.denied", { permission });
          }
        }
      }
      return {
        requestId: request.id,
        locale: localeOfRequest(request),
        visitorId: request.visitorId,
        ip: request.ip,
        session,
        log: request.log as Context["log"],
        setSession(next) {
          if (token !== undefined) sessions.forget(token);
          options.cookie.set(request, reply, next);
        },
        clearSession() {
          if (token !== undefined) sessions.forget(token);
          options.cookie.clear(request, reply);
        },
      };
    },
  };
};
