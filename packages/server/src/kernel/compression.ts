import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { yieldIf } from "./yield-to-event-loop.ts";

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Smaller responses fit into one packet anyway. */
const WORTH_IT_BYTES = 1_024;

/**
 * Fast levels: the response is compressed for each request, unlike the web's files, which are compressed at build
 * time.
 */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 6;

const compressible = /^(application\/(json|openapi\+json)|text\/(html|plain|csv))\b/;

/** Characters of a long response that are searched before other requests get their turn. */
const SEARCHED_AT_ONCE = 2 * 1024 ** 2;
/** Longer than any name of a field that `secretField` finds. */
const LONGEST_FIELD = 64;
const secretField = /"\w{0,20}(token|secret|recoveryCodes)":/i;

/**
 * What would let an attacker guess a secret by the length of the compressed response (BREACH). The attack needs a
 * browser that sends requests from another site with our cookie, text chosen by the attacker, and a secret in the
 * same response: no response to another site is compressed, and none that contains a token or another secret.
 */
const tellsByItsLength = async (request: FastifyRequest, body: string | Buffer): Promise<boolean> => {
  const site = request.headers["sec-fetch-site"];
  if (site === "cross-site" || site === "same-site") return true;
  const text = body.toString();
  for (let from = 0; from < text.length; from += SEARCHED_AT_ONCE) {
    if (secretField.test(text.slice(Math.max(0, from - LONGEST_FIELD), from + SEARCHED_AT_ONCE))) return true;
    await yieldIf(text.length > from + SEARCHED_AT_ONCE);
  }
  return false;
};

const addVary = (reply: FastifyReply): void => {
  const before = reply.getHeader("vary");
  if (/(^|,\s*)(accept-encoding|\*)/i.test(String(before ?? ""))) return;
  reply.header("vary", before === undefined ? "accept-encoding" : `${String(before)}, accept-encoding`);
};

/** Compresses longer texts for clients that accept it. Streams, files and file ranges are sent unchanged. */
export const addCompression = (app: FastifyInstance): void => {
  app.addHook("onSend", async (request, reply, payload) => {
    const isText = typeof payload === "string" || Buffer.isBuffer(payload);
    if (!isText || reply.hasHeader("content-encoding") || reply.statusCode === 206) return payload;
    if (!compressible.test(String(reply.getHeader("content-type") ?? ""))) return payload;
    if (Buffer.byteLength(payload) < WORTH_IT_BYTES || (await tellsByItsLength(request, payload)))
      return payload;
    addVary(reply);
    const accepted = request.headers["accept-encoding"];
    const encoding = accepted ? negotiate(accepted.toLowerCase(), ["br", "gzip"]) : null;
    if (!encoding) return payload;
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    const body =
      encoding === "br" ? await asBrotli(payload, { params }) : await asGzip(payload, { level: GZIP_LEVEL });
    reply.header("content-encoding", encoding).header("content-length", body.length);
    const etag = reply.getHeader("etag");
    // The same state with other bytes.
    if (typeof etag === "string" && !etag.startsWith("W/")) reply.header("etag", `W/${etag}`);
    return body;
  });
};
