import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { Section } from "./pdf-sections.ts";
import type { OpenedVersion } from "./previews.service.ts";
import type { PrintFiles, Work } from "./print-files.ts";
import type { Reader } from "./print-phrases.ts";

/** Progress for the user who waits for an export, 0 to 1. */
export interface ExportWork extends Work {
  progress?(fraction: number): Promise<void>;
}

/** Limit of all PDFs of one export together: they are in memory until they are sent. */
export const MAX_OUTPUT_BYTES = 200 * 1024 * 1024;
/** Share of the progress for collecting; the rest is for joining. */
const GATHERED = 0.6;

/** Several files as one document, in order: PDFs are included unchanged, everything in between is laid out. */
export const mergePdf =
  ({ compute }: Pick<Kernel, "compute">, printing: PrintFiles) =>
  /** @throws pdf.not.merged for a PDF that is protected or broken */
  async (
    scope: Scope,
    opened: readonly OpenedVersion[],
    { title, reader, work }: { title: string; reader: Reader; work: ExportWork },
  ): Promise<Uint8Array> => {
    const parts: { name: string; bytes: Uint8Array }[] = [];
    let sections: Section[] = [];
    let total = 0;
    const keep = (name: string, bytes: Uint8Array): void => {
      total += bytes.byteLength;
      if (total > MAX_OUTPUT_BYTES) throw problem("pdf.too.large");
      parts.push({ name, bytes });
    };
    // Since PDFs are included unchanged, page numbers are added at the end.
    const isNumbered = !opened.some(({ shown }) => shown.view === "pdf");
    const layOut = async (): Promise<void> => {
      if (sections.length > 0)
        keep(title, await printing.typeset(scope, sections, title, reader, { ...work, isNumbered }));
      sections = [];
    };
    for (const [index, one] of opened.entries()) {
      work.signal?.throwIfAborted();
      if (one.shown.view === "pdf") {
        await layOut();
        keep(one.file.name, await printing.bytesOf(one));
        const signed = await printing.signedPage(scope, one, reader, index);
        if (signed !== null) sections.push(signed);
      } else {
        sections.push(await printing.sectionOf(scope, one, reader, index));
      }
      await work.progress?.(((index + 1) / opened.length) * GATHERED);
    }
    await layOut();
    const [only] = parts;
    if (only !== undefined && parts.length === 1) return only.bytes;
    const given = { title, parts: parts.map(({ bytes }) => bytes), isNumbered: true };
    const joined = await compute.run("join-pdfs", given, { ...work, team: scope.tenantId });
    if (joined.ok) return joined.bytes;
    throw problem("pdf.not.merged", { name: parts[joined.part]?.name ?? "" });
  };
