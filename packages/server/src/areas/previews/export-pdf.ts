import { cleanFileName, type FileKind, type Id, type PdfMode } from "@benchleaf/contract";
import { WorkerLost } from "../../kernel/compute.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { FileAnswer } from "../../kernel/mount.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { type ExportWork, MAX_OUTPUT_BYTES, mergePdf } from "./merge-pdf.ts";
import { hasPdf } from "./previews.rules.ts";
import type { OpenedVersion, PreviewsService } from "./previews.service.ts";
import type { PrintFiles } from "./print-files.ts";
import { type PrintPhrases, type Reader, wordsFor } from "./print-phrases.ts";

export interface MadePdf {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Share of the progress for creating them; the rest is for joining them. */
const PRINTED = 0.95;

const titleOf = (names: readonly string[], words: PrintPhrases): string =>
  names.length === 1 ? (names[0] ?? "") : words("pdfTitle", { count: names.length });

/** To a user who waits on the page, the reason makes no difference. */
const asImpossible =
  (name: string) =>
  (error: unknown): never => {
    throw error instanceof WorkerLost ? problem("pdf.not.possible", { name }) : error;
  };

const asPdf = (name: string): string => `${name.replace(/\.pdf$/i, "")}.pdf`;

/** Two files with the same name are distinguished by a number. */
const nonOverlapping = (names: readonly string[]): string[] => {
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
  { compute, database, audit }: Pick<Kernel, "compute" | "database" | "audit">,
  previews: PreviewsService,
  printing: PrintFiles,
) => {
  const merge = mergePdf({ compute }, printing);

  const openPrintable = async (scope: Scope, fileId: Id, version?: number): Promise<OpenedVersion> => {
    const opened = await previews.open(scope, fileId, version);
    if (!hasPdf(opened.shown)) throw problem("pdf.not.possible", { name: opened.file.name });
    return opened;
  };

  const openAll = async (scope: Scope, fileIds: readonly Id[]): Promise<OpenedVersion[]> => {
    const opened: OpenedVersion[] = [];
    for (const fileId of new Set(fileIds)) opened.push(await openPrintable(scope, fileId));
    return opened;
  };

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

  const zip = async (
    scope: Scope,
    opened: readonly OpenedVersion[],
    reader: Reader,
    work: ExportWork,
  ): Promise<Uint8Array> => {
    const names = nonOverlapping(opened.map(({ file }) => asPdf(cleanFileName(file.name) || "file")));
    const files: Record<string, Uint8Array> = {};
    let made = 0;
    for (const [index, one] of opened.entries()) {
      work.signal?.throwIfAborted();
      const bytes = await printing.onePdf(scope, one, reader, work);
      made += bytes.byteLength;
      if (made > MAX_OUTPUT_BYTES) throw problem("pdf.too.large");
      files[names[index]!] = bytes;
      await work.progress?.(((index + 1) / opened.length) * PRINTED);
    }
    return compute.run("zip-files", { files }, { team: scope.tenantId });
  };

  /** Several files as one document, or as a ZIP with one of each. One after the other: memory holds few at a time. */
  const make = async (
    scope: Scope,
    opened: readonly OpenedVersion[],
    mode: PdfMode,
    reader: Reader,
    work: ExportWork = {},
  ): Promise<MadePdf> => {
    const names = opened.map(({ file }) => file.name);
    const title = titleOf(names, wordsFor(reader));
    const made =
      mode === "zip"
        ? {
            fileName: `${title}.zip`,
            contentType: "application/zip",
            bytes: await zip(scope, opened, reader, work),
          }
        : {
            fileName: asPdf(title),
            contentType: "application/pdf",
            bytes: await merge(scope, opened, { title, reader, work }),
          };
    await record(scope, opened, mode);
    return made;
  };

  const answer = ({ bytes, ...made }: MadePdf): FileAnswer => ({
    ...made,
    body: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  });

  return {
    openAll,
    make,

    async previewByPdf(
      scope: Scope,
      { fileType, fileId }: { fileType: FileKind; fileId: Id },
      version: number | undefined,
      reader: Reader,
    ): Promise<FileAnswer> {
      const opened = await openPrintable(scope, fileId, version);
      if (opened.file.kind !== fileType) throw problem("projectFile.not.found");
      const bytes = await printing.onePdf(scope, opened, reader).catch(asImpossible(opened.file.name));
      return answer({ fileName: asPdf(opened.file.name), contentType: "application/pdf", bytes });
    },

    async batchExport(
      scope: Scope,
      { fileIds, mode }: { fileIds: readonly Id[]; mode: PdfMode },
      reader: Reader,
    ): Promise<FileAnswer> {
      const opened = await openAll(scope, fileIds);
      const title = titleOf(
        opened.map(({ file }) => file.name),
        wordsFor(reader),
      );
      return answer(await make(scope, opened, mode, reader).catch(asImpossible(title)));
    },
  };
};
export type ExportPdf = ReturnType<typeof exportPdf>;
