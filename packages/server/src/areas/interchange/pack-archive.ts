import { createHash } from "node:crypto";
import { Zip, ZipPassThrough } from "fflate";

/** Storing without compression costs no CPU; most lab data is compressed already. */
const PIECE_BYTES = 64 * 1024;

export interface PackedFile {
  readonly path: string;
  readonly time: Date;
  /** Null if the bytes are missing. */
  open(): Promise<AsyncIterable<Uint8Array> | null>;
  /** The number of bytes sent, and their SHA-256. */
  done(size: number, sha256: string): void;
}

/** ZIP has no times before 1980. */
const EARLIEST = new Date("1980-01-02T00:00:00Z");

/**
 * A ZIP created while it is read: nothing is opened before its turn, and only the current chunk is in memory. Members
 * in `last` are requested when all others have been written, since they describe them.
 */
export async function* packArchive(
  files: Iterable<PackedFile>,
  last: { readonly path: string; text(): string } | null,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    if (chunk.length > 0) ready.push(chunk);
  });
  const take = (): Uint8Array[] => {
    if (failure !== null) throw failure;
    const taken = ready;
    ready = [];
    return taken;
  };
  const enter = (path: string, time: Date): ZipPassThrough => {
    const entry = new ZipPassThrough(path);
    entry.mtime = time < EARLIEST ? EARLIEST : time;
    zip.add(entry);
    return entry;
  };
  for (const file of files) {
    const bytes = await file.open();
    if (bytes === null) continue;
    const entry = enter(file.path, file.time);
    const hash = createHash("sha256");
    let size = 0;
    for await (const chunk of bytes) {
      for (let start = 0; start < chunk.length; start += PIECE_BYTES) {
        const piece = chunk.subarray(start, start + PIECE_BYTES);
        hash.update(piece);
        size += piece.length;
        entry.push(piece);
        yield* take();
      }
    }
    entry.push(new Uint8Array(0), true);
    file.done(size, hash.digest("hex"));
    yield* take();
  }
  if (last) enter(last.path, new Date()).push(new TextEncoder().encode(last.text()), true);
  zip.end();
  yield* take();
}
