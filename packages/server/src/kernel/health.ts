import type { FastifyInstance } from "fastify";
import type { Database } from "./database.ts";

const READY_WITHIN_MS = 1_000;

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve requests: the database responds and it is not shutting
 * down.
 */
export const addHealth = (app: FastifyInstance, database: Database, isStopping: () => boolean): void => {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    if (isStopping()) return reply.status(503).send({ status: "stopping" });
    if (await database.isReady(READY_WITHIN_MS)) return { status: "ready" };
    return reply.status(503).send({ status: "database does not answer" });
  });
};
