import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { problem } from "./problem.ts";
import type { ObjectStore } from "./storage.ts";

const SIGNED_FOR_MS = 15 * 60_000;

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Refuses more bytes than were signed, as they come. */
const atMost = (size: number) => {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      done(seen > size ? problem("request.too.large") : null, chunk);
    },
    flush: (done) => done(seen === size ? null : problem("request.invalid")),
  });
};

/** Objects as files below `folder`; addresses are signed with `secret` and point back to this server. */
export const createDiskStore = (
  folder: string,
  secret: string,
  now: () => number = Date.now,
): ObjectStore => {
  const placeOf = (key: string): string => join(folder, key.slice(0, 2), key);
  const sign = (key: string, size: string, expires: string): Buffer =>
    createHmac("sha256", secret).update(`PUT\n${key}\n${size}\n${expires}`).digest();

  return {
    origins: [],
    async signPut(key, size) {
      const expires = String(now() + SIGNED_FOR_MS);
      const signature = sign(key, String(size), expires).toString("base64url");
      return `/app/file/upload/${key}?${new URLSearchParams({ size: String(size), expires, signature })}`;
    },
    async read(key, size) {
      const found = await stat(placeOf(key)).catch(() => null);
      return found === null || found.size !== size ? null : await readFile(placeOf(key));
    },
    remove: (key) => rm(placeOf(key), { force: true }),
    async receive({ key, size, expires, signature, body }) {
      const wanted = sign(key, size, expires);
      const given = Buffer.from(signature, "base64url");
      const isSigned = given.length === wanted.length && timingSafeEqual(given, wanted);
      if (!uuidPattern.test(key) || !isSigned) throw problem("upload.not.found");
      if (Number(expires) < now()) throw problem("upload.not.found");
      const place = placeOf(key);
      if ((await stat(place).catch(() => null)) !== null) throw problem("upload.not.found");
      const unfinished = `${place}.${randomUUID()}.part`;
      await mkdir(dirname(place), { recursive: true, mode: 0o700 });
      try {
        await pipeline(
          body,
          atMost(Number(size)),
          createWriteStream(unfinished, { mode: 0o600, flush: true }),
        );
        await rename(unfinished, place);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
  };
};
