import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type { Database, Queries } from "./database.ts";
import { problem } from "./problem.ts";
import type { Scope } from "./scope.ts";

/** A file that will be uploaded; size in bytes. */
export interface UploadRequest {
  readonly name: string;
  readonly size: number;
  readonly contentType: string;
}

/** A pending upload that was claimed, with its bytes. */
export interface ClaimedUpload {
  readonly bytes: Buffer;
  readonly name: string;
  readonly size: number;
}

/** A stored object. */
export interface StoredObject {
  readonly key: string;
  readonly size: number;
  readonly contentType: string;
  /** SHA-256 of its bytes; null for large objects until `fingerprint` has computed it. */
  readonly sha256: Buffer | null;
}

/** Where an upload continues, valid for 15 minutes. */
export interface NextPart {
  readonly signedUrl: string;
  /** The number of bytes received; the next one is sent to the URL. */
  readonly received: number;
  /** The byte at which another URL is needed; exclusive. */
  readonly until: number;
}

/** Some of an object's bytes: from `start` to before `end`. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Uploads: sign a URL, the browser PUTs to it, then the bytes are claimed or stored by their UUID. */
export interface Storage {
  sign(upload: UploadRequest, scope: Scope): Promise<NextPart & { readonly uuid: string }>;
  /** For the caller's own upload that is not complete yet. @throws upload.not.found */
  signAgain(uuid: string, scope: Scope): Promise<NextPart>;
  /** Claims the caller's own upload, once; its bytes are deleted some time later. @throws upload.not.found */
  take(tx: Queries, uuid: string, scope: Scope): Promise<ClaimedUpload>;
  /** The same without reading its bytes, which `read` returns until they are deleted. @throws upload.not.found */
  claim(tx: Queries, uuid: string, scope: Scope): Promise<Pick<ClaimedUpload, "name" | "size">>;
  /** A stored or claimed upload; null if it is missing. The caller has checked permissions. */
  read(uuid: string, size: number): Promise<Buffer | null>;
  /** Turns the caller's own upload into a stored object; "kept" if it is one already. @throws upload.not.found */
  keep(tx: Queries, uuid: string, scope: Scope): Promise<StoredObject | "kept">;
  /** An object stored in this transaction is not needed after all. */
  letGo(tx: Queries, uuid: string): Promise<void>;
  /** Records the SHA-256 of a stored object that was too large to be hashed when it was stored. */
  fingerprint(scope: Scope, uuid: string): Promise<void>;
  /** The first bytes of a stored object; null if it is missing. The caller has checked permissions. */
  headOf(key: string, size: number, bytes: number): Promise<Buffer | null>;
  /** A stored object, or a range of it, as a stream; null if it is missing. */
  open(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Stores bytes created by the server as an object until it is removed. */
  write(key: string, bytes: Readable, size: number): Promise<void>;
  /** Bytes created by the server are available for a day, like an unclaimed upload. Returns their key. */
  keepForADay(scope: Scope, made: UploadRequest, bytes: Readable): Promise<string>;
  /**
   * Writes an object that the application has created: an upload of the caller's, which its uuid then stores.
   * Unclaimed ones are deleted with abandoned uploads.
   */
  make(
    scope: Scope,
    about: { readonly name: string; readonly contentType: string },
    body: AsyncIterable<Uint8Array>,
  ): Promise<{ readonly uuid: string; readonly size: number }>;
  /** Deletes objects without references. */
  remove(scope: Scope, keys: readonly string[]): Promise<void>;
}

/** Storage of the bytes: the local disk or an S3-compatible store. */
export interface ObjectStore {
  /** A URL for the missing bytes of an upload of exactly `size` bytes; large uploads are sent in parts. */
  signPut(key: string, size: number, contentType: string): Promise<NextPart>;
  /**
   * Whether all of it has arrived; from then on it is immutable, whatever is still being sent. Called by one caller
   * at a time, which has locked the upload's row.
   */
  isWhole(key: string, size: number): Promise<boolean>;
  /** The complete object; null when it is missing or incomplete. */
  read(key: string, size: number): Promise<Buffer | null>;
  /** Its first bytes; null when it is missing or incomplete. */
  head(key: string, size: number, bytes: number): Promise<Buffer | null>;
  open(key: string, range?: ByteRange): Promise<Readable | null>;
  write(key: string, bytes: Readable, size: number): Promise<void>;
  /** Writes an object whose size is known only at its end; returns the size. */
  put(key: string, body: AsyncIterable<Uint8Array>, contentType: string): Promise<number>;
  /** Deletes an object, also an incomplete one; does nothing if it is missing. */
  remove(key: string): Promise<void>;
  /** Receives a signed PUT; only the local disk does it itself. */
  receive?(request: SignedPut, isAwaited: IsAwaited): Promise<void>;
  /** Deletes old unfinished uploads; only the local disk has them. */
  sweep?(now: Date): Promise<void>;
  /** Origins that the page must be allowed to upload to. */
  readonly origins: readonly string[];
}

/** Whether an upload is still pending: a URL can outlive its upload. */
export type IsAwaited = (key: string) => Promise<boolean>;

/** Upload URL, signed by the server for this size and time only. */
export interface SignedPut {
  readonly key: string;
  readonly expires: string;
  readonly size: string;
  readonly signature: string;
  /** Start and end of this part, the end exclusive; absent for a single upload. */
  readonly part?: { readonly start: number; readonly end: number };
  readonly body: Readable;
}

/** Larger objects are never read into memory at once. */
export const MAX_CLAIMED_BYTES = 64 * 1024 * 1024;

/** The limits of unregistered uploads: per user, and per team. */
const PENDING_MOST = { own: 50 * 1024 ** 3, team: 200 * 1024 ** 3, rows: 20_000 } as const;

const sha256Of = async (store: ObjectStore, key: string): Promise<Buffer> => {
  const bytes = await store.open(key);
  if (bytes === null) throw problem("upload.not.found");
  const hash = createHash("sha256");
  for await (const chunk of bytes) hash.update(chunk as Buffer);
  return hash.digest();
};

/** Sequential within a team, so that concurrent requests are counted too. @throws upload.too.many */
const checkPending = async (tx: Queries, size: number): Promise<void> => {
  await tx.rows("select pg_advisory_xact_lock(hashtextextended('upload ' || current_tenant_id(), 0))", []);
  const pending = await tx.row<{ own: string; team: string; rows: string }>(
    `select coalesce(sum(size) filter (where user_id = current_user_id()), 0) as own,
       coalesce(sum(size), 0) as team, count(*) filter (where user_id = current_user_id()) as rows
     from upload where not is_kept`,
    [],
  );
  const { own, team, rows } = pending!;
  if (
    Number(own) + size > PENDING_MOST.own ||
    Number(team) + size > PENDING_MOST.team ||
    Number(rows) >= PENDING_MOST.rows
  )
    throw problem("upload.too.many");
};

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

interface UploadRow {
  readonly name: string;
  readonly size: string;
  readonly content_type: string;
  readonly is_kept: boolean;
}

/** Stores bytes, each content once, with a reference count. */
export const createStorage = (database: Database, store: ObjectStore): Storage => {
  /** The caller's own upload that is not claimed or stored yet. */
  const findOpen = (scope: Scope, uuid: string): Promise<UploadRow | undefined> =>
    database.read(scope, (q) =>
      q.row<UploadRow>(
        `select name, size, content_type, is_kept from upload
         where uuid = $1 and user_id = $2 and (take_time is null or is_kept)`,
        [uuid, scope.userId],
      ),
    );

  const announce = (
    scope: Scope,
    { name, size, contentType }: UploadRequest,
    isCounted = false,
  ): Promise<string> =>
    database.write(scope, async (tx) => {
      if (isCounted) await checkPending(tx, size);
      const added = await tx.row<{ uuid: string }>(
        "insert into upload (name, size, content_type) values ($1, $2, $3) returning uuid",
        [name, size, contentType],
      );
      return added!.uuid;
    });

  const claim: Storage["claim"] = async (tx, uuid, scope) => {
    if (!uuidPattern.test(uuid)) throw problem("upload.not.found");
    const taken = await tx.row<UploadRow>(
      `update upload set take_time = now()
       where uuid = $1 and user_id = $2 and take_time is null and size <= ${MAX_CLAIMED_BYTES} returning name, size`,
      [uuid, scope.userId],
    );
    const size = Number(taken?.size);
    if (taken === undefined || !(await store.isWhole(uuid, size))) throw problem("upload.not.found");
    return { name: taken.name, size };
  };

  return {
    async sign({ name, size, contentType }, scope) {
      const uuid = await announce(scope, { name, size, contentType }, true);
      return { uuid, ...(await store.signPut(uuid, size, contentType)) };
    },
    async signAgain(uuid, scope) {
      const row = uuidPattern.test(uuid) ? await findOpen(scope, uuid) : undefined;
      if (row === undefined || row.is_kept) throw problem("upload.not.found");
      return store.signPut(uuid, Number(row.size), row.content_type);
    },
    claim,
    async take(tx, uuid, scope) {
      const { name, size } = await claim(tx, uuid, scope);
      const bytes = await store.read(uuid, size);
      if (bytes === null) throw problem("upload.not.found");
      return { bytes, name, size };
    },
    async keep(tx, uuid, scope) {
      if (!uuidPattern.test(uuid)) throw problem("upload.not.found");
      // The row lock lets a concurrent second call wait, and find it stored.
      const row = await tx.row<UploadRow & { is_taken: boolean }>(
        `select size, content_type, is_kept, take_time is not null as is_taken from upload
         where uuid = $1 and user_id = $2 for no key update`,
        [uuid, scope.userId],
      );
      if (row?.is_kept) return "kept";
      if (row === undefined || row.is_taken) throw problem("upload.not.found");
      const size = Number(row.size);
      if (!(await store.isWhole(uuid, size))) throw problem("upload.not.found");
      const sha256 = size > MAX_CLAIMED_BYTES ? null : await sha256Of(store, uuid);
      await tx.rows("update upload set take_time = now(), is_kept = true, sha256 = $2 where uuid = $1", [
        uuid,
        sha256,
      ]);
      return { key: uuid, size, contentType: row.content_type, sha256 };
    },
    async letGo(tx, uuid) {
      await tx.rows("update upload set is_kept = false where uuid = $1", [uuid]);
    },
    async fingerprint(scope, uuid) {
      const sha256 = await sha256Of(store, uuid);
      await database.write(scope, (tx) =>
        tx.rows("update upload set sha256 = $2 where uuid = $1 and is_kept and sha256 is null", [
          uuid,
          sha256,
        ]),
      );
    },
    read: (uuid, size) => store.read(uuid, size),
    headOf: (key, size, bytes) => store.head(key, size, bytes),
    open: (key, range) => store.open(key, range),
    write: (key, bytes, size) => store.write(key, bytes, size),
    async keepForADay(scope, made, bytes) {
      const key = await announce(scope, made);
      await store.write(key, bytes, made.size);
      return key;
    },
    async make(scope, { name, contentType }, body) {
      const added = await database.write(scope, (tx) =>
        tx.row<{ uuid: string }>(
          "insert into upload (name, size, content_type) values ($1, 0, $2) returning uuid",
          [name, contentType],
        ),
      );
      const { uuid } = added!;
      const size = await store.put(uuid, body, contentType);
      await database.write(scope, (tx) =>
        tx.rows("update upload set size = $2 where uuid = $1", [uuid, size]),
      );
      return { uuid, size };
    },
    async remove(scope, keys) {
      for (const key of keys) await store.remove(key);
      await database.write(scope, (tx) => tx.rows("delete from upload where uuid = any($1::uuid[])", [keys]));
    },
  };
};
