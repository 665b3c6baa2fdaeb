import { buffer } from "node:stream/consumers";
import type { FileKind, Id, PdfMode, SignatureRecord } from "@benchleaf/contract";
import type { Kernel } from "../../kernel/kernel.ts";
import type { FileAnswer } from "../../kernel/mount.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { ExportSequence } from "../sequences/sequences.service.ts";
import * as content from "./lay-out-content.ts";
import { PAGE_PROGRAM } from "./page-program.ts";
import type { PrintBlock, Section } from "./pdf-sections.ts";
import { hasPdf, pictureOf } from "./previews.rules.ts";
import type { OpenedVersion, PreviewsService } from "./previews.service.ts";
import { findPrintPlace } from "./previews.store.ts";
import { momentFor, type PrintWords, type Reader, wordsFor } from "./print-words.ts";

/** Signatures under a file, of any version, each compared with what was signed. */
export type SignaturesOf = (scope: Scope, fileId: Id) => Promise<readonly SignatureRecord[]>;

const MOST_BYTES = 24 * 1024 * 1024;
const TYPESET_MS = 50_000;

const titleOf = (names: readonly string[], words: PrintWords): string =>
  names.length === 1 ? (names[0] ?? "") : words("pdfTitle", { count: names.length });

const asPdf = (name: string): string => `${name.replace(/\.pdf$/i, "")}.pdf`;

/** Two files of one name are told apart by a number. */
const apart = (names: readonly string[]): string[] => {
  const taken = new Set<string>();
  return names.map((name) => {
    const [, stem = name, ending = ""] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? [];
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${stem} (${number})${ending}`;
    taken.add(free.toLowerCase());
    return free;
  });
};

export const exportPdf = (
  kernel: Pick<Kernel, "database" | "storage" | "compute" | "audit">,
  previews: PreviewsService,
  exportSequence: ExportSequence,
  signaturesOf: SignaturesOf,
) => {
  const { database, storage, compute, audit } = kernel;

  const bytesOf = async ({ content: kept }: OpenedVersion): Promise<Buffer> => {
    if (kept === null || kept.size > MOST_BYTES) throw problem("pdf.not.possible");
    const stream = await storage.open(kept.key);
    if (stream === null) throw problem("projectFile.not.found");
    return buffer(stream);
  };

  const recordOf = async (scope: Scope, { file, version }: OpenedVersion) => {
    const { body } = await exportSequence.file(scope, file.id, { format: "genbank", version });
    const read = await compute.run("read-sequences", { bytes: body as Buffer, fileName: "record.gb" });
    const record = read.ok ? read.records[0] : undefined;
    if (record === undefined) throw problem("pdf.not.possible");
    return { ...record, name: file.name };
  };

  const layOut = async (scope: Scope, opened: OpenedVersion, words: PrintWords): Promise<content.Content> => {
    const { file, shown } = opened;
    if (opened.content === null && shown.view === "sequence")
      return content.layOutSequence(await recordOf(scope, opened), words);
    const bytes = await bytesOf(opened);
    const picture = pictureOf(shown);
    if (picture !== null) return content.layOutImage(bytes, picture, file.name);
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

  const sectionOf = async (
    scope: Scope,
    opened: OpenedVersion,
    reader: Reader,
    index: number,
  ): Promise<Section> => {
    const words = wordsFor(reader);
    const { file, version } = opened;
    const [place, laid, signatures] = await Promise.all([
      database.read(scope, (q) => findPrintPlace(q, file.id, version)),
      layOut(scope, opened, words),
      manifest(scope, opened, reader),
    ]);
    const saved = momentFor(reader, place?.save_time ?? file.update_time);
    // Each section's pictures have names of their own.
    const own = (name: string) => `/${index}${name}`;
    const blocks = laid.blocks.map((block) =>
      block.kind === "picture" ? { ...block, name: own(block.name) } : block,
    );
    return {
      title: file.name,
      place: [place?.team_name, place?.project_name].filter(Boolean).join(" / "),
      stamp: words("pdfVersion", { version }),
      blocks: [
        {
          kind: "facts",
          rows: [
            [words("pdfOwner"), file.owner_name],
            [words("pdfSaved"), [place?.author_name, saved].filter(Boolean).join(", ")],
          ],
        },
        ...blocks,
        ...signatures,
      ],
      pictures: Object.fromEntries(Object.entries(laid.pictures).map(([name, bytes]) => [own(name), bytes])),
    };
  };

  const typeset = (sections: readonly Section[], title: string, reader: Reader): Promise<Uint8Array> => {
    const [lang = "zh", region = "CN"] = reader.locale.split("-");
    const made = wordsFor(reader)("pdfMade", { time: momentFor(reader, new Date()) });
    const said = sections.map(({ pictures: _, ...section }) => section);
    return compute.run(
      "typeset",
      {
        program: PAGE_PROGRAM,
        data: JSON.stringify({ title, lang, region, made, sections: said }),
        pictures: Object.assign({}, ...sections.map(({ pictures }) => pictures)),
      },
      { timeout: TYPESET_MS },
    );
  };

  /** A PDF that is one already is given as it is. */
  const onePdf = async (scope: Scope, opened: OpenedVersion, reader: Reader): Promise<Uint8Array> => {
    if (opened.shown.view === "pdf") return bytesOf(opened);
    return typeset([await sectionOf(scope, opened, reader, 0)], opened.file.name, reader);
  };

  const openPrintable = async (scope: Scope, fileId: Id, version?: number): Promise<OpenedVersion> => {
    const opened = await previews.open(scope, fileId, version);
    if (!hasPdf(opened.shown)) throw problem("pdf.not.possible", { name: opened.file.name });
    return opened;
  };

  const answer = (fileName: string, bytes: Uint8Array, contentType = "application/pdf"): FileAnswer => ({
    fileName,
    contentType,
    body: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  });

  const record = (scope: Scope, opened: readonly OpenedVersion[], mode: PdfMode): Promise<unknown> =>
    database.write(scope, async (tx) => {
      for (const { file, version } of opened)
        await audit.record(tx, scope, {
          action: "file.exportPdf",
          objectType: "file",
          objectId: file.id,
          after: { version, mode },
        });
    });

  return {
    async previewByPdf(
      scope: Scope,
      { fileType, fileId }: { fileType: FileKind; fileId: Id },
      version: number | undefined,
      reader: Reader,
    ): Promise<FileAnswer> {
      const opened = await openPrintable(scope, fileId, version);
      if (opened.file.kind !== fileType) throw problem("projectFile.not.found");
      return answer(asPdf(opened.file.name), await onePdf(scope, opened, reader));
    },

    /** Several files as one document, or as a ZIP with one of each. One after the other: memory holds few at a time. */
    async batchExport(
      scope: Scope,
      { fileIds, mode }: { fileIds: readonly Id[]; mode: PdfMode },
      reader: Reader,
    ): Promise<FileAnswer> {
      const opened: OpenedVersion[] = [];
      for (const fileId of new Set(fileIds)) opened.push(await openPrintable(scope, fileId));
      const title = titleOf(
        opened.map(({ file }) => file.name),
        wordsFor(reader),
      );
      if (mode === "zip") {
        const names = apart(opened.map(({ file }) => asPdf(file.name.replaceAll("/", "_"))));
        const files: Record<string, Uint8Array> = {};
        for (const [index, one] of opened.entries()) files[names[index]!] = await onePdf(scope, one, reader);
        const bytes = await compute.run("zip-files", { files });
        await record(scope, opened, mode);
        return answer(`${title}.zip`, bytes, "application/zip");
      }
      const foreign = opened.find(({ shown }) => shown.view === "pdf");
      if (foreign !== undefined) throw problem("pdf.not.merged", { name: foreign.file.name });
      const sections: Section[] = [];
      for (const [index, one] of opened.entries()) sections.push(await sectionOf(scope, one, reader, index));
      const bytes = await typeset(sections, title, reader);
      await record(scope, opened, mode);
      return answer(asPdf(title), bytes);
    },
  };
};
export type ExportPdf = ReturnType<typeof exportPdf>;
