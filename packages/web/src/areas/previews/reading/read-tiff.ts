import { decode, decodeImage, toRGBA8 } from "utif2";
import { Unreadable } from "./faults.ts";
import { fetchWhole } from "./fetch-bytes.ts";
import type { Source } from "./source.ts";

export interface TiffPage {
  readonly pages: number;
  readonly width: number;
  readonly height: number;
  readonly bitsPerSample: number;
  /** RGBA, eight bits per channel; deeper images are scaled to the range they use. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
}

const MOST_BYTES = 200 * 1024 * 1024;
const MOST_PIXELS = 120_000_000;
const [WIDTH, HEIGHT, BITS, SAMPLES] = ["t256", "t257", "t258", "t277"] as const;

const numberIn = (tag: unknown): number => (Array.isArray(tag) ? Number(tag[0]) : Number.NaN);

/** Sixteen bits of grey, as cameras of gels and microscopes write it: from its darkest to its brightest. */
const stretchGrey = (
  data: Uint8Array,
  isBigEndian: boolean,
  count: number,
): Uint8ClampedArray<ArrayBuffer> => {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const total = Math.min(count, data.byteLength >> 1);
  let [low, high] = [65_535, 0];
  for (let index = 0; index < total; index += 1) {
    const value = view.getUint16(index * 2, !isBigEndian);
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const scale = high > low ? 255 / (high - low) : 0;
  const pixels = new Uint8ClampedArray(count * 4).fill(255);
  for (let index = 0; index < total; index += 1) {
    const grey = (view.getUint16(index * 2, !isBigEndian) - low) * scale;
    pixels.fill(grey, index * 4, index * 4 + 3);
  }
  return pixels;
};

/** One page of a TIFF. */
export const readTiff = async ({
  address,
  bytes,
  page,
}: Source & { readonly page: number }): Promise<TiffPage> =>
  tiffPage(await fetchWhole(address, bytes, MOST_BYTES), page);

/** @throws {Unreadable} */
export const tiffPage = (file: Uint8Array<ArrayBuffer>, page: number): TiffPage => {
  const images = decode(file.buffer).filter((image) => image[WIDTH] !== undefined);
  const image = images[page];
  if (image === undefined) throw new Unreadable("broken");
  const [width, height] = [numberIn(image[WIDTH]), numberIn(image[HEIGHT])];
  if (!(width > 0 && height > 0)) throw new Unreadable("broken");
  if (width * height > MOST_PIXELS) throw new Unreadable("tooLarge");
  decodeImage(file.buffer, image);
  const bitsPerSample = numberIn(image[BITS]) || 1;
  const isGrey16 = bitsPerSample === 16 && (numberIn(image[SAMPLES]) || 1) === 1;
  const isBigEndian = file[0] === 0x4d;
  const pixels = isGrey16
    ? stretchGrey(image.data, isBigEndian, width * height)
    : new Uint8ClampedArray(toRGBA8(image).buffer as ArrayBuffer);
  if (pixels.length !== width * height * 4) throw new Unreadable("broken");
  return { pages: images.length, width, height, bitsPerSample, pixels };
};
