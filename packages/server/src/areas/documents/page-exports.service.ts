import {
  type DocumentContent,
  type FileKind,
  type Id,
  type PageExportFormat,
  type PageNode,
  type PagePictures,
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
import { type BlockPictures, drawBlocks, type PictureForm } from "./block-pictures.ts";
import { findVersion } from "./documents.store.ts";
import { listPageAttachments } from "./page-attachments.store.ts";
import { readAttachments } from "./page-attachments.ts";
import { withStepTimes } from "./step-times.ts";
import { writeDocx } from "./write-docx.ts";

/** How the content of a page is read. */
interface PageReader {
  openPage(q: Queries, id: Id, kind: FileKind): Promise<{ readonly name: string }>;
  blocks(scope: Scope, id: Id, kind: FileKind, version: number | undefined): Promise<DocumentContent>;
}

const contentTypeOf = (bytes: Uint8Array): string => {
  if (bytes[0] === 0x3c) return "image/svg+xml";
  if (bytes[0] === 0x89) return "image/png";
  if (bytes[0] === 0xff) return "image/jpeg";
  return bytes[0] === 0x47 ? "image/gif" : "image/webp";
};

/** Pictures as addresses within a file, so that it needs nothing from elsewhere. */
const addressesOf = (pictures: Readonly<Record<string, Uint8Array>>): PagePictures =>
  Object.fromEntries(
    Object.entries(pictures).map(([key, bytes]) => [
      key,
      `data:${contentTypeOf(bytes)};base64,${Buffer.from(bytes).toString("base64")}`,
    ]),
  );

/** Exports a page in other formats. */
export const pageExports = (
  { database, storage }: Pick<Kernel, "database" | "storage">,
  documents: PageReader,
  drawers: () => readonly BlockPictures[],
) => {
  /** Images and drawn blocks of a page by their keys. */
  const picturesOf = async (
    scope: Scope,
    id: Id,
    page: PageNode,
    form: PictureForm,
  ): Promise<Record<string, Uint8Array>> => {
    const rows = await database.read(scope, (q) => listPageAttachments(q, id, page));
    const [attachments, drawn] = await Promise.all([
      readAttachments({ storage }, rows),
      drawBlocks(drawers(), scope, page, form),
    ]);
    return { ...attachments, ...drawn };
  };

  return {
    /** A version for print; undefined if there is no such version. */
    async sheet(scope: Scope, id: Id, version: number, timezone: string): Promise<PrintedSheet | undefined> {
      const page = await database.read(scope, async (q) => {
        await openFile(q, id);
        const row = await findVersion(q, id, version);
        return row && (JSON.parse(row.content) as PageNode);
      });
      if (page === undefined) return;
      const attachments = await picturesOf(scope, id, page, "svg");
      return { form: "page", blocks: pageToBlocks(withStepTimes(page, timezone)), attachments };
    },

    async export(
      scope: Scope,
      id: Id,
      kind: FileKind,
      {
        format,
        version,
        timezone,
      }: {
        readonly format: PageExportFormat;
        readonly version?: number | undefined;
        readonly timezone: string;
      },
    ): Promise<FileAnswer> {
      const { name } = await database.read(scope, (q) => documents.openPage(q, id, kind));
      const { content } = await documents.blocks(scope, id, kind, version);
      const page = withStepTimes(JSON.parse(content) as PageNode, timezone);
      const addresses = async () => addressesOf(await picturesOf(scope, id, page, "svg"));
      switch (format) {
        case "json":
          return { fileName: `${name}.json`, contentType: "application/json", body: Buffer.from(content) };
        case "docx": {
          const attachments = await picturesOf(scope, id, page, "png");
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
            body: Buffer.from(pageToHtml(page, name, await addresses())),
          };
        default:
          return {
            fileName: `${name}.md`,
            contentType: "text/markdown; charset=utf-8",
            body: Buffer.from(`# ${name}\n\n${pageToMarkdown(page, await addresses())}`),
          };
      }
    },
  };
};
export type PageExports = ReturnType<typeof pageExports>;
