import { formatLocation, type SequenceRecord } from "@benchleaf/bio";
import { decodeText, parseDelimited, parseMarkdown, sniffDelimiter } from "@benchleaf/contract";
import type { PrintedRecord, PrintedSheet } from "../files/kinds.service.ts";
import { moleculePicture } from "./molecule-picture.ts";
import type { PrintBlock, Section } from "./pdf-sections.ts";
import type { PrintPhrases } from "./print-phrases.ts";
import { type OfficePages, printableEnding } from "./reading/office-pages.ts";

export type Content = Pick<Section, "blocks" | "pictures"> & {
  /** What a page is a record of. */
  readonly about?: PrintedRecord;
};

/** Limits of the printed content of a file; the document reports what was left out. */
const [MOST_LETTERS, MOST_ROWS, MOST_COLUMNS, MOST_BASES, MOST_FEATURES] = [
  300_000, 1_500, 14, 60_000, 500,
] as const;
const [LINE_LETTERS, MOST_LINES] = [96, 5_000] as const;
const [BASES_A_LINE, BASES_A_GROUP] = [60, 10] as const;

/** Long lines are broken at the page width. */
const wrap = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .flatMap((line) => line.replaceAll("\t", "    ").match(new RegExp(`.{1,${LINE_LETTERS}}`, "gu")) ?? [""])
    .join("\n");

const remarkOf = (isCut: boolean, words: PrintPhrases): PrintBlock[] =>
  isCut ? [{ kind: "remark", text: words("pdfFirstPart") }] : [];

export const layOutText = (bytes: Uint8Array, words: PrintPhrases): Content => {
  const { text } = decodeText(bytes);
  const lines = wrap(text.slice(0, MOST_LETTERS)).split("\n");
  const isCut = text.length > MOST_LETTERS || lines.length > MOST_LINES;
  return {
    blocks: [...remarkOf(isCut, words), { kind: "lines", text: lines.slice(0, MOST_LINES).join("\n") }],
    pictures: {},
  };
};

export const layOutMarkdown = (bytes: Uint8Array, words: PrintPhrases): Content => {
  const { text } = decodeText(bytes);
  const blocks = parseMarkdown(text.slice(0, MOST_LETTERS));
  return { blocks: [...remarkOf(text.length > MOST_LETTERS, words), ...blocks], pictures: {} };
};

export const layOutTable = (bytes: Uint8Array, name: string, words: PrintPhrases): Content => {
  const { text } = decodeText(bytes);
  const rows = parseDelimited(text, /\.(tsv|tab)$/i.test(name) ? "\t" : sniffDelimiter(text));
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const isCut = rows.length > MOST_ROWS + 1 || columns > MOST_COLUMNS;
  const kept = rows.slice(0, MOST_ROWS + 1).map((row) => row.slice(0, MOST_COLUMNS));
  return {
    blocks: [...remarkOf(isCut, words), { kind: "grid", head: kept[0] ?? [], rows: kept.slice(1) }],
    pictures: {},
  };
};

/** Rebuilt from the document's text and images, as a note on the page says. */
export const layOutOffice = ({ blocks, pictures, isCut }: OfficePages, words: PrintPhrases): Content => ({
  blocks: [{ kind: "remark", text: words("pdfSimplified") }, ...remarkOf(isCut, words), ...blocks],
  pictures,
});

const captionOf = (text: string): PrintBlock => ({
  kind: "paragraph",
  inside: [{ kind: "emphasis", inside: [{ kind: "text", text }] }],
});

/** A figure that an area drew itself; images of users are never SVG. */
const isDrawing = (bytes: Uint8Array): boolean => new TextDecoder().decode(bytes.subarray(0, 4)) === "<svg";

/** A notebook page or document with its images; a broken image is replaced by a note. */
export const layOutPage = (
  { blocks, attachments = {} }: Extract<PrintedSheet, { form: "page" }>,
  words: PrintPhrases,
): Content => {
  const pictures: Record<string, Uint8Array> = {};
  const shown = blocks.flatMap((block): PrintBlock[] => {
    if (block.kind !== "attachment") return [block];
    const bytes = attachments[block.attachmentId];
    const ending = bytes === undefined ? null : isDrawing(bytes) ? "svg" : printableEnding(bytes);
    if (bytes === undefined || ending === null)
      return [
        { kind: "remark", text: words("pdfPictureBroken") },
        ...(block.text === "" ? [] : [captionOf(block.text)]),
      ];
    const name = `/attachment-${block.attachmentId}.${ending}`;
    pictures[name] = bytes;
    const picture = { kind: "picture", name, width: block.width, text: block.text } as const;
    return block.text === "" ? [picture] : [picture, captionOf(block.text)];
  });
  return { blocks: shown, pictures };
};

export const layOutImage = (
  bytes: Uint8Array,
  extension: string,
  text: string,
  words: PrintPhrases,
): Content => {
  // An SVG cannot be truncated at its end.
  if (extension !== "svg" && printableEnding(bytes) === null)
    return { blocks: [{ kind: "remark", text: words("pdfPictureBroken") }], pictures: {} };
  const name = `/picture.${extension}`;
  return { blocks: [{ kind: "picture", name, width: 100, text }], pictures: { [name]: bytes } };
};

/** Sixty bases a line in groups of ten, each line with the number of its first. */
const numberedLetters = (sequence: string): string => {
  const digits = String(sequence.length).length;
  const lines = Array.from({ length: Math.ceil(sequence.length / BASES_A_LINE) }, (_, index) => {
    const start = index * BASES_A_LINE;
    const letters = sequence.slice(start, start + BASES_A_LINE);
    const groups = letters.match(new RegExp(`.{1,${BASES_A_GROUP}}`, "g")) ?? [];
    return `${String(start + 1).padStart(digits)}  ${groups.join(" ")}`;
  });
  return lines.join("\n");
};

/** A molecule's record sheet: its map, its features with numbers, its numbered bases. */
export const layOutSequence = (record: SequenceRecord, words: PrintPhrases): Content => {
  const { sequence, features } = record;
  const unit = ({ protein: "aa", rna: "nt", dna: "bp" } as const)[record.kind];
  const length = `${sequence.length.toLocaleString("en-US")} ${unit}`;
  const rows = features
    .filter(({ type }) => type !== "source")
    .slice(0, MOST_FEATURES)
    .map((feature) => [
      feature.name,
      feature.type,
      formatLocation(feature.locations, feature.operator, sequence.length),
    ]);
  const picture = new TextEncoder().encode(moleculePicture(record, length));
  const heading = (text: string): PrintBlock => ({
    kind: "heading",
    level: 2,
    inside: [{ kind: "text", text }],
  });
  return {
    blocks: [
      {
        kind: "facts",
        rows: [
          [words("pdfLength"), length],
          [words("pdfTopology"), words(record.topology === "circular" ? "pdfCircular" : "pdfLinear")],
          ...(record.description ? [[words("pdfDescription"), record.description] as const] : []),
        ],
      },
      {
        kind: "picture",
        name: "/map.svg",
        width: record.topology === "circular" ? 90 : 100,
        text: record.name,
      },
      ...(rows.length > 0
        ? [
            heading(words("pdfFeatures")),
            {
              kind: "grid" as const,
              head: [words("pdfFeatureName"), words("pdfFeatureType"), words("pdfFeaturePlace")],
              rows,
            },
            ...remarkOf(features.length > MOST_FEATURES, words),
          ]
        : []),
      heading(words("pdfLetters")),
      ...remarkOf(sequence.length > MOST_BASES, words),
      { kind: "lines", text: numberedLetters(sequence.slice(0, MOST_BASES)) },
    ],
    pictures: { "/map.svg": picture },
  };
};
