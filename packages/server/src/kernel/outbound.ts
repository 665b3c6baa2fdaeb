import { lookup } from "node:dns";
import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { Readable, Transform } from "node:stream";
import ipaddr from "ipaddr.js";

/** Requests to URLs entered by users. */
export interface Outbound {
  /**
   * Like the platform's `fetch` for texts: follows no redirects, ends after ten seconds and reads 1 MB at most unless
   * more is allowed, and only reaches public addresses after DNS resolution.
   */
  fetch(address: string | URL, options?: OutboundRequest): Promise<Response>;
  /** Whether a URL may be requested, as far as can be decided before its name is resolved. */
  allows(address: string | URL): boolean;
  /** Whether unencrypted URLs are allowed, as in a lab's own network. */
  readonly allowsPlain: boolean;
}

/** A request to someone else's server. */
export interface OutboundRequest {
  readonly method?: string;
  readonly headers?: HeadersInit;
  readonly body?: unknown;
  readonly signal?: AbortSignal | null;
  /**
   * Returns once the headers are there and passes the body on as it arrives; the time limit is for the headers only,
   * so the caller monitors the body, and aborts by `signal`.
   */
  readonly isStreamed?: boolean;
}

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 1024 * 1024;

/** The other server was unreachable, not allowed, too slow, or sent too much. */
export class OutboundError extends Error {}

/**
 * Whether an address is public.
 *
 * @example isPublicAddress("192.168.1.4") // false
 * @example isPublicAddress("::ffff:127.0.0.1") // false
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";

/** Resolves a name and only accepts public addresses, so that the one checked is the one connected to. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, "", 0);
    const [first] = found;
    if (first === undefined || !found.every(({ address }) => isPublicAddress(address))) {
      return done(new OutboundError(`${host} is no public address`), "", 0);
    }
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};

/** The body as it arrives; aborted after `mostBytes`. */
const streamOf = (answer: Readable, origin: string, mostBytes: number): ReadableStream<Uint8Array> => {
  let size = 0;
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > mostBytes) done(new OutboundError(`${origin} answers too much`));
      else done(null, chunk);
    },
  });
  answer.on("error", (error) => bounded.destroy(error));
  bounded.on("close", () => answer.destroy());
  return Readable.toWeb(answer.pipe(bounded)) as ReadableStream<Uint8Array>;
};

const isAllowed = ({ protocol, hostname }: URL, reachesPrivate: boolean): boolean => {
  if (reachesPrivate) return protocol === "https:" || protocol === "http:";
  const host = hostname.replace(/^\[|\]$/g, "");
  return protocol === "https:" && host !== "localhost" && (isIP(host) === 0 || isPublicAddress(host));
};

const bodyOf = (body: unknown): string | undefined => {
  if (body === undefined || body === null) return undefined;
  if (typeof body === "string" || body instanceof URLSearchParams) return String(body);
  throw new TypeError("only texts and forms are sent");
};

/** Where requests may go, how long they may take and how much they may return. */
export interface OutboundOptions {
  /** Also private addresses and plain HTTP, if providers are in the lab's own network. */
  readonly reachesPrivate: boolean;
  readonly timeoutMs?: number;
  readonly mostBytes?: number;
}

/** Requests to other servers that cannot be used to access the lab's own network (SSRF). */
export const createOutbound = ({
  reachesPrivate,
  timeoutMs = TIMEOUT_MS,
  mostBytes = MOST_BYTES,
}: OutboundOptions): Outbound => ({
  allowsPlain: reachesPrivate,
  allows: (address) => isAllowed(new URL(address), reachesPrivate),
  fetch: (address, options = {}) =>
    new Promise<Response>((resolve, reject) => {
      const url = new URL(address);
      const isPlain = url.protocol === "http:";
      if (!isAllowed(url, reachesPrivate)) {
        reject(new OutboundError(`${url.origin} is not called`));
        return;
      }
      const timeout = new AbortController();
      const timer = setTimeout(
        () => timeout.abort(new OutboundError(`${url.origin} is too slow`)),
        timeoutMs,
      );
      const body = bodyOf(options.body);
      const headers = new Headers(options.headers);
      if (options.body instanceof URLSearchParams && !headers.has("content-type")) {
        headers.set("content-type", "application/x-www-form-urlencoded;charset=UTF-8");
      }
      const call = (isPlain ? requestPlain : requestSecure)(
        url,
        {
          method: options.method ?? "GET",
          headers: Object.fromEntries(headers),
          signal: options.signal ? AbortSignal.any([options.signal, timeout.signal]) : timeout.signal,
          ...(reachesPrivate ? {} : { lookup: publicLookup }),
        },
        (answer) => {
          const status = answer.statusCode ?? 502;
          const headersBack = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
            value === undefined ? [] : [[name, Array.isArray(value) ? value.join(", ") : value]],
          );
          const isEmpty = status === 204 || status === 304;
          if (options.isStreamed && !isEmpty) {
            clearTimeout(timer);
            resolve(new Response(streamOf(answer, url.origin, mostBytes), { status, headers: headersBack }));
            return;
          }
          const chunks: Buffer[] = [];
          let size = 0;
          answer.on("data", (chunk: Buffer) => {
            size += chunk.length;
            if (size > mostBytes) answer.destroy(new OutboundError(`${url.origin} answers too much`));
            else chunks.push(chunk);
          });
          answer.on("error", reject);
          answer.on("end", () =>
            resolve(new Response(isEmpty ? null : Buffer.concat(chunks), { status, headers: headersBack })),
          );
          answer.on("close", () => clearTimeout(timer));
        },
      );
      call.on("error", (error) => {
        clearTimeout(timer);
        reject(error);
      });
      call.end(body);
    }),
});
