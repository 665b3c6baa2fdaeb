import type { DocumentWarning } from "./document-segments.ts";
import { drawingDialect, wordDialect } from "./ooxml-dialects.ts";
import type { PartText } from "./part-text.ts";
import { ParagraphReader } from "./read-paragraphs.ts";
import { XmlCursor } from "./scan-xml.ts";
import { decodePart, type ZipParts } from "./zip-parts.ts";

/** A part with its name and how it becomes bytes again. */
export interface OfficePart extends PartText {
  readonly name: string;
  readonly encode: (text: string) => Uint8Array;
}

/** Paragraphs of Word and of drawings in one part. */
export const readParagraphs = (xml: string, place: string): PartText => {
  const cursor = new XmlCursor(xml);
  const reader = new ParagraphReader(cursor, [wordDialect(xml), drawingDialect(xml)]);
  reader.place = place;
  while (cursor.next()) reader.visit();
  return { text: xml, units: reader.units };
};

/** A part for the list of parts; null with a warning if it is in another encoding. */
export const officePart = (
  zip: ZipParts,
  name: string,
  read: (xml: string) => PartText,
  warnings: DocumentWarning[],
): OfficePart | null => {
  const decoded = decodePart(zip.read(name));
  if (decoded === null) {
    warnings.push({ code: "part.unreadable", place: name });
    return null;
  }
  return { ...read(decoded.text), name, encode: decoded.encode };
};
