import { decodeText as decode } from "@benchleaf/bio";
import { collectParts, type DocumentPart } from "../../../kernel/reading/document-part.ts";
import { readHtml } from "../../../kernel/reading/read-markup.ts";
import { readOffice } from "./read-office.ts";
import { readPdf } from "./read-pdf.ts";

const startsWith = (bytes: Uint8Array, sign: string): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, sign.length)).toString("latin1") ===
  sign;

/** Text in its most likely encoding. The last character may be cut if only the beginning was read. */
export const decodeText = (bytes: Uint8Array): string => decode(bytes, { isCut: true }).text;

const isBinary = (bytes: Uint8Array): boolean =>
  !startsWith(bytes, "\xff\xfe") && !startsWith(bytes, "\xfe\xff") && bytes.subarray(0, 4096).includes(0);

/** The text of a document by its actual type, not its name; undefined if it has no readable text. */
export const readDocument = async (bytes: Uint8Array, name: string): Promise<DocumentPart[] | undefined> => {
  if (startsWith(bytes, "%PDF-")) return readPdf(bytes);
  if (startsWith(bytes, "PK\x03\x04")) return readOffice(bytes);
  if (bytes.length === 0 || isBinary(bytes)) return undefined;
  const text = decodeText(bytes);
  const collected = collectParts();
  const isPage = /\.(?:x?html?|xml|svg)$/i.test(name) || /^\s*<(?:!doctype html|html)/i.test(text);
  collected.add(null, isPage ? readHtml(text) : text);
  return collected.parts;
};
