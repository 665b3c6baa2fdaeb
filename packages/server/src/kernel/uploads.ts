import type { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { problem } from "./problem.ts";
import type { ObjectStore } from "./storage.ts";

const LARGEST_UPLOAD_BYTES = 5 * 1024 ** 3;

const text = (value: unknown): string => {
  if (typeof value !== "string") throw problem("upload.not.found");
  return value;
};

/** Receives signed PUTs where the disk is the store. The signature is the caller's right; there is no session. */
export const addUploads = (app: FastifyInstance, store: ObjectStore): void => {
  const { receive } = store;
  if (receive === undefined) return;
  void app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser("*", { bodyLimit: LARGEST_UPLOAD_BYTES }, (_request, payload, done) =>
      done(null, payload),
    );
    uploads.put("/app/file/upload/:key", { bodyLimit: LARGEST_UPLOAD_BYTES }, async (request, reply) => {
      const query = request.query as Record<string, unknown>;
      await receive({
        key: text((request.params as Record<string, unknown>).key),
        size: text(query.size),
        expires: text(query.expires),
        signature: text(query.signature),
        body: (request.body as Readable | undefined) ?? request.raw,
      });
      return reply.send({ code: "success", data: null });
    });
  });
};
