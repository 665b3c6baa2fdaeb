import { createHash, timingSafeEqual } from "node:crypto";
import { type Readable, Transform } from "node:stream";

/**
 * Verifies an object's bytes against the SHA-256 of its registration while they are sent: the last chunk is sent only
 * if all of it is correct, so that nobody mistakes changed bytes for complete ones. Without a hash (old or very large
 * objects until it is computed, and ranges) the bytes pass unchecked.
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
