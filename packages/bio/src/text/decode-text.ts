/** Encodings that are distinguished, by the names of the WHATWG. */
export type TextEncodingName =
  | "utf-8"
  | "utf-16le"
  | "utf-16be"
  | "gb18030"
  | "big5"
  | "shift_jis"
  | "windows-1252";

/** The text of bytes in an unknown encoding. */
export interface DecodedText {
  /** Without the mark at its beginning. */
  readonly text: string;
  readonly encoding: TextEncodingName;
  /** Whether the encoding was guessed: there is no byte order mark and it is not valid UTF-8. */
  readonly isGuessed: boolean;
}

/** What is known about the bytes. */
interface DecodeOptions {
  /** They are the beginning of more, so that the last residue may be cut. */
  readonly isCut?: boolean;
}

/**
 * Decodes bytes, in the browser and on the server alike: by their byte order mark, as UTF-16 by its zero bytes, as
 * UTF-8 if they are valid, else as GB18030, Big5 or Shift-JIS if most characters would be common ones of that script,
 * else as Windows-1252, which decodes everything. No byte is lost.
 *
 * @example decodeText(new Uint8Array([0xe9])) // { text: "é", encoding: "windows-1252", isGuessed: true }
 * @example decodeText(new Uint8Array([0xd6, 0xca, 0xc1, 0xa3])).encoding // "gb18030"
 */
export const decodeText = (bytes: Uint8Array, { isCut = false }: DecodeOptions = {}): DecodedText => {
  const marked = markedEncoding(bytes);
  if (marked) return { text: new TextDecoder(marked).decode(bytes), encoding: marked, isGuessed: false };
  const wide = wideEncoding(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: wide, isGuessed: true };
  const plain = inFull(bytes, "utf-8", isCut);
  if (plain !== null) return { text: plain, encoding: "utf-8", isGuessed: false };
  const asian = eastAsian(bytes, isCut);
  if (asian) return { ...asian, isGuessed: true };
  return { text: decodeWindows1252(bytes), encoding: "windows-1252", isGuessed: true };
};

const markedEncoding = ([first, second, third]: Uint8Array): TextEncodingName | null => {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : null;
};

const inFull = (bytes: Uint8Array, encoding: TextEncodingName, isCut: boolean): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return null;
  }
};

/** So many bytes at the beginning are looked at for zeros. */
const PROBE = 4096;

/**
 * UTF-16 without a mark: text has no zero bytes, so that zeros at every other byte only are the halves of plain
 * residues and line ends. Text of another script has few of them, but no control characters.
 */
const wideEncoding = (bytes: Uint8Array): "utf-16le" | "utf-16be" | null => {
  const probe = bytes.subarray(0, Math.min(PROBE, bytes.length & ~1));
  if (probe.length < 4 || !probe.includes(0)) return null;
  let [even, odd] = [0, 0];
  for (let at = 0; at < probe.length; at += 2) {
    if (probe[at] === 0) even++;
    if (probe[at + 1] === 0) odd++;
  }
  // A stray zero byte makes no UTF-16.
  if (even > 0 === odd > 0 || even + odd < Math.max(2, probe.length / 40)) return null;
  const encoding = odd > 0 ? "utf-16le" : "utf-16be";
  const text = inFull(probe, encoding, true);
  return text === null || CONTROL.test(text) ? null : encoding;
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\0-\x08\x0b\x0e-\x1f\x7f-\x9f\ufffe\uffff]/;

/** The residues that people write most, by their first byte and the least second one, and punctuation. */
const everyday: Readonly<Record<"gb18030" | "big5" | "shift_jis", readonly (readonly number[])[]>> = {
  gb18030: [
    [0xb0, 0xd7, 0xa1],
    [0xa1, 0xa3, 0xa1],
  ],
  big5: [
    [0xa4, 0xc6, 0x40],
    [0xa1, 0xa3, 0x40],
  ],
  shift_jis: [
    [0x81, 0x83, 0x40],
    [0x88, 0x97, 0x40],
  ],
};

/** Share of the residues beyond ASCII that have to be everyday ones. */
const MIN_SHARE = 0.6;
/**
 * Share of residues that no Western text has: in Big5 those of two high bytes (`µl`, `it’s` have one), in Shift-JIS
 * kana. In GB18030 all everyday residues are of two high bytes.
 */
const LEAST_TELLING = 0.2;

const eastAsian = (
  bytes: Uint8Array,
  isCut: boolean,
): { readonly text: string; readonly encoding: TextEncodingName } | null => {
  const fitting = (["gb18030", "big5", "shift_jis"] as const)
    .map((encoding) => ({ encoding, ...countEveryday(bytes, encoding) }))
    .filter(({ usual, telling, all }) => usual >= MIN_SHARE * all && telling >= LEAST_TELLING * all)
    .sort((one, other) => other.usual / other.all - one.usual / one.all || other.usual - one.usual);
  for (const { encoding } of fitting) {
    const text = inFull(bytes, encoding, isCut);
    if (text !== null) return { text, encoding };
  }
  return null;
};

/** The number of characters that are enough to detect the encoding. */
const MOST_COUNTED = 20_000;

/** Residues of two bytes, and bytes that begin none, in text of an encoding. */
const countEveryday = (
  bytes: Uint8Array,
  encoding: keyof typeof everyday,
): { readonly usual: number; readonly telling: number; readonly all: number } => {
  const ranges = everyday[encoding];
  let [usual, telling, all] = [0, 0, 0];
  for (let at = 0; at < bytes.length && all < MOST_COUNTED; at++) {
    const first = bytes[at]!;
    if (first < 0x80) continue;
    all++;
    // Half-width katakana are alone.
    if (encoding === "shift_jis" && first >= 0xa1 && first <= 0xdf) continue;
    const second = bytes[at + 1] ?? 0;
    if (ranges.some(([from = 0, to = 0, least = 0]) => first >= from && first <= to && second >= least))
      usual++;
    if (encoding === "shift_jis" ? first === 0x82 || first === 0x83 : second >= 0xa1) telling++;
    at++;
  }
  return { usual, telling, all };
};

/** The characters of bytes 80 to 9F; the decoder of Node 20 returns control characters. */
const HIGH = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

/**
 * Bytes as Windows-1252 by the table of the WHATWG, the same in each environment.
 *
 * @example decodeWindows1252(new Uint8Array([0x99])) // "™"
 */
export const decodeWindows1252 = (bytes: Uint8Array): string => {
  if (!bytes.some((code) => code >= 0x80 && code < 0xa0)) return latin.decode(bytes);
  const codes = new Uint16Array(bytes.length);
  for (let at = 0; at < bytes.length; at++) codes[at] = codeOf[bytes[at]!]!;
  return wide.decode(codes);
};

const latin = new TextDecoder("windows-1252");
// The elements of a 16-bit array are in the byte order of the machine.
const isLittleEndian = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;
const wide = new TextDecoder(isLittleEndian ? "utf-16le" : "utf-16be", { ignoreBOM: true });
const codeOf = Uint16Array.from({ length: 256 }, (_, code) =>
  code >= 0x80 && code < 0xa0 ? HIGH.charCodeAt(code - 0x80) : code,
);

/**
 * A text of which every line ends with LF, whatever its lines ended with before: CR, CRLF, or some of each. The same
 * string where no CR is alone, so that CRLF stays.
 *
 * @example unifyLineEnds("a\rb\r\nc\n") // "a\nb\nc\n"
 */
export const unifyLineEnds = (text: string): string =>
  text.includes("\r") && LONE_CR.test(text) ? text.replace(/\r\n?/g, "\n") : text;

const LONE_CR = /\r(?!\n)/;
