import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { sendProblem } from "./error-responses.ts";
import { type FindPageHead, withHead } from "./page-head.ts";
import {
  allowStyles,
  createNonce,
  isOpenAddress,
  STAGE_POLICY,
  sandbox,
  WASM_WORKER_POLICY,
} from "./security.ts";

const NONCE_PLACE = "__CSP_NONCE__";

/** Meaningless for a script or a style, and would be sent a dozen times with each first page. The CSP stays. */
const forDocumentsOnly = [
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];

/**
 * Serves the built web: files with a hash in their name are cached for a year, any other path outside `/app` returns
 * the page, with a new nonce for its styles. Without a build only `/app` responds.
 */
export const addStaticFiles = async (
  app: FastifyInstance,
  root: string | undefined,
  connect: readonly string[],
  findHead: FindPageHead = async () => undefined,
): Promise<void> => {
  const page =
    root === undefined ? undefined : await readFile(join(root, "index.html"), "utf8").catch(() => undefined);
  const sendPage = (reply: FastifyReply, html: string): FastifyReply => {
    const nonce = createNonce();
    return allowStyles(reply, nonce, connect)
      .header("content-type", "text/html; charset=utf-8")
      .header("cache-control", isOpenAddress(reply.request.url) ? "no-store" : "no-cache")
      .send(html.replaceAll(NONCE_PLACE, nonce));
  };
  if (root !== undefined && page !== undefined) {
    await app.register(fastifyStatic, {
      root,
      index: false,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ["**/*.br", "**/*.gz", "**/index.html"],
      setHeaders(reply, path) {
        const isHashed = path.includes("/assets/");
        reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
        if (isHashed) for (const name of forDocumentsOnly) reply.removeHeader(name);
        // The sandboxed frame has an opaque origin, from which it loads its own script.
        if (isHashed) reply.header("access-control-allow-origin", "*");
        if (/\/(pdf\.worker[^/]*\.mjs|scan\.worker[^/]*\.js)$/.test(path))
          reply.header("content-security-policy", WASM_WORKER_POLICY);
        if (/\/stage-\w+\.html$/.test(path)) sandbox(reply, STAGE_POLICY);
      },
    });
    app.get("/", (_request, reply) => sendPage(reply, page));
    app.get("/index.html", (_request, reply) => sendPage(reply, page));
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    const isPage = request.method === "GET" && !/^\/(app|assets)(\/|$)/.test(path);
    if (!isPage || page === undefined) return sendProblem(request, reply, "route.not.found");
    const head = await findHead(path, request.ip);
    if (head && "redirectTo" in head) return reply.redirect(head.redirectTo, 302);
    if (head === null) reply.status(404);
    return sendPage(reply, head ? withHead(page, head) : page);
  });
};
