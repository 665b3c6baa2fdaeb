/** Text of a file; `wrongAt` is the line of the first byte that is not UTF-8, when it had to be read otherwise. */
export interface Decoded {
  readonly text: string;
  readonly encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
  readonly wrongAt: number | null;
}

/**
 * Decodes a file: UTF-16 by its byte-order mark or by its zero bytes, else UTF-8, else Windows-1252 (Latin-1
 * with the printable half of its control range), which accepts everything. The mark is taken off.
 *
 * @example decodeText(new Uint8Array([0xe9])) // { text: "é", encoding: "windows-1252", wrongAt: 1 }
 */
export const decodeText = (bytes: Uint8Array): Decoded => {
  const wide = wideEncoding(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: wide, wrongAt: 1 };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { text, encoding: "utf-8", wrongAt: null };
  } catch {
    const text = new TextDecoder("windows-1252").decode(bytes);
    return { text, encoding: "windows-1252", wrongAt: lineOfFirstWrongByte(bytes) };
  }
};

const wideEncoding = (bytes: Uint8Array): "utf-16le" | "utf-16be" | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const probe = Math.min(64, bytes.length & ~1);
  if (probe < 8) return null;
  let [even, odd] = [0, 0];
  for (let at = 0; at < probe; at += 2) {
    if (bytes[at] === 0) even++;
    if (bytes[at + 1] === 0) odd++;
  }
  if (odd === probe / 2 && even === 0) return "utf-16le";
  return even === probe / 2 && odd === 0 ? "utf-16be" : null;
};

/** Decodes in pieces until one fails, then byte by byte within it. */
const lineOfFirstWrongByte = (bytes: Uint8Array): number => {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let line = 1;
  for (let from = 0; from < bytes.length; ) {
    const newline = bytes.indexOf(10, from);
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
