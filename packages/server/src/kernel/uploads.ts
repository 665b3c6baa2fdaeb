import type { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { problem } from "./problem.ts";
import type { ObjectStore } from "./storage.ts";

const LARGEST_UPLOAD_BYTES = 5 * 1024 ** 3;

/** `bytes 0-99/200`: the last byte is included. */
const partOf = (header: string | undefined): { start: number; end: number } | undefined => {
  if (header === undefined) return undefined;
  const found = /^bytes (\d{1,15})-(\d{1,15})\/\d{1,15}$/.exec(header);
  if (found === null)
    throw problem("request.invalid", { issues: [{ path: "content-range", message: "unknown" }] });
  return { start: Number(found[1]), end: Number(found[2]) + 1 };
};

const text = (value: unknown): string => {
  if (typeof value !== "string") throw problem("upload.not.found");
  return value;
};

/** Receives signed PUTs if the disk is the store. The signature is the authorisation; there is no session. */
export const addUploads = (app: FastifyInstance, store: ObjectStore, pool: pg.Pool): void => {
  const { receive } = store;
  if (receive === undefined) return;
  // Over all teams: the caller's is unknown, the signature is the authorisation.
  const isAwaited = async (key: string): Promise<boolean> => {
    const { rowCount } = await pool.query("select from upload where uuid = $1 and take_time is null", [key]);
    return rowCount === 1;
  };
  void app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser("*", { bodyLimit: LARGEST_UPLOAD_BYTES }, (_request, payload, done) =>
      done(null, payload),
    );
    uploads.put("/app/file/upload/:key", { bodyLimit: LARGEST_UPLOAD_BYTES }, async (request, reply) => {
      const query = request.query as Record<string, unknown>;
      const part = partOf(request.headers["content-range"]);
      const put = {
        key: text((request.params as Record<string, unknown>).key),
        size: text(query.size),
        expires: text(query.expires),
        signature: text(query.signature),
        ...(part !== undefined && { part }),
        body: (request.body as Readable | undefined) ?? request.raw,
      };
      await receive(put, isAwaited);
      return reply.send({ code: "success", data: null });
    });
  });
};
