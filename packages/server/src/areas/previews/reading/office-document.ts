import { cellText, SLIDE_PARTS, type Slide, slidesOf } from "@benchleaf/contract";
import { unzipSync } from "fflate";
import { collectPictures, type OfficeBlock, type OfficePages } from "./office-pages.ts";
import { readWordPages } from "./word-pages.ts";

/** An office document whose kind was read from its content. */
export interface OfficeDocument {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly view: "word" | "sheet" | "slides";
}

const MOST_UNPACKED = 160 * 1024 * 1024;
const [MOST_SHEETS, MOST_ROWS, MOST_COLUMNS, MOST_SLIDES] = [40, 1_500, 14, 500] as const;
const WORD_PARTS =
  /^word\/(?:document|styles|numbering|_rels\/document\.xml)\.(?:xml|rels)$|^word\/media\/[^/]+$/;

const unpack = (bytes: Uint8Array, wanted: RegExp): Record<string, Uint8Array> | null => {
  let total = 0;
  const isFit = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    if (!wanted.test(name)) return false;
    total += originalSize;
    return total <= MOST_UNPACKED;
  };
  const parts = unzipSync(bytes, { filter: isFit });
  return total > MOST_UNPACKED ? null : parts;
};

const heading = (text: string, level = 2): OfficeBlock => ({
  kind: "heading",
  level,
  inside: [{ kind: "text", text }],
});

const sheetPages = async (bytes: Uint8Array<ArrayBuffer>): Promise<OfficePages | null> => {
  // The reader unpacks its content; whether it may be unpacked is checked before.
  if (unpack(bytes, /\.xml$/) === null) return null;
  const { default: readWorkbook } = await import("read-excel-file/universal");
  const sheets = await readWorkbook(bytes.slice().buffer);
  const blocks: OfficeBlock[] = [];
  let isCut = sheets.length > MOST_SHEETS;
  for (const { sheet, data } of sheets.slice(0, MOST_SHEETS)) {
    const rows = data
      .slice(0, MOST_ROWS)
      .map((row: readonly unknown[]) => row.slice(0, MOST_COLUMNS).map(cellText));
    isCut ||= data.length > MOST_ROWS || data.some((row: readonly unknown[]) => row.length > MOST_COLUMNS);
    blocks.push(heading(sheet), { kind: "grid", head: rows[0] ?? [], rows: rows.slice(1) });
  }
  return { blocks, pictures: {}, isCut };
};

const slideBlocks = (
  slide: Slide,
  number: number,
  add: (bytes: Uint8Array) => string | null,
): OfficeBlock[] => [
  heading(slide.title === "" ? String(number) : `${number}. ${slide.title}`),
  ...slide.paragraphs.map(
    ({ text, level }): OfficeBlock =>
      level === 0
        ? { kind: "paragraph", inside: [{ kind: "text", text }] }
        : { kind: "list", start: null, items: [[{ kind: "paragraph", inside: [{ kind: "text", text }] }]] },
  ),
  ...slide.pictures.flatMap(({ bytes }): OfficeBlock[] => {
    const name = add(bytes);
    return name === null ? [] : [{ kind: "picture", name, width: 70, text: slide.title }];
  }),
  ...(slide.notes === ""
    ? []
    : [
        {
          kind: "quote" as const,
          blocks: [{ kind: "paragraph" as const, inside: [{ kind: "text" as const, text: slide.notes }] }],
        },
      ]),
];

const slidePages = (parts: Readonly<Record<string, Uint8Array>>): OfficePages | null => {
  const slides = slidesOf(parts);
  if (slides === null) return null;
  const pictures = collectPictures();
  const blocks = slides
    .slice(0, MOST_SLIDES)
    .flatMap((slide, index) => slideBlocks(slide, index + 1, pictures.add));
  return { blocks, pictures: pictures.pictures, isCut: slides.length > MOST_SLIDES || pictures.isCut() };
};

/** Text and pictures of an office document, to be laid out again. Null for other files, or a zip bomb. */
export const readOfficeDocument = async ({ bytes, view }: OfficeDocument): Promise<OfficePages | null> => {
  try {
    if (view === "sheet") return await sheetPages(bytes);
    const parts = unpack(bytes, view === "word" ? WORD_PARTS : SLIDE_PARTS);
    if (parts === null) return null;
    return view === "word" ? readWordPages(parts) : slidePages(parts);
  } catch {
    // Their parsers throw various errors on a broken file.
    return null;
  }
};
