import { buffer } from "node:stream/consumers";
import type { FileKind, Id, PreviewView, SignatureRecord } from "@benchleaf/contract";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { FileKindActions, PrintedRecord } from "../files/kinds.service.ts";
import { layOutAlignment } from "./lay-out-alignment.ts";
import * as content from "./lay-out-content.ts";
import type { PrintBlock, Section } from "./pdf-sections.ts";
import { pictureOf } from "./previews.rules.ts";
import type { OpenedVersion } from "./previews.service.ts";
import { findPrintPlace } from "./previews.store.ts";
import { dayFor, momentFor, type PrintPhrases, type Reader, wordsFor } from "./print-phrases.ts";
import type { OfficeDocument } from "./reading/office-document.ts";
import type { OfficePages } from "./reading/office-pages.ts";
import { type TypesetWork, typesetSections, type Work } from "./typeset-sections.ts";

export type { Work } from "./typeset-sections.ts";

/** Signatures of a file, of any version, each compared with the signed content. */
export type SignaturesOf = (scope: Scope, fileId: Id) => Promise<readonly SignatureRecord[]>;

/** Provides the content of files that are not uploads, and their signatures. */
export interface PrintSources {
  readonly sheetOf: (kind: FileKind) => FileKindActions["sheet"];
  readonly signaturesOf: SignaturesOf;
}

type OfficeView = OfficeDocument["view"];

const MOST_BYTES = 24 * 1024 * 1024;
const READ_MS = 30_000;

/** What a page is a record of, as rows under its title. */
const recordFacts = (reader: Reader, about: PrintedRecord | undefined): (readonly [string, string])[] => {
  if (about === undefined) return [];
  const words = wordsFor(reader);
  const { code, day, fields } = about;
  const rows: (readonly [string, string])[] = [
    [words("pdfNumber"), code],
    [words("pdfExperimentDate"), day === null ? "" : dayFor(reader, day)],
    ...fields,
  ];
  return rows.filter(([, value]) => value !== "");
};

/** Lays versions of files out as PDF: each a section with its location, its content and its signatures. */
export const printFiles = (
  {
    brand,
    database,
    storage,
    compute,
    log,
  }: Pick<Kernel, "brand" | "database" | "storage" | "compute" | "log">,
  { sheetOf, signaturesOf }: PrintSources,
) => {
  const bytesOf = async ({ file, content: kept }: OpenedVersion): Promise<Buffer> => {
    if (kept === null || kept.size > MOST_BYTES) throw problem("pdf.not.possible", { name: file.name });
    const stream = await storage.open(kept.key);
    if (stream === null) throw problem("projectFile.not.found");
    return buffer(stream);
  };

  const isOffice = (view: PreviewView): view is OfficeView =>
    view === "word" || view === "sheet" || view === "slides";

  /** @throws pdf.not.possible if the reader exceeds its time or memory limit */
  const readOffice = async (scope: Scope, opened: OpenedVersion, view: OfficeView): Promise<OfficePages> => {
    const bytes = new Uint8Array(await bytesOf(opened));
    const read = await compute
      .run("read-office", { bytes, view }, { team: scope.tenantId, timeout: READ_MS })
      .catch(() => null);
    if (read === null) throw problem("pdf.not.possible", { name: opened.file.name });
    return read;
  };

  const layOut = async (
    scope: Scope,
    opened: OpenedVersion,
    words: PrintPhrases,
    timezone: string,
  ): Promise<content.Content> => {
    const { file, shown } = opened;
    const printed = sheetOf(file.kind);
    if (printed) {
      const sheet = await printed(scope, file.id, opened.version, timezone);
      if (sheet === undefined) throw problem("pdf.not.possible", { name: file.name });
      if (sheet.form === "page")
        return { ...content.layOutPage(sheet, words), ...(sheet.about && { about: sheet.about }) };
      return sheet.form === "alignment"
        ? layOutAlignment(sheet.alignment, words)
        : content.layOutSequence({ ...sheet.record, name: file.name }, words);
    }
    if (isOffice(shown.view)) return content.layOutOffice(await readOffice(scope, opened, shown.view), words);
    const bytes = await bytesOf(opened);
    const picture = pictureOf(shown);
    if (picture !== null) return content.layOutImage(bytes, picture, file.name, words);
    if (shown.view === "markdown") return content.layOutMarkdown(bytes, words);
    if (shown.view === "table") return content.layOutTable(bytes, file.name, words);
    return content.layOutText(bytes, words);
  };

  const manifest = async (scope: Scope, opened: OpenedVersion, reader: Reader): Promise<PrintBlock[]> => {
    const words = wordsFor(reader);
    const signed = (await signaturesOf(scope, opened.file.id)).filter(
      ({ version }) => version === opened.version,
    );
    if (signed.length === 0) return [];
    return [
      { kind: "heading", level: 2, inside: [{ kind: "text", text: words("pdfSignatures") }] },
      {
        kind: "grid",
        head: [words("pdfSigner"), words("pdfMeaning"), words("pdfSigned"), words("pdfDigest")],
        rows: signed.map(({ signerName, meaning, time, digest, isIntact, comment }) => [
          signerName,
          [words(`pdfMeaning_${meaning}`), comment].filter(Boolean).join(" – "),
          momentFor(reader, time),
          `${digest.slice(0, 16)}… ${words(isIntact ? "pdfIntact" : "pdfAltered")}`,
        ]),
      },
    ];
  };

  const frame = async (
    scope: Scope,
    { file, version }: OpenedVersion,
    reader: Reader,
    index: number,
    laid: content.Content,
    signatures: readonly PrintBlock[],
  ): Promise<Section> => {
    const words = wordsFor(reader);
    const place = await database.read(scope, (q) => findPrintPlace(q, file.id, version));
    const saved = momentFor(reader, place?.save_time ?? file.update_time);
    // Each section's images have unique names.
    const own = (name: string) => `/${index}${name}`;
    const blocks = laid.blocks.map((block) =>
      block.kind === "picture" ? { ...block, name: own(block.name) } : block,
    );
    return {
      title: file.name,
      place: [place?.team_name, place?.project_name, file.name].filter(Boolean).join(" / "),
      stamp: words("pdfVersion", { version }),
      blocks: [
        {
          kind: "facts",
          rows: [
            [words("pdfOwner"), file.owner_name],
            [words("pdfSaved"), [place?.author_name, saved].filter(Boolean).join(", ")],
            ...recordFacts(reader, laid.about),
          ],
        },
        ...blocks,
        ...signatures,
      ],
      pictures: Object.fromEntries(Object.entries(laid.pictures).map(([name, bytes]) => [own(name), bytes])),
    };
  };

  const sectionOf = async (
    scope: Scope,
    opened: OpenedVersion,
    reader: Reader,
    index: number,
  ): Promise<Section> => {
    const [laid, signatures] = await Promise.all([
      layOut(scope, opened, wordsFor(reader), reader.timezone),
      manifest(scope, opened, reader),
    ]);
    return frame(scope, opened, reader, index, laid, signatures);
  };

  /** The signatures of a file that is a PDF, on an additional page; null if there are none. */
  const signedPage = async (
    scope: Scope,
    opened: OpenedVersion,
    reader: Reader,
    index: number,
  ): Promise<Section | null> => {
    const signatures = await manifest(scope, opened, reader);
    if (signatures.length === 0) return null;
    return frame(scope, opened, reader, index, { blocks: [], pictures: {} }, signatures);
  };

  const typeset = (
    scope: Scope,
    sections: readonly Section[],
    title: string,
    reader: Reader,
    work: TypesetWork = {},
  ): Promise<Uint8Array> =>
    typesetSections({ brand, compute, log }, scope, { sections, title, reader }, work);

  /** A PDF is returned unchanged, with its signatures on an additional page if pages can be added. */
  const onePdf = async (
    scope: Scope,
    opened: OpenedVersion,
    reader: Reader,
    work?: Work,
  ): Promise<Uint8Array> => {
    const title = opened.file.name;
    if (opened.shown.view !== "pdf")
      return typeset(scope, [await sectionOf(scope, opened, reader, 0)], title, reader, work);
    const bytes = await bytesOf(opened);
    const signed = await signedPage(scope, opened, reader, 0);
    if (signed === null) return bytes;
    const parts = [bytes, await typeset(scope, [signed], title, reader, work)];
    const joined = await compute.run(
      "join-pdfs",
      { title, parts, isNumbered: false },
      { team: scope.tenantId },
    );
    return joined.ok ? joined.bytes : bytes;
  };

  return { bytesOf, sectionOf, signedPage, typeset, onePdf };
};
export type PrintFiles = ReturnType<typeof printFiles>;
