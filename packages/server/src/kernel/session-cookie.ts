import { SIGNED_IN_COOKIE } from "@benchleaf/contract";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Name of the cookie that holds the token of a session. */
export const SESSION_COOKIE = "benchleaf_session";
const SESSION_DAYS = 30;

/** Puts the cookie of a session into an answer, or takes it back. */
export interface SessionCookie {
  set(request: FastifyRequest, reply: FastifyReply, token: string): void;
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

/**
 * The cookie that holds the session's token: unreadable to scripts, not sent from other sites. Beside it stands
 * one that scripts may read and that opens nothing: there may be a session to ask for.
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
