import type { Block } from "@benchleaf/contract";

/** The content of a document in order, without its fonts, columns and positions. */
export type OfficeBlock =
  | Block
  | { readonly kind: "grid"; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: "picture"; readonly name: string; readonly width: number; readonly text: string };

/** An office document as pages of headings, paragraphs, tables and pictures. */
export interface OfficePages {
  readonly blocks: readonly OfficeBlock[];
  /** By the names used in the blocks. */
  readonly pictures: Readonly<Record<string, Uint8Array>>;
  /** Whether something at its end was left out. */
  readonly isCut: boolean;
}

const MOST_PICTURES = 300;
const MOST_PICTURE_BYTES = 48 * 1024 * 1024;

const latin = (bytes: Uint8Array, start: number, end: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1", start, end);

/**
 * The extension of an image that can be printed, by its bytes: complete from its first to its last. Null if invalid,
 * of another type, or truncated.
 */
export const printableEnding = (bytes: Uint8Array): "png" | "jpeg" | "gif" | "webp" | null => {
  const { length } = bytes;
  if (latin(bytes, 0, 8) === "\x89PNG\r\n\x1a\n")
    return latin(bytes, 0, length).includes("IEND") ? "png" : null;
  if (latin(bytes, 0, 3) === "\xff\xd8\xff")
    return latin(bytes, 2, length).includes("\xff\xd9") ? "jpeg" : null;
  if (latin(bytes, 0, 4) === "GIF8") return latin(bytes, length - 64, length).includes(";") ? "gif" : null;
  if (latin(bytes, 0, 4) !== "RIFF" || latin(bytes, 8, 12) !== "WEBP") return null;
  const said = new DataView(bytes.buffer, bytes.byteOffset, length).getUint32(4, true);
  return said + 8 <= length ? "webp" : null;
};

/** Images in order, each once however often it is used; null for what cannot be printed, or is too large. */
export const collectPictures = () => {
  const pictures: Record<string, Uint8Array> = {};
  const named = new Map<Uint8Array, string>();
  let total = 0;
  let isCut = false;
  return {
    pictures,
    isCut: () => isCut,
    add(bytes: Uint8Array | undefined): string | null {
      const ending = bytes === undefined ? null : printableEnding(bytes);
      if (bytes === undefined || ending === null) return null;
      const known = named.get(bytes);
      if (known !== undefined) return known;
      if (named.size >= MOST_PICTURES || total + bytes.length > MOST_PICTURE_BYTES) {
        isCut = true;
        return null;
      }
      total += bytes.length;
      const name = `/office-${named.size + 1}.${ending}`;
      named.set(bytes, name);
      pictures[name] = bytes;
      return name;
    },
  };
};
