import { decodeText as decode, type TextEncodingName } from "@benchleaf/bio";

/** Detected encodings of text files, by their common names. */
export type Encoding = "UTF-8" | "UTF-16LE" | "UTF-16BE" | "GB18030" | "Big5" | "Shift-JIS" | "Latin-1";

const names: Readonly<Record<TextEncodingName, Encoding>> = {
  "utf-8": "UTF-8",
  "utf-16le": "UTF-16LE",
  "utf-16be": "UTF-16BE",
  gb18030: "GB18030",
  big5: "Big5",
  shift_jis: "Shift-JIS",
  "windows-1252": "Latin-1",
};

/** The text without the mark at its beginning, and how it is written; see the decoder of `bio`. */
export const decodeText = (bytes: Uint8Array): { text: string; encoding: Encoding } => {
  const { text, encoding } = decode(bytes);
  return { text, encoding: names[encoding] };
};
