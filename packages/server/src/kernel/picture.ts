import { MAX_AVATAR_BYTES } from "@benchleaf/contract";
import { problem } from "./problem.ts";

export interface Picture {
  readonly contentType: "image/png" | "image/jpeg";
  readonly width: number;
  readonly height: number;
}

const LARGEST_SIDE_PX = 8192;

const pngOf = (bytes: Buffer): Picture | null => {
  const isPng = bytes.length > 24 && bytes.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"));
  if (!isPng || bytes.toString("latin1", 12, 16) !== "IHDR") return null;
  return { contentType: "image/png", width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
};

/** Frames that carry the size: SOF0 to SOF15 without the tables DHT, JPG and DAC between them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const jpegOf = (bytes: Buffer): Picture | null => {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      return { contentType: "image/jpeg", width, height };
    }
    // A fill byte stands alone, every other segment tells its length.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
};

/**
 * What a picture is, by its bytes and never by its name: PNG or JPEG of at most 2 MB.
 *
 * @throws picture.invalid
 */
export const readPicture = (bytes: Buffer): Picture => {
  const picture = bytes.length > MAX_AVATAR_BYTES ? null : (pngOf(bytes) ?? jpegOf(bytes));
  const isSized =
    picture !== null && [picture.width, picture.height].every((side) => side > 0 && side <= LARGEST_SIDE_PX);
  if (!isSized) throw problem("picture.invalid");
  return picture;
};
