import { UnreadableDocument } from "./document-fault.ts";
import type { DocumentKind, DocumentText } from "./document-segments.ts";
import type { OfficePart } from "./office-part.ts";
import { checkWritten, type TextUnit, writePart } from "./part-text.ts";
import { readPlainText, writePlainText } from "./plain-text.ts";
import { readOffice } from "./read-office.ts";

/** More paragraphs than are translated at a time. */
const MAX_SEGMENTS = 100_000;

const isOffice = (kind: DocumentKind): kind is "docx" | "pptx" | "xlsx" =>
  kind === "docx" || kind === "pptx" || kind === "xlsx";

/** The units to be translated, in the order of their numbers. */
const offeredUnits = (parts: readonly OfficePart[]): TextUnit[] => {
  const units = parts.flatMap((part) =>
    part.units.filter(({ isOffered, twin }) => isOffered && twin === undefined),
  );
  if (units.length > MAX_SEGMENTS) throw new UnreadableDocument("document.too.large", "too many paragraphs");
  return units;
};

/**
 * Reads the text of a document.
 *
 * @throws UnreadableDocument
 */
export const readDocument = async (kind: DocumentKind, bytes: Uint8Array): Promise<DocumentText> => {
  if (kind === "pdf") return { kind, segments: [], warnings: [{ code: "pdf.not.read", place: "" }] };
  if (!isOffice(kind)) return { kind, segments: readPlainText(kind, bytes), warnings: [] };
  const { parts, warnings } = readOffice(kind, bytes);
  const segments = offeredUnits(parts).map(({ coded, place }, index) => ({
    no: index + 1,
    text: coded.text,
    place,
  }));
  return { kind, segments, warnings };
};

/** The document opens again, and says what it should. */
const reopen = (
  kind: "docx" | "pptx" | "xlsx",
  bytes: Uint8Array,
  parts: readonly OfficePart[],
  textOf: TextOf,
): void => {
  const again = readOffice(kind, bytes);
  const byName = new Map(again.parts.map((part) => [part.name, part]));
  for (const part of parts) {
    const written = byName.get(part.name);
    if (written === undefined) throw new UnreadableDocument("document.unwritable", part.name);
    checkWritten(part, written, textOf);
  }
};

type TextOf = (unit: TextUnit) => string | undefined;

/**
 * Writes a document with other texts: those of segments that have none stay. Only the text changes, byte for byte;
 * with the texts of `readDocument` the result is the given document. It is opened again and compared before it is
 * returned. The result for a PDF is text.
 *
 * @throws UnreadableDocument
 */
export const writeDocument = async (
  kind: DocumentKind,
  bytes: Uint8Array,
  targets: ReadonlyMap<number, string>,
): Promise<Uint8Array> => {
  if (kind === "pdf")
    return new TextEncoder().encode(
      [...targets]
        .sort(([one], [other]) => one - other)
        .map(([, text]) => `${text}\n\n`)
        .join(""),
    );
  if (!isOffice(kind)) return writePlainText(kind, bytes, targets);
  const { zip, parts } = readOffice(kind, bytes);
  const numbers = new Map(offeredUnits(parts).map((unit, index) => [unit, index + 1]));
  const textOf: TextOf = (unit) => targets.get(numbers.get(unit) ?? 0);
  const changed = new Map<string, Uint8Array>();
  for (const part of parts) {
    const text = writePart(part, textOf);
    if (text !== part.text) changed.set(part.name, part.encode(text));
  }
  if (changed.size === 0) return bytes;
  const written = zip.replace(changed);
  reopen(kind, written, parts, textOf);
  return written;
};
