import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** The id of the browser; see `Context`. */
    readonly visitorId: string;
  }
}

/** Name of cookie and header with the browser's id. */
export const VISITOR = "x-visitor-id";
const VISITOR_DAYS = 36_500;

const pattern = /^[\w-]{8,64}$/;

const givenBy = (request: FastifyRequest): string | undefined =>
  [request.headers[VISITOR], request.cookies[VISITOR]].find(
    (value): value is string => typeof value === "string" && pattern.test(value),
  );

/** Gives each browser a permanent id; pages read the cookie to send it as a header. */
export const addVisitorIds = (app: FastifyInstance): void => {
  app.decorateRequest("visitorId", "");
  app.addHook("onRequest", (request, reply, done) => {
    const given = givenBy(request);
    (request as { visitorId: string }).visitorId = given ?? randomUUID();
    if (request.cookies[VISITOR] === undefined && request.url.startsWith("/app")) {
      reply.setCookie(VISITOR, request.visitorId, {
        path: "/",
        sameSite: "lax",
        maxAge: VISITOR_DAYS * 86_400,
        secure: request.protocol === "https",
      });
    }
    done();
  });
};
