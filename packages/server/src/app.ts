import { DEFAULT_BODY_LIMITS } from "@benchleaf/contract";
import cookie from "@fastify/cookie";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { addAccessLog } from "./kernel/access-log.ts";
import { addOpenApi } from "./kernel/api-docs.ts";
import { addCompression } from "./kernel/compression.ts";
import type { RunningKernel } from "./kernel/create-kernel.ts";
import { addErrorHandler } from "./kernel/error-responses.ts";
import { addEventStreams } from "./kernel/event-stream.ts";
import { createGate, type IsFeatureOn, type ResolveSession } from "./kernel/gate.ts";
import { addHealth } from "./kernel/health.ts";
import { addHostCheck } from "./kernel/host-check.ts";
import { createIdempotency } from "./kernel/idempotency.ts";
import { addMetrics } from "./kernel/metrics.ts";
import { type Binding, mountBinding } from "./kernel/mount.ts";
import type { FindPageHead } from "./kernel/page-head.ts";
import { createRateLimits } from "./kernel/rate-limits.ts";
import { requestIdOf } from "./kernel/request-id.ts";
import { addSecurityHeaders } from "./kernel/security.ts";
import { sessionCookie } from "./kernel/session-cookie.ts";
import { addSockets } from "./kernel/sockets.ts";
import { addStaticFiles } from "./kernel/static-files.ts";
import { addJsonBodies } from "./kernel/stored-text.ts";
import { addUploads } from "./kernel/uploads.ts";
import { addVisitorIds } from "./kernel/visitor.ts";

export interface AppOptions {
  readonly kernel: RunningKernel;
  readonly areas: readonly Binding[];
  readonly resolveSession: ResolveSession;
  /** Absent: no program gets in by a token. */
  readonly resolveBearer?: ResolveSession;
  readonly isFeatureOn: IsFeatureOn;
  /** Folder of the built web. */
  readonly webRoot?: string;
  /** Absent: no page has a title of its own before its scripts run. */
  readonly findHead?: FindPageHead;
}

const REQUEST_TIMEOUT_MS = 30_000;

/** Puts the server together: what surrounds every call, then the areas' rows, then the web's files. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { kernel, areas } = options;
  const { config, database, objectStore } = kernel;
  let isStopping = false;
  const app = fastify({
    loggerInstance: kernel.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    bodyLimit: DEFAULT_BODY_LIMITS.maxBodyBytes,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Only a known proxy may set the client's address; anyone can write the header.
    trustProxy: [...config.trustedProxies],
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 200 },
  }) as unknown as FastifyInstance;
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  app.addHook("onSend", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  addAccessLog(app);
  addCompression(app);
  addEventStreams(app, kernel.sessions);
  addHostCheck(app, config);
  addErrorHandler(app);
  addJsonBodies(app);
  await app.register(cookie);
  await addSockets(app, kernel.sessions);
  await addSecurityHeaders(app, {
    isHttps: config.publicUrl?.startsWith("https:") ?? false,
    connect: objectStore.origins,
  });
  addVisitorIds(app);
  addHealth(app, database, () => isStopping);
  addMetrics(app, database, config.metricsToken);
  const gate = createGate({
    resolveSession: options.resolveSession,
    resolveBearer: options.resolveBearer ?? (async () => null),
    sessions: kernel.sessions,
    isFeatureOn: options.isFeatureOn,
    cookie: sessionCookie(config.publicUrl),
    rateLimits: createRateLimits({ perMinute: config.rateLimitPerMinute, pool: database.pool }),
    publicUrl: config.publicUrl,
  });
  const once = createIdempotency(database);
  for (const binding of areas) mountBinding(app, binding, gate, once);
  addOpenApi(
    app,
    areas.map((binding) => binding.row),
  );
  addUploads(app, objectStore, kernel.ownerPool);
  await addStaticFiles(app, options.webRoot, objectStore.origins, options.findHead);
  return app;
};
