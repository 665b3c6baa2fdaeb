import { randomBytes } from "node:crypto";
import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyReply } from "fastify";

/** The nonce that allows one page's own styles. */
export const createNonce = (): string => randomBytes(16).toString("base64");

const policyOf = (styleNonce: string | undefined, connect: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${styleNonce === undefined ? "" : ` 'nonce-${styleNonce}'`}`,
    `connect-src ${["'self'", ...connect].join(" ")}`,
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self'",
    "frame-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/**
 * For uploads that the browser displays directly: an opaque origin, no scripts, and no loading of anything external.
 */
export const INERT_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src data:",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "sandbox",
].join("; ");

/**
 * For the sandbox page, on which untrusted documents are rendered: an opaque origin, so nothing a document does there
 * can access ours.
 */
export const STAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src data: blob:",
  "font-src data: blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-scripts",
].join("; ");

/** For the workers that read PDFs and scanned codes: only they may run WebAssembly. */
export const WASM_WORKER_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
].join("; ");

/** Gives a document a CSP with its own origin, which needs no process cluster of ours. */
export const sandbox = (reply: FastifyReply, policy: string): FastifyReply =>
  reply.removeHeader("origin-agent-cluster").header("content-security-policy", policy);

/** Replaces the CSP of one response by one with the nonce. */
export const allowStyles = (
  reply: FastifyReply,
  nonce: string,
  connect: readonly string[] = [],
): FastifyReply => reply.header("content-security-policy", policyOf(nonce, connect));

/**
 * URLs below `open` contain a secret and are for their recipient, not for crawlers. Publications under
 * `open/plasmids` and the user guide under `open/guide` are for everyone.
 */
export const isOpenAddress = (url: string): boolean =>
  /^\/(app\/)?open\/(?!(plasmids|guide)(\/|$))/.test(url);

const hideAddress = (reply: FastifyReply): void => {
  reply.header("referrer-policy", "no-referrer").header("x-robots-tag", "noindex, nofollow, noarchive");
};

/** Headers of every response. Scripts come from our own files only, without exception. */
export const addSecurityHeaders = async (
  app: FastifyInstance,
  options: { readonly isHttps: boolean; readonly connect: readonly string[] },
): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    hsts: options.isHttps,
    referrerPolicy: { policy: "same-origin" },
  });
  const policy = policyOf(undefined, options.connect);
  app.addHook("onRequest", (request, reply, done) => {
    if (isOpenAddress(request.url)) hideAddress(reply);
    reply.header("content-security-policy", policy);
    reply.header("permissions-policy", "camera=(self), geolocation=(), microphone=(self)");
    done();
  });
};
