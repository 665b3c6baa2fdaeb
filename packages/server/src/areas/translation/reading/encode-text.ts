import type { TextEncodingName } from "@benchleaf/bio";

const tables = new Map<TextEncodingName, ReadonlyMap<string, readonly number[]>>();

/** The bytes of each character of an encoding of one or two bytes, from what its decoder says. */
const tableOf = (encoding: TextEncodingName): ReadonlyMap<string, readonly number[]> => {
  const known = tables.get(encoding);
  if (known) return known;
  const decoder = new TextDecoder(encoding);
  const table = new Map<string, readonly number[]>();
  const add = (bytes: readonly number[]): void => {
    const text = decoder.decode(Uint8Array.from(bytes));
    if ([...text].length === 1 && text !== "\uFFFD" && !table.has(text)) table.set(text, bytes);
  };
  for (let one = 0; one < 0x100; one++) add([one]);
  if (encoding !== "windows-1252")
    for (let one = 0x81; one < 0xff; one++) for (let two = 0x40; two < 0xff; two++) add([one, two]);
  tables.set(encoding, table);
  return table;
};

const wide = (text: string, isBig: boolean): Uint8Array => {
  const bytes = Buffer.from(text, "utf16le");
  return new Uint8Array(isBig ? bytes.swap16() : bytes);
};

/**
 * Bytes of a text in an encoding that was read; null if it cannot express the text.
 *
 * @example encodeText("é", "windows-1252") // [0xe9]
 */
export const encodeText = (text: string, encoding: TextEncodingName): Uint8Array | null => {
  if (encoding === "utf-8") return new TextEncoder().encode(text);
  if (encoding === "utf-16le" || encoding === "utf-16be") return wide(text, encoding === "utf-16be");
  const table = tableOf(encoding);
  const bytes: number[] = [];
  for (const sign of text) {
    const some = table.get(sign);
    if (some === undefined) return null;
    for (const byte of some) bytes.push(byte);
  }
  return Uint8Array.from(bytes);
};
