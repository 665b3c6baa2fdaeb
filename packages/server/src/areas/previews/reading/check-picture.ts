import { pictureSize } from "../../../kernel/reading/picture-size.ts";
import { isPrintableSvg } from "./check-svg.ts";

/** Decoded, this many pixels of four bytes still leave memory for rendering. */
const MOST_PIXELS = 80_000_000;

const startsAsMarkup = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*</.test(new TextDecoder().decode(bytes.subarray(0, 256)));

/**
 * Whether an image can be printed within limits, from its header or markup and before it is rendered. An image that
 * passes may still be broken: it is rendered in a process that may crash.
 */
export const isPrintablePicture = (bytes: Uint8Array): boolean => {
  const size = pictureSize(bytes);
  if (size !== null) return size.width > 0 && size.height > 0 && size.width * size.height <= MOST_PIXELS;
  return startsAsMarkup(bytes) && isPrintableSvg(new TextDecoder().decode(bytes), isPrintablePicture);
};
