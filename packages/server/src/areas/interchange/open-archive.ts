import { createHash } from "node:crypto";
import { pipeline, Readable } from "node:stream";
import { crc32, createInflateRaw } from "node:zlib";
import type { Kernel } from "../../kernel/kernel.ts";
import {
  findZipDirectory,
  ZIP_TAIL_BYTES,
  type ZipMember,
  type ZipPlace,
} from "../../kernel/reading/zip-directory.ts";
import type { Storage } from "../../kernel/storage.ts";

export type Member = Pick<ZipMember, "offset" | "packedSize" | "size" | "method" | "crc">;

/** The bytes of a member do not match the directory. */
export class DamagedMember extends Error {}
/** The archive itself is missing. */
export class MissingArchive extends Error {}

const LOCAL_HEADER = 0x04034b50;
const LOCAL_BYTES = 30;
/** A longer directory is not plausible for seventy thousand members. */
const MAX_DIRECTORY_BYTES = 64 * 1024 ** 2;

export interface ArchiveIndex extends ZipPlace {
  readonly directory: Uint8Array;
}

/** An archive in the storage, read in chunks: only the current chunk is in memory. */
export const openArchive = (storage: Pick<Storage, "open">, key: string, size: number) => {
  const open = async (start: number, length: number) => {
    if (start + length > size) throw new DamagedMember();
    if (length === 0) return Readable.from([]);
    const stream = await storage.open(key, { start, end: start + length });
    if (stream === null) throw new MissingArchive();
    return stream;
  };
  const read = async (start: number, length: number): Promise<Buffer> => {
    const chunks: Buffer[] = [];
    for await (const chunk of await open(start, length)) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  };

  async function* unpack(member: Member): AsyncGenerator<Buffer> {
    const header = await read(member.offset, LOCAL_BYTES);
    if (header.length < LOCAL_BYTES || header.readUInt32LE(0) !== LOCAL_HEADER) throw new DamagedMember();
    const start = member.offset + LOCAL_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
    const packed = await open(start, member.packedSize);
    // The reader gets the error; the callback only prevents an unhandled rejection.
    const bytes = member.method === 0 ? packed : pipeline(packed, createInflateRaw(), () => {});
    let seen = 0;
    let sum = 0;
    try {
      for await (const chunk of bytes as AsyncIterable<Buffer>) {
        seen += chunk.length;
        if (seen > member.size) throw new DamagedMember();
        sum = crc32(chunk, sum);
        yield chunk;
      }
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw code?.startsWith("Z_") ? new DamagedMember() : error;
    }
    if (seen !== member.size || sum !== member.crc) throw new DamagedMember();
  }

  return {
    unpack,
    /** @throws BrokenZip, MissingArchive */
    async index(): Promise<ArchiveIndex | "too-many-members"> {
      const tail = Math.min(size, ZIP_TAIL_BYTES);
      const place = findZipDirectory(await read(size - tail, tail), size);
      if (place.length > MAX_DIRECTORY_BYTES) return "too-many-members";
      return { ...place, directory: new Uint8Array(await read(place.offset, place.length)) };
    },
    /** A complete member that is known to be small. */
    async bytesOf(member: Member): Promise<Uint8Array<ArrayBuffer>> {
      const chunks: Buffer[] = [];
      for await (const chunk of unpack(member)) chunks.push(chunk);
      return new Uint8Array(Buffer.concat(chunks));
    },
    /** The SHA-256 of its bytes. `onBytes` receives the number of bytes read. */
    async digest(member: Member, onBytes: (count: number) => void): Promise<string> {
      const hash = createHash("sha256");
      for await (const chunk of unpack(member)) {
        hash.update(chunk);
        onBytes(chunk.length);
      }
      return hash.digest("hex");
    },
  };
};
export type Archive = ReturnType<typeof openArchive>;

export type OpenArchive = (key: string, size: number) => Archive;
export const archivesOf =
  ({ storage }: Pick<Kernel, "storage">): OpenArchive =>
  (key, size) =>
    openArchive(storage, key, size);
