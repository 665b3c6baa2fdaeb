import { unzipSync } from "fflate";
import { collectParts, type DocumentPart } from "../../../kernel/reading/document-part.ts";
import { decodeEntities, readXmlText } from "../../../kernel/reading/read-markup.ts";

/** Unpacked, all that is wanted of one document; more is a trap or of no use. */
const MAX_UNPACKED_BYTES = 96 * 1024 * 1024;
const MAX_MEMBERS = 20_000;

/** Thrown if a document is broken, encrypted or of another type. */
export class UnreadableDocument extends Error {}

const wanted =
  /^(?:word\/(?:document|footnotes|endnotes|comments|header\d*|footer\d*)\.xml|xl\/(?:workbook|sharedStrings|worksheets\/sheet\d+)\.xml|ppt\/(?:slides|notesSlides)\/(?:slide|notesSlide)\d+\.xml|content\.xml)$/;

const unpack = (bytes: Uint8Array): Map<string, string> => {
  let total = 0;
  let members = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (++members > MAX_MEMBERS) throw new UnreadableDocument("too many members");
      if (!wanted.test(name)) return false;
      total += originalSize;
      if (total > MAX_UNPACKED_BYTES) throw new UnreadableDocument("unpacks to too much");
      return true;
    },
  });
  const decoder = new TextDecoder();
  return new Map(Object.entries(files).map(([name, content]) => [name, decoder.decode(content)]));
};

const numberIn = (name: string): number => Number(/(\d+)\.xml$/.exec(name)?.[1] ?? 0);
const byNumber = (a: string, b: string): number => numberIn(a) - numberIn(b);
const readWord = (xml: string): string => readXmlText(xml, "w:t|w:delText", "w:p");

/** Cells of a sheet, a line a row. */
const readSheet = (xml: string, shared: readonly string[]): string => {
  const cells = /<c\s([^>]*?)(?:\/>|>)|<v>([^<]*)<\/v>|<t(?:\s[^>]*)?>([^<]*)<\/t>|<\/row>/g;
  const seen: string[] = [];
  let isShared = false;
  for (const found of xml.matchAll(cells)) {
    if (found[1] !== undefined) isShared = /t="s"/.test(found[1]);
    else if (found[2] !== undefined)
      seen.push(isShared ? (shared[Number(found[2])] ?? "") : decodeEntities(found[2]), "\t");
    else if (found[3] !== undefined) seen.push(decodeEntities(found[3]), "\t");
    else seen.push("\n");
  }
  return seen
    .join("")
    .replace(/\t\n/g, "\n")
    .replace(/\n{2,}/g, "\n");
};

/** docx, xlsx, pptx and the texts of OpenDocument; undefined for any other archive. */
export const readOffice = (bytes: Uint8Array): DocumentPart[] | undefined => {
  const files = unpack(bytes);
  const names = [...files.keys()];
  const collected = collectParts();
  const body = files.get("word/document.xml");
  if (body !== undefined) {
    collected.add(null, readWord(body));
    for (const name of names)
      if (name !== "word/document.xml") collected.add(null, readWord(files.get(name)!));
    return collected.parts;
  }
  const workbook = files.get("xl/workbook.xml");
  if (workbook !== undefined) {
    const strings = files.get("xl/sharedStrings.xml") ?? "";
    const shared = strings.split("</si>").map((item) => readXmlText(item, "t", "si"));
    const titles = [...workbook.matchAll(/<sheet\s[^>]*?name="([^"]*)"/g)].map(([, name]) =>
      decodeEntities(name!),
    );
    const sheets = names.filter((name) => name.startsWith("xl/worksheets/")).sort(byNumber);
    for (const [index, name] of sheets.entries())
      collected.add(
        { kind: "sheet", name: titles[index] ?? String(index + 1) },
        readSheet(files.get(name)!, shared),
      );
    return collected.parts;
  }
  const slides = names.filter((name) => name.startsWith("ppt/")).sort(byNumber);
  if (slides.length > 0) {
    for (const name of slides)
      collected.add({ kind: "slide", number: numberIn(name) }, readXmlText(files.get(name)!, "a:t", "a:p"));
    return collected.parts;
  }
  const open = files.get("content.xml");
  if (open === undefined) return undefined;
  collected.add(null, readXmlText(open, "text:p|text:span|text:h|text:a", "text:p|text:h"));
  return collected.parts;
};
