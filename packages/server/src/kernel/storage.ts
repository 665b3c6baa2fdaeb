import type { Readable } from "node:stream";
import type { Database, Queries } from "./database.ts";
import { problem } from "./problem.ts";
import type { Scope } from "./scope.ts";

export interface UploadRequest {
  readonly name: string;
  readonly size: number;
  readonly contentType: string;
}

export interface Taken {
  readonly bytes: Buffer;
  readonly name: string;
  readonly size: number;
}

/** Uploads: sign an address, the browser PUTs to it, then the bytes are taken by their uuid. */
export interface Storage {
  sign(upload: UploadRequest, scope: Scope): Promise<{ signedUrl: string; uuid: string }>;
  /** Takes the caller's own upload, once. @throws upload.not.found */
  take(tx: Queries, uuid: string, scope: Scope): Promise<Taken>;
  /** What was taken before; null when it is not there. The caller has made sure who may see it. */
  read(uuid: string, size: number): Promise<Buffer | null>;
}

/** Where the bytes lie: the local disk or an S3-compatible store. */
export interface ObjectStore {
  /** An address that accepts one PUT of exactly `size` bytes. */
  signPut(key: string, size: number, contentType: string): Promise<string>;
  /** The whole object; null when it is not there or incomplete. */
  read(key: string, size: number): Promise<Buffer | null>;
  /** Forgets an object; nothing happens when it is not there. */
  remove(key: string): Promise<void>;
  /** Receives a signed PUT; only the local disk does it itself. */
  receive?(request: SignedPut): Promise<void>;
  /** Origins that the page must be allowed to send to. */
  readonly origins: readonly string[];
}

export interface SignedPut {
  readonly key: string;
  readonly expires: string;
  readonly size: string;
  readonly signature: string;
  readonly body: Readable;
}

/** Bytes above this are never read into memory at once. */
export const LARGEST_TAKE = 64 * 1024 * 1024;

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

interface UploadRow {
  readonly name: string;
  readonly size: string;
}

export const createStorage = (database: Database, store: ObjectStore): Storage => ({
  async sign({ name, size, contentType }, scope) {
    const uuid = await database.write(scope, async (tx) => {
      const added = await tx.row<{ uuid: string }>(
        "insert into upload (name, size, content_type) values ($1, $2, $3) returning uuid",
        [name, size, contentType],
      );
      return added!.uuid;
    });
    return { signedUrl: await store.signPut(uuid, size, contentType), uuid };
  },
  read: (uuid, size) => store.read(uuid, size),
  async take(tx, uuid, scope) {
    if (!uuidPattern.test(uuid)) throw problem("upload.not.found");
    const taken = await tx.row<UploadRow>(
      `update upload set take_time = now()
       where uuid = $1 and user_id = $2 and take_time is null and size <= ${LARGEST_TAKE} returning name, size`,
      [uuid, scope.userId],
    );
    if (taken === undefined) throw problem("upload.not.found");
    const size = Number(taken.size);
    const bytes = await store.read(uuid, size);
    if (bytes === null) throw problem("upload.not.found");
    return { bytes, name: taken.name, size };
  },
});
