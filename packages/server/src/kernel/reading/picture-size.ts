/** Width and height in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const latin = (bytes: Uint8Array, start: number, end: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1", start, end);

/** Frames with the size: SOF0 to SOF15 without the tables DHT, JPG and DAC between them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const jpegSize = (bytes: Uint8Array): PictureSize | null => {
  const view = viewOf(bytes);
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // A fill byte is a single byte, every other segment has a length.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
};

const webpSize = (bytes: Uint8Array): PictureSize | null => {
  const view = viewOf(bytes);
  if (bytes.length < 30) return null;
  const kind = latin(bytes, 12, 16);
  if (kind === "VP8 ")
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (kind === "VP8L") {
    const packed = view.getUint32(21, true);
    return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
  }
  if (kind !== "VP8X") return null;
  const three = (at: number): number => view.getUint16(at, true) + (bytes[at + 2] ?? 0) * 65_536 + 1;
  return { width: three(24), height: three(27) };
};

/** Pixel size of a PNG, JPEG, GIF or WebP from its first bytes, without decoding; null if unknown. */
export const pictureSize = (bytes: Uint8Array): PictureSize | null => {
  const view = viewOf(bytes);
  if (latin(bytes, 0, 8) === "\x89PNG\r\n\x1a\n")
    return bytes.length < 24 || latin(bytes, 12, 16) !== "IHDR"
      ? null
      : { width: view.getUint32(16), height: view.getUint32(20) };
  if (latin(bytes, 0, 4) === "GIF8")
    return bytes.length < 10 ? null : { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  if (latin(bytes, 0, 3) === "\xff\xd8\xff") return jpegSize(bytes);
  return latin(bytes, 0, 4) === "RIFF" && latin(bytes, 8, 12) === "WEBP" ? webpSize(bytes) : null;
};
