import { pictureSize } from "../../../kernel/reading/picture-size.ts";
import { isPrintableSvg } from "./check-svg.ts";

/** Unpacked, so many pixels of four bytes still leave a printer room. */
const MOST_PIXELS = 80_000_000;

const startsAsMarkup = (bytes: Uint8Array): boolean =>
  /^\uFEFF?\s*</.test(new TextDecoder().decode(bytes.subarray(0, 256)));

/**
 * Whether a picture can be printed within bounds, told by its header or its markup and before it is drawn. What passes
 * may still be broken: its printer runs where it may end.
 */
export const isPrintablePicture = (bytes: Uint8Array): boolean => {
  const size = pictureSize(bytes);
  if (size !== null) return size.width > 0 && size.height > 0 && size.width * size.height <= MOST_PIXELS;
  return startsAsMarkup(bytes) && isPrintableSvg(new TextDecoder().decode(bytes), isPrintablePicture);
};
