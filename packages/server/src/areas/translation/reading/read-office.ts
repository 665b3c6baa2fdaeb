import { UnreadableDocument } from "./document-fault.ts";
import type { DocumentWarning } from "./document-segments.ts";
import { type OfficePart, officePart, readParagraphs } from "./office-part.ts";
import { listedParts, type PartKind, partsByKind, referencesOf } from "./package-parts.ts";
import type { PartText } from "./part-text.ts";
import { readPlainElements } from "./plain-elements.ts";
import { readWorkbook } from "./read-workbook.ts";
import { openParts, type ZipParts } from "./zip-parts.ts";

/** An office document as far as it has text. */
export interface OfficeDocument {
  readonly zip: ZipParts;
  readonly parts: readonly OfficePart[];
  readonly warnings: readonly DocumentWarning[];
}

/** A chart: its titles, and names of series and categories that are written into it. */
const readChart = (xml: string, place: string): PartText => {
  const { units } = readParagraphs(xml, place);
  const values = readPlainElements(xml, "v", /:?(?:strCache|strLit|multiLvlStrCache)$/, place);
  return { text: xml, units: [...units, ...values].sort((one, other) => one.start - other.start) };
};

const readers: Partial<Record<PartKind, (xml: string, place: string) => PartText>> = {
  chart: readChart,
  slideComments: (xml, place) => ({ text: xml, units: readPlainElements(xml, "text", /:?cm$/, place) }),
};

const wordPlaces = (kinds: ReadonlyMap<PartKind, readonly string[]>): [string, PartKind, string][] =>
  (["body", "footnotes", "endnotes", "comments", "header", "footer", "chart", "diagram"] as const).flatMap(
    (kind) =>
      (kinds.get(kind) ?? []).map((name, index): [string, PartKind, string] => [
        name,
        kind,
        kind === "body" ? "" : /^(?:header|footer|chart|diagram)$/.test(kind) ? `${kind} ${index + 1}` : kind,
      ]),
  );

/** Slides in their order, each followed by its charts and notes. */
const slidePlaces = (
  zip: ZipParts,
  kinds: ReadonlyMap<PartKind, readonly string[]>,
): [string, PartKind, string][] => {
  const kindOf = new Map([...kinds].flatMap(([kind, names]) => names.map((name) => [name, kind] as const)));
  const all = kinds.get("slide") ?? [];
  const [presentation] = kinds.get("presentation") ?? [];
  const listed =
    presentation === undefined ? [] : listedParts(zip, presentation, "sldId").map(({ part }) => part);
  const ordered = [...new Set([...listed.filter((name) => all.includes(name)), ...all])];
  const seen = new Set<string>();
  return ordered.flatMap((slide, index) =>
    [slide, ...referencesOf(zip, slide).values()].flatMap((name): [string, PartKind, string][] => {
      const kind = kindOf.get(name);
      if (kind === undefined || seen.has(name) || !/^(?:slide|chart|diagram|notes|slideComments)$/.test(kind))
        return [];
      if (kind === "slide" && name !== slide) return [];
      seen.add(name);
      return [
        [
          name,
          kind,
          `${kind === "notes" ? "notes" : kind === "slideComments" ? "comments" : "slide"} ${index + 1}`,
        ],
      ];
    }),
  );
};

/**
 * The text of an office document with its places.
 *
 * @throws UnreadableDocument
 */
export const readOffice = (kind: "docx" | "pptx" | "xlsx", bytes: Uint8Array): OfficeDocument => {
  const zip = openParts(bytes);
  const kinds = partsByKind(zip);
  const main = { docx: "body", pptx: "slide", xlsx: "sheet" } as const;
  if (!kinds.has(main[kind])) throw new UnreadableDocument("document.damaged", `no ${main[kind]}`);
  const warnings: DocumentWarning[] = [];
  if (kind === "xlsx") return { zip, parts: readWorkbook(zip, kinds, warnings), warnings };
  const places = kind === "docx" ? wordPlaces(kinds) : slidePlaces(zip, kinds);
  const parts = places.flatMap(([name, partKind, place]) => {
    const read = readers[partKind] ?? readParagraphs;
    return officePart(zip, name, (xml) => read(xml, place), warnings) ?? [];
  });
  if (kind === "docx" && parts.some(({ text }) => /<w:(?:del|moveFrom)[\s>]/.test(text)))
    warnings.push({ code: "document.revisions", place: "" });
  if (zip.names.some((name) => /\/embeddings\/.*\.(?:bin|docx?|pptx?)$/i.test(name)))
    warnings.push({ code: "object.embedded", place: "" });
  return { zip, parts, warnings };
};
