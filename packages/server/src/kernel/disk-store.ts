import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { problem } from "./problem.ts";
import type { ObjectStore, SignedPut } from "./storage.ts";

const SIGNED_FOR_MS = 15 * 60_000;

/** Of one URL at a time, so that it uses little more disk space than declared. */
const MOST_PUTS = 2;
/** Unfinished files of a killed server are deleted after a day. */
const UNFINISHED_FOR_MS = 24 * 3_600_000;

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Rejects more bytes than declared, while they arrive. */
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

const sizeOf = async (place: string): Promise<number | null> =>
  (await stat(place).catch(() => null))?.size ?? null;

/** Disk errors with our own messages. */
const asRefusal = (error: unknown): unknown => {
  const { code } = error as NodeJS.ErrnoException;
  return code === "ENOSPC" || code === "EDQUOT"
    ? problem("storage.full", undefined, { cause: error })
    : error;
};

/** Objects as files below `folder`; URLs are signed with `secret` and point to this server. */
export const createDiskStore = (
  folder: string,
  secret: string,
  now: () => number = Date.now,
): ObjectStore => {
  const placeOf = (key: string): string => join(folder, key.slice(0, 2), key);
  const openPlaceOf = (key: string): string => `${placeOf(key)}.open`;
  const sign = (key: string, size: string, expires: string): Buffer =>
    createHmac("sha256", secret).update(`PUT\n${key}\n${size}\n${expires}`).digest();
  /** Uploads with a part in progress: two concurrent parts would overwrite each other. */
  const busy = new Set<string>();
  /** PUTs in progress, the oldest first. */
  const coming = new Map<string, AbortController[]>();

  const check = ({ key, size, expires, signature }: SignedPut): void => {
    const wanted = sign(key, size, expires);
    const given = Buffer.from(signature, "base64url");
    const isSigned = given.length === wanted.length && timingSafeEqual(given, wanted);
    if (!uuidPattern.test(key) || !isSigned) throw problem("upload.not.found");
    if (Number(expires) < now()) throw problem("upload.not.found");
  };

  /** The received bytes become the object, unless there is one already: an object never changes. */
  const publish = async (come: string, key: string): Promise<void> => {
    try {
      await link(come, placeOf(key));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Another request was first, and has removed the parts.
      if (code === "EEXIST" || code === "ENOENT") throw problem("upload.not.found");
      throw error;
    } finally {
      await Promise.all([rm(come, { force: true }), rm(openPlaceOf(key), { force: true })]);
    }
  };

  /** A browser that lost its connection sends again: the newest request continues, the oldest ends. */
  const amongFew = async (key: string, work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    const own = new AbortController();
    const others = coming.get(key) ?? [];
    if (others.length >= MOST_PUTS) others.shift()?.abort();
    coming.set(key, [...others, own]);
    try {
      await work(own.signal);
    } catch (error) {
      throw own.signal.aborted ? problem("upload.not.found") : error;
    } finally {
      const left = (coming.get(key) ?? []).filter((one) => one !== own);
      if (left.length === 0) coming.delete(key);
      else coming.set(key, left);
    }
  };

  const writeWhole = async (
    key: string,
    body: Readable,
    size: number,
    signal?: AbortSignal,
  ): Promise<void> => {
    const place = placeOf(key);
    const unfinished = `${place}.${randomUUID()}.part`;
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    try {
      const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
      await pipeline(body, atMost(size), target, signal ? { signal } : {});
    } catch (error) {
      await rm(unfinished, { force: true });
      throw asRefusal(error);
    }
    await publish(unfinished, key);
  };

  /** Continues after the last part, also one that was interrupted. */
  const receivePart = async ({ key, size, body }: SignedPut, start: number, end: number): Promise<void> => {
    const place = openPlaceOf(key);
    const whole = Number(size);
    const come = (await sizeOf(place)) ?? 0;
    if (start !== come || end <= start || end > whole || busy.has(key))
      throw problem("upload.part.misplaced", { received: come });
    busy.add(key);
    try {
      await pipeline(
        body,
        atMost(end - start),
        createWriteStream(place, { mode: 0o600, flags: start === 0 ? "w" : "r+", start, flush: true }),
      );
      if (end === whole) await publish(place, key);
    } catch (error) {
      const refusal = asRefusal(error);
      // The received bytes would only fill the disk.
      if (refusal !== error) await rm(place, { force: true });
      throw refusal;
    } finally {
      busy.delete(key);
    }
  };

  return {
    origins: [],
    async signPut(key, size) {
      const expires = String(now() + SIGNED_FOR_MS);
      const signature = sign(key, String(size), expires).toString("base64url");
      return {
        signedUrl: `/app/file/upload/${key}?${new URLSearchParams({ size: String(size), expires, signature })}`,
        received: (await sizeOf(placeOf(key))) ?? (await sizeOf(openPlaceOf(key))) ?? 0,
        until: size,
      };
    },
    isWhole: async (key, size) => (await sizeOf(placeOf(key))) === size,
    read: async (key, size) => ((await sizeOf(placeOf(key))) === size ? await readFile(placeOf(key)) : null),
    async head(key, size, bytes) {
      if ((await sizeOf(placeOf(key))) !== size) return null;
      const file = await open(placeOf(key));
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    async open(key, range) {
      const size = await sizeOf(placeOf(key));
      if (size === null || (range && range.end > size)) return null;
      return createReadStream(placeOf(key), range && { start: range.start, end: range.end - 1 });
    },
    write: (key, body, size) => writeWhole(key, body, size),
    async put(key, body) {
      const place = placeOf(key);
      const unfinished = `${place}.${randomUUID()}.part`;
      await mkdir(dirname(place), { recursive: true, mode: 0o700 });
      try {
        await pipeline(body, createWriteStream(unfinished, { mode: 0o600, flush: true }));
        await rename(unfinished, place);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw asRefusal(error);
      }
      return (await sizeOf(place)) ?? 0;
    },
    async remove(key) {
      await Promise.all([rm(placeOf(key), { force: true }), rm(openPlaceOf(key), { force: true })]);
    },
    async sweep(time) {
      for (const name of await readdir(folder, { recursive: true }).catch(() => [])) {
        if (!name.endsWith(".part")) continue;
        const place = join(folder, name);
        const found = await stat(place).catch(() => null);
        if (found && found.mtimeMs < time.getTime() - UNFINISHED_FOR_MS) await rm(place, { force: true });
      }
    },
    async receive(put, isAwaited) {
      check(put);
      if ((await sizeOf(placeOf(put.key))) !== null || !(await isAwaited(put.key)))
        throw problem("upload.not.found");
      await mkdir(dirname(placeOf(put.key)), { recursive: true, mode: 0o700 });
      const { key, body, size } = put;
      if (put.part === undefined)
        await amongFew(key, (signal) => writeWhole(key, body, Number(size), signal));
      else await receivePart(put, put.part.start, put.part.end);
    },
  };
};
