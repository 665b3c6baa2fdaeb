import { DEFAULT_BODY_LIMITS } from "@benchleaf/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuseManyValues } from "./json-limits.ts";
import { problem } from "./problem.ts";
import { yieldIf } from "./yield-to-event-loop.ts";

/** What PostgreSQL cannot store in text: U+0000, and half of a surrogate pair, which is not valid UTF-8. */
const unstorable = /\0|\p{Cs}/u;

/** In JSON both are always escaped, so the texts of a body without these escapes need no check. */
const escaped = /\\u(0000|[dD][89a-fA-F])/;

/** Path of the first text in a value that cannot be stored; undefined if there is none. */
const findUnstorable = (value: unknown): string[] | undefined => {
  if (typeof value === "string") return unstorable.test(value) ? [] : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (unstorable.test(key)) return [];
    const found = findUnstorable(inner);
    if (found !== undefined) return [key, ...found];
  }
  return undefined;
};

/** @throws request.invalid with the path of a text that cannot be stored */
export const refuseUnstorable = (part: "params" | "query" | "body", value: unknown): void => {
  const found = findUnstorable(value);
  if (found === undefined) return;
  const message = "holds a character that is no text: U+0000 or half of a surrogate pair";
  throw problem("request.invalid", { issues: [{ path: [part, ...found].join("."), message }] });
};

interface BodyConfig {
  readonly maxBodyValues?: number;
}

/** Number of characters after which to yield to the event loop. */
const LARGE = 256 * 1024;

/**
 * The body as the text that was sent, with its signature: the signature is over the bytes, which a parsed body does
 * not have any more.
 */
export const addSignedBodies = (app: FastifyInstance, header: string): void => {
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string" },
    async (request: FastifyRequest, payload: string) => {
      const signature = request.headers[header];
      return { payload, signature: typeof signature === "string" ? signature : "" };
    },
  );
};

/** JSON bodies, rejected when a text in them cannot be stored. */
export const addJsonBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer" },
    async (request: FastifyRequest, given: Buffer) => {
      const { maxBodyValues = DEFAULT_BODY_LIMITS.maxBodyValues } = request.routeOptions.config as BodyConfig;
      await refuseManyValues(given, maxBodyValues);
      const text = given.toString("utf8");
      // A large body is checked in slices, between which other requests are served.
      await yieldIf(text.length > LARGE);
      const body = await new Promise<unknown>((resolve, reject) => {
        parse(request, text, (error, parsed) => (error === null ? resolve(parsed) : reject(error)));
      });
      await yieldIf(text.length > LARGE);
      if (escaped.test(text)) refuseUnstorable("body", body);
      return body;
    },
  );
};
