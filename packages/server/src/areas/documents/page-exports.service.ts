import {
  type DocumentContent,
  type FileKind,
  type Id,
  type PageExportFormat,
  type PageNode,
  pageToBlocks,
  pageToHtml,
  pageToMarkdown,
} from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { FileAnswer } from "../../kernel/mount.ts";
import type { Scope } from "../../kernel/scope.ts";
import { openFile } from "../files/files.service.ts";
import type { PrintedSheet } from "../files/kinds.service.ts";
import { findVersion } from "./documents.store.ts";
import { listPageAttachments } from "./page-attachments.store.ts";
import { readAttachments } from "./page-attachments.ts";
import { writeDocx } from "./write-docx.ts";

/** How the content of a page is read. */
interface PageReader {
  openPage(q: Queries, id: Id, kind: FileKind): Promise<{ readonly name: string }>;
  blocks(scope: Scope, id: Id, kind: FileKind, version: number | undefined): Promise<DocumentContent>;
}

/** Exports a page in other formats. */
export const pageExports = (
  { database, storage }: Pick<Kernel, "database" | "storage">,
  documents: PageReader,
) => ({
  /** A version for print; undefined if there is no such version. */
  async sheet(scope: Scope, id: Id, version: number): Promise<PrintedSheet | undefined> {
    const found = await database.read(scope, async (q) => {
      await openFile(q, id);
      const row = await findVersion(q, id, version);
      if (row === undefined) return;
      const page = JSON.parse(row.content) as PageNode;
      return { page, rows: await listPageAttachments(q, id, page) };
    });
    if (found === undefined) return;
    const attachments = await readAttachments({ storage }, found.rows);
    return { form: "page", blocks: pageToBlocks(found.page), attachments };
  },

  async export(
    scope: Scope,
    id: Id,
    kind: FileKind,
    { format, version }: { readonly format: PageExportFormat; readonly version?: number | undefined },
  ): Promise<FileAnswer> {
    const { name } = await database.read(scope, (q) => documents.openPage(q, id, kind));
    const { content } = await documents.blocks(scope, id, kind, version);
    const page = JSON.parse(content) as PageNode;
    switch (format) {
      case "json":
        return { fileName: `${name}.json`, contentType: "application/json", body: Buffer.from(content) };
      case "docx": {
        const rows = await database.read(scope, (q) => listPageAttachments(q, id, page));
        const attachments = await readAttachments({ storage }, rows);
        return {
          fileName: `${name}.docx`,
          contentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
          body: Buffer.from(writeDocx(page, name, attachments)),
        };
      }
      case "html":
        return {
          fileName: `${name}.html`,
          contentType: "text/html; charset=utf-8",
          body: Buffer.from(pageToHtml(page, name)),
        };
      default:
        return {
          fileName: `${name}.md`,
          contentType: "text/markdown; charset=utf-8",
          body: Buffer.from(`# ${name}\n\n${pageToMarkdown(page)}`),
        };
    }
  },
});
export type PageExports = ReturnType<typeof pageExports>;
