import { randomBytes } from "node:crypto";
import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyReply } from "fastify";

/** The nonce that lets one page's own styles in. */
export const createNonce = (): string => randomBytes(16).toString("base64");

const policyOf = (styleNonce: string | undefined, connect: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${styleNonce === undefined ? "" : ` 'nonce-${styleNonce}'`}`,
    `connect-src ${["'self'", ...connect].join(" ")}`,
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** Replaces the policy of one answer by one that admits the nonce. */
export const allowStyles = (
  reply: FastifyReply,
  nonce: string,
  connect: readonly string[] = [],
): FastifyReply => reply.header("content-security-policy", policyOf(nonce, connect));

/** Headers of every answer. Scripts come from our own files only; no exception. */
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
  app.addHook("onRequest", (_request, reply, done) => {
    reply.header("content-security-policy", policy);
    reply.header("permissions-policy", "camera=(self), geolocation=(), microphone=(self)");
    done();
  });
};
