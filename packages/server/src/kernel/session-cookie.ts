import type { FastifyReply, FastifyRequest } from "fastify";

export const SESSION_COOKIE = "benchleaf_session";
const SESSION_DAYS = 30;

export interface SessionCookie {
  set(request: FastifyRequest, reply: FastifyReply, token: string): void;
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

/** The cookie that holds the session's token: unreadable to scripts, not sent from other sites. */
export const sessionCookie = (publicUrl: string | undefined): SessionCookie => {
  const options = (request: FastifyRequest) => ({
    path: "/",
    httpOnly: true,
    sameSite: "lax" as const,
    secure: request.protocol === "https" || (publicUrl?.startsWith("https:") ?? false),
  });
  return {
    set: (request, reply, token) =>
      reply.setCookie(SESSION_COOKIE, token, { ...options(request), maxAge: SESSION_DAYS * 86_400 }),
    clear: (request, reply) => reply.clearCookie(SESSION_COOKIE, options(request)),
  };
};
