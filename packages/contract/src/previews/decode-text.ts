/** Encodings of text files that are told apart. */
export type Encoding = "UTF-8" | "UTF-16LE" | "UTF-16BE" | "GB18030" | "Latin-1";

const labels: Record<Encoding, string> = {
  "UTF-8": "utf-8",
  "UTF-16LE": "utf-16le",
  "UTF-16BE": "utf-16be",
  GB18030: "gb18030",
  "Latin-1": "windows-1252",
};

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    // A letter that is cut at the end of what was looked at is no fault.
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
};

/** Of GBK's letters of two bytes nearly all that people write are Chinese; of a Western text few are. */
const isChinese = (bytes: Uint8Array): boolean => {
  const text = new TextDecoder("gb18030").decode(bytes, { stream: true });
  const chinese = text.match(/[\u4e00-\u9fff\u3000-\u303f\uff00-\uffef]/g)?.length ?? 0;
  const others = text.match(/[\u0080-\u2fff\u3040-\u4dff\ua000-\ufeff\ufff0-\uffff]/g)?.length ?? 0;
  return chinese > 0 && others <= chinese * 0.1;
};

const LOOKED_AT = 64 * 1024;

/**
 * How a text is written. A mark at its beginning tells; else what is right as UTF-8 is UTF-8.
 *
 * @example guessEncoding(new Uint8Array([0xd6, 0xca, 0xc1, 0xa3])) // "GB18030"
 */
export const guessEncoding = (bytes: Uint8Array): Encoding => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "UTF-16LE";
  if (first === 0xfe && second === 0xff) return "UTF-16BE";
  const head = bytes.subarray(0, LOOKED_AT);
  if (isUtf8(head)) return isUtf8(bytes) ? "UTF-8" : "Latin-1";
  return isChinese(head) ? "GB18030" : "Latin-1";
};

/** The text without the mark at its beginning; letters that are none become U+FFFD. */
export const decodeText = (bytes: Uint8Array): { text: string; encoding: Encoding } => {
  const encoding = guessEncoding(bytes);
  return { text: new TextDecoder(labels[encoding]).decode(bytes), encoding };
};
