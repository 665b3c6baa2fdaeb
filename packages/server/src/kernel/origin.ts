import type { FastifyRequest } from "fastify";

const hostOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).host : undefined);

/**
 * Whether a request comes from a page of this server. A request without `origin` (not a form or fetch of a browser
 * that changes something) passes; the session's token is still required.
 */
export const isSameOrigin = (request: FastifyRequest, publicUrl: string | undefined): boolean => {
  const origin = request.headers.origin;
  if (origin === undefined) return request.headers["sec-fetch-site"] !== "cross-site";
  const host = hostOf(origin);
  if (host === undefined) return false;
  return host === request.headers.host || (publicUrl !== undefined && host === hostOf(publicUrl));
};

/** The base URL of this server: the configured one, otherwise that of the request. */
export const originOf = (request: FastifyRequest, publicUrl: string | undefined): string =>
  publicUrl === undefined
    ? `${request.protocol}://${request.headers.host ?? request.hostname}`
    : new URL(publicUrl).origin;
