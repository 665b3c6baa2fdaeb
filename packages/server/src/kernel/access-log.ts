import type { FastifyInstance } from "fastify";
import type { Scope } from "./scope.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The session found by the gate; null before, and for unauthenticated requests. */
    caller: (Scope & { readonly sessionId?: string }) | null;
  }
}

/** Requested every few seconds by monitoring; not worth a line each. */
const quiet = new Set(["/healthz", "/readyz", "/metrics"]);

/**
 * Logs one line per request, at level `info`: request id, method, route, status, milliseconds and session. The route
 * is the pattern, never the address, so that no id, search term or signature gets into the log.
 */
export const addAccessLog = (app: FastifyInstance): void => {
  app.decorateRequest("caller", null);
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "unknown";
    if (!quiet.has(route)) {
      request.log.info(
        {
          method: request.method,
          route,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
          ...(request.caller === null
            ? {}
            : { tenantId: request.caller.tenantId, userId: request.caller.userId }),
        },
        "answered",
      );
    }
    done();
  });
};
