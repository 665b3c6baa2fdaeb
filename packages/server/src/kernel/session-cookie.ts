import { SIGNED_IN_COOKIE } from "@benchleaf/contract";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Name of the cookie with the token of a session. */
export const SESSION_COOKIE = "benchleaf_session";
const SESSION_DAYS = 30;

/** Sets or clears the session cookie of a response. */
export interface SessionCookie {
  set(request: FastifyRequest, reply: FastifyReply, token: string): void;
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

/**
 * The cookie with the session's token: not readable by scripts, not sent by other sites. A second cookie, which
 * scripts can read and which grants no access, shows that there may be a session.
 */
export const sessionCookie = (publicUrl: string | undefined): SessionCookie => {
  const options = (request: FastifyRequest) => ({
    path: "/",
    httpOnly: true,
    sameSite: "lax" as const,
    secure: request.protocol === "https" || (publicUrl?.startsWith("https:") ?? false),
  });
  return {
    set: (request, reply, token) => {
      const lasting = { ...options(request), maxAge: SESSION_DAYS * 86_400 };
      reply.setCookie(SESSION_COOKIE, token, lasting);
      reply.setCookie(SIGNED_IN_COOKIE, "1", { ...lasting, httpOnly: false });
    },
    clear: (request, reply) => {
      reply.clearCookie(SESSION_COOKIE, options(request));
      reply.clearCookie(SIGNED_IN_COOKIE, { ...options(request), httpOnly: false });
    },
  };
};
