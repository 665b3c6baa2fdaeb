import type { PicturePage } from "./picture-page.tsx";
import { svgPicture } from "./svg-picture.ts";

/** What screens call 100 %. */
const SCREEN_DPI = 96;
/** No browser draws larger. */
const MOST_PIXELS = 16_000;

export interface PngSize {
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels of a picture at a resolution, made smaller where no browser could draw it. */
export const pngSize = ({ width, height }: Pick<PicturePage, "width" | "height">, dpi: number): PngSize => {
  const scale = Math.min(dpi / SCREEN_DPI, MOST_PIXELS / Math.max(1, width, height));
  return { scale, width: Math.round(width * scale), height: Math.round(height * scale) };
};

const loadImage = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("picture not drawn"));
    image.src = address;
  });

/** A page as a PNG that knows its resolution. */
export const pngPicture = async (page: PicturePage, dpi: number, ground: string | null): Promise<Blob> => {
  const address = URL.createObjectURL(await svgPicture(page, ground));
  try {
    const image = await loadImage(address);
    const size = pngSize(page, dpi);
    const canvas = document.createElement("canvas");
    canvas.width = size.width;
    canvas.height = size.height;
    canvas.getContext("2d")?.drawImage(image, 0, 0, size.width, size.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (!blob) throw new Error("picture too large");
    return new Blob([withResolution(new Uint8Array(await blob.arrayBuffer()), size.scale * SCREEN_DPI)], {
      type: "image/png",
    });
  } finally {
    URL.revokeObjectURL(address);
  }
};

/** CRC-32 of ISO 3309, as PNG uses it. */
const crc = (bytes: Uint8Array): number => {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
};

/** Signature and header chunk of every PNG: 8 and 25 bytes. */
const HEADER = 33;

/** Adds the chunk `pHYs`: pixels a metre, which programs of print read. */
export const withResolution = (png: Uint8Array, dpi: number): Uint8Array<ArrayBuffer> => {
  const chunk = new Uint8Array(21);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, 9);
  chunk.set([0x70, 0x48, 0x59, 0x73], 4);
  const perMetre = Math.round(dpi / 0.0254);
  view.setUint32(8, perMetre);
  view.setUint32(12, perMetre);
  chunk[16] = 1;
  view.setUint32(17, crc(chunk.subarray(4, 17)));
  const whole = new Uint8Array(png.length + chunk.length);
  whole.set(png.subarray(0, HEADER));
  whole.set(chunk, HEADER);
  whole.set(png.subarray(HEADER), HEADER + chunk.length);
  return whole;
};
