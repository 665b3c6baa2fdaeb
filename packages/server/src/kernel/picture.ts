import { MAX_AVATAR_BYTES } from "@benchleaf/contract";
import { problem } from "./problem.ts";
import { pictureSize } from "./reading/picture-size.ts";

/** The type of an image, read from its first bytes and not from its name. */
export interface Picture {
  readonly contentType: "image/png" | "image/jpeg";
  readonly width: number;
  readonly height: number;
}

const LARGEST_SIDE_PX = 8192;

const typeOf = (bytes: Buffer): Picture["contentType"] | null => {
  if (bytes.subarray(0, 4).equals(Buffer.from("\x89PNG", "latin1"))) return "image/png";
  return bytes.subarray(0, 2).equals(Buffer.from([0xff, 0xd8])) ? "image/jpeg" : null;
};

/**
 * The type of an image by its bytes, never by its name: PNG or JPEG of at most 2 MB.
 *
 * @throws picture.invalid
 */
export const readPicture = (bytes: Buffer): Picture => {
  const contentType = bytes.length > MAX_AVATAR_BYTES ? null : typeOf(bytes);
  const size = contentType === null ? null : pictureSize(bytes);
  const isSized =
    size !== null && [size.width, size.height].every((side) => side > 0 && side <= LARGEST_SIDE_PX);
  if (contentType === null || !isSized) throw problem("picture.invalid");
  return { contentType, ...size };
};
