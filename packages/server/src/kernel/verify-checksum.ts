import { createHash, timingSafeEqual } from "node:crypto";
import { type Readable, Transform } from "node:stream";

/**
 * An object's bytes on their way out, held against the SHA-256 of what was registered: the last piece leaves only
 * when all of it is right, so that no one takes changed bytes for whole. Without a hash (old or very large objects,
 * until it is counted, and of ranges) they pass as they are.
 */
export const verifyChecksum = (bytes: Readable | null, sha256: Buffer | null): Readable | null => {
  if (bytes === null || sha256 === null) return bytes;
  const hash = createHash("sha256");
  let held: Buffer | null = null;
  const checked = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      const before = held;
      held = chunk;
      done(null, before ?? undefined);
    },
    flush(done) {
      const isRight = timingSafeEqual(hash.digest(), sha256);
      done(
        isRight ? null : new Error("the stored bytes are not those that were registered"),
        held ?? undefined,
      );
    },
  });
  bytes.on("error", (error) => checked.destroy(error));
  checked.on("close", () => bytes.destroy());
  return bytes.pipe(checked);
};
