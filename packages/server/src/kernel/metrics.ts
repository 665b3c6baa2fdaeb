import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { isLoopback } from "./config.ts";
import type { Database } from "./database.ts";
import { sameText } from "./gate.ts";
import { isCalledAsLoopback } from "./host-check.ts";
import { problem } from "./problem.ts";

/** Buckets in seconds, from a cached read to the browser's timeout. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const mayRead = (request: FastifyRequest, token: string | undefined): boolean =>
  token === undefined
    ? isLoopback(request.socket.remoteAddress?.replace(/^::ffff:/, "") ?? "") &&
      request.headers["x-forwarded-for"] === undefined &&
      isCalledAsLoopback(request)
    : sameText(request.headers.authorization ?? "", `Bearer ${token}`);

/** Prometheus metrics at `/metrics`: with a token, otherwise for this machine only. */
export const addMetrics = (
  app: FastifyInstance,
  { pool, waiting }: Pick<Database, "pool" | "waiting">,
  token: string | undefined,
): void => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer, by route",
    labelNames: ["method", "route", "status"] as const,
    buckets,
    registers: [registry],
  });
  new Gauge({
    name: "database_connections",
    help: "Connections of the pool, by state",
    labelNames: ["state"] as const,
    registers: [registry],
    collect() {
      this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "waited for" }, waiting());
    },
  });
  app.addHook("onResponse", (request, reply, done) => {
    seconds.observe(
      { method: request.method, route: request.routeOptions.url ?? "unknown", status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
  app.get("/metrics", async (request, reply) => {
    if (!mayRead(request, token)) throw problem("permission.denied");
    return reply.header("content-type", registry.contentType).send(await registry.metrics());
  });
};
