import { decodeText as decode, type TextEncodingName } from "../text/decode-text.ts";

/** Text of a file; `wrongAt` is the line of the first byte that is not UTF-8, when it had to be read otherwise. */
export interface Decoded {
  readonly text: string;
  readonly encoding: TextEncodingName;
  readonly wrongAt: number | null;
}

/**
 * Decodes a sequence file as {@link decode} decodes all text, and returns where it is not valid UTF-8. `isCut` if the
 * bytes are only the start of the file.
 *
 * @example decodeText(new Uint8Array([0xe9])) // { text: "é", encoding: "windows-1252", wrongAt: 1 }
 */
export const decodeText = (bytes: Uint8Array, isCut = false): Decoded => {
  const { text, encoding } = decode(bytes, { isCut });
  if (encoding === "utf-8") return { text, encoding, wrongAt: null };
  const isWide = encoding === "utf-16le" || encoding === "utf-16be";
  return { text, encoding, wrongAt: isWide ? 1 : lineOfFirstWrongByte(bytes) };
};

/** Decodes line by line until one fails. */
const lineOfFirstWrongByte = (bytes: Uint8Array): number => {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const hasNewlines = bytes.includes(10);
  let line = 1;
  for (let from = 0; from < bytes.length; ) {
    const newline = bytes.indexOf(hasNewlines ? 10 : 13, from);
    const end = newline < 0 ? bytes.length : newline + 1;
    try {
      decoder.decode(bytes.subarray(from, end));
    } catch {
      return line;
    }
    line++;
    from = end;
  }
  return line;
};
