import { timingSafeEqual } from "node:crypto";
import {
  type Endpoint,
  type FeatureKey,
  type Locale,
  localeOf,
  missingOf,
  TEAM_OWNER,
} from "@benchleaf/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context, Session } from "./context.ts";
import { isIpWithin } from "./ip-ranges.ts";
import { isSameOrigin, originOf } from "./origin.ts";
import { problem } from "./problem.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { SessionCache } from "./session-cache.ts";
import { SESSION_COOKIE, type SessionCookie } from "./session-cookie.ts";

/** Finds the session of a cookie's token; null when there is none. */
export type ResolveSession = (token: string) => Promise<Session | null>;

/** Whether a team has a feature, checked for each request. */
export type IsFeatureOn = (session: Session, feature: FeatureKey) => Promise<boolean>;

/** What the gate needs to authenticate the caller and check permissions. */
export interface GateOptions {
  readonly resolveSession: ResolveSession;
  /** Finds the account of an access token. */
  readonly resolveBearer: ResolveSession;
  readonly sessions: SessionCache;
  readonly isFeatureOn: IsFeatureOn;
  readonly cookie: SessionCookie;
  readonly rateLimits: RateLimits;
  readonly publicUrl: string | undefined;
}

/**
 * Admits a caller or throws the first of: rate limit, origin, session, address, token, team, password, feature, key.
 */
export interface Gate {
  admit(row: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<Context>;
}

/** The header `lang` of our page; the browser's `accept-language` for other clients. */
export const localeOfRequest = ({ headers }: FastifyRequest): Locale =>
  localeOf(typeof headers.lang === "string" ? headers.lang : headers["accept-language"]);

/** In constant time. */
export const sameText = (given: string, wanted: string): boolean => {
  const a = Buffer.from(given);
  const b = Buffer.from(wanted);
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Requests that change something require the CSRF token. Read requests of pages send it, too: a page of another
 * session gets nothing.
 */
const checkToken = (session: Session, request: FastifyRequest, isChange: boolean): void => {
  const given = request.headers["x-csrf-token"];
  if (given === undefined && !isChange) return;
  if (typeof given !== "string" || !sameText(given, session.csrfToken)) throw problem("csrf.invalid");
};

const checkAddress = (row: Endpoint, session: Session, request: FastifyRequest): void => {
  if (session.ipRanges === null || row.isOpenToAnyIp || isIpWithin(request.ip, session.ipRanges)) return;
  // The token of a browser whose session is blocked still allows it to sign out; no other page can read it.
  throw problem("security.ip.forbidden", { csrfToken: session.csrfToken });
};

const BEARER = /^Bearer ([\w.-]{1,200})$/i;

/**
 * An access token can only call endpoints of its keys. Of those of the user's own session, it can read the ones that
 * name a permission for tokens, if it holds it.
 */
const checkProgram = (row: Endpoint, session: Session): void => {
  if (!session.isToken || row.access === "token") return;
  if (typeof row.access === "object" && row.access.permission !== undefined) return;
  const permission = row.method === "GET" ? row.tokenPermission : undefined;
  if (permission === undefined) throw problem("permission.denied");
  if (!session.authorities.has(permission)) throw problem("permission.denied", { permission });
};

/** An expired or frozen team is closed, except for what resolves that state. */
const checkTeam = (row: Endpoint, { tenantStatus }: Session): void => {
  if (tenantStatus === "normal" || tenantStatus === "forever" || row.inShutTeam === "open") return;
  if (tenantStatus === "freeze") throw problem("tenant.frozen");
  if (row.inShutTeam !== "renew") throw problem("tenant.expired");
};

const checkPassword = (row: Endpoint, { isPasswordStale }: Session): void => {
  if (isPasswordStale && !row.isOpenToStalePassword) throw problem("password.change.required");
};

/**
 * Whether a session may call an endpoint: kind of session, team, password, feature, permissions and roles, in this
 * order.
 *
 * @throws permission.denied, tenant.expired, password.change.required, feature.disabled, tenant.owner.only
 */
export const checkCall = async (row: Endpoint, session: Session, isFeatureOn: IsFeatureOn): Promise<void> => {
  checkProgram(row, session);
  checkTeam(row, session);
  checkPassword(row, session);
  await checkAccess(row, session, isFeatureOn);
};

const hasRole = ({ roles, isOwner }: Session, key: string): boolean =>
  key === TEAM_OWNER ? isOwner : roles.has(key);

const checkAccess = async (row: Endpoint, session: Session, isFeatureOn: IsFeatureOn): Promise<void> => {
  if (row.access === "public" || row.access === "session") return;
  if (row.access === "token") {
    if (!session.isToken) throw problem("error.unauthorized");
    return;
  }
  const { feature, permission, roles } = row.access;
  if (feature !== undefined && !(await isFeatureOn(session, feature))) {
    throw problem("feature.disabled", { feature });
  }
  const missing = missingOf(permission, (key) => session.authorities.has(key));
  if (missing !== undefined) throw problem("permission.denied", { permission: missing });
  const role = missingOf(roles, (key) => hasRole(session, key));
  if (role === TEAM_OWNER) throw problem("tenant.owner.only");
  if (role !== undefined) throw problem("permission.denied", { role });
};

/** The gate of one server, before all endpoints. */
export const createGate = (options: GateOptions): Gate => {
  const { sessions, resolveSession, resolveBearer, isFeatureOn } = options;

  /** A token in the header takes precedence over a cookie, without fallback to it. */
  const findCaller = async (request: FastifyRequest, token: string | undefined): Promise<Session | null> => {
    const { authorization } = request.headers;
    if (authorization !== undefined) {
      const bearer = BEARER.exec(authorization)?.[1];
      return bearer === undefined ? null : sessions.find("bearer", bearer, resolveBearer);
    }
    return token === undefined || token === "" ? null : sessions.find("cookie", token, resolveSession);
  };

  return {
    async admit(row, request, reply) {
      const limited = options.rateLimits.check(row, request);
      if (limited !== undefined) await limited;
      const isChange = row.method !== "GET";
      // A browser opens a websocket to any server, with that server's cookies.
      if (
        (isChange || row.answersSocket) &&
        !row.isPostedByOthers &&
        !isSameOrigin(request, options.publicUrl)
      )
        throw problem("csrf.invalid");

      const token = request.cookies[SESSION_COOKIE];
      const session = await findCaller(request, token);
      request.caller = session;
      options.rateLimits.prove(request, session !== null);
      if (row.access !== "public") {
        if (session === null) throw problem("error.unauthorized");
        // With the token this browser can still sign out, or continue in another team.
        if (session.isTeamless && !row.isOpenToTeamless)
          throw problem("tenant.left", { csrfToken: session.csrfToken });
        checkAddress(row, session, request);
        if (!session.isToken) checkToken(session, request, isChange);
        await checkCall(row, session, isFeatureOn);
      }
      return {
        requestId: request.id,
        locale: localeOfRequest(request),
        visitorId: request.visitorId,
        ip: request.ip,
        userAgent: request.headers["user-agent"] ?? "",
        origin: originOf(request, options.publicUrl),
        session,
        log: request.log as Context["log"],
        setSession(next) {
          if (token !== undefined) sessions.forgetToken(token);
          options.cookie.set(request, reply, next);
        },
        clearSession() {
          if (token !== undefined) sessions.forgetToken(token);
          options.cookie.clear(request, reply);
        },
      };
    },
  };
};
