import type { FileKind, FilePage, Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { FileAnswer } from "../../kernel/mount.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { verifyChecksum } from "../../kernel/verify-checksum.ts";
import { findUpload, openFile } from "../files/files.service.ts";
import type { FileRow } from "../files/files.sql.ts";
import type { KindWriting } from "../files/kinds.service.ts";
import { findImported } from "../interchange/interchange.service.ts";
import { presentPage } from "./previews.present.ts";
import { HEAD_BYTES, hasPdf, type PreviewForm, showAs } from "./previews.rules.ts";
import * as store from "./previews.store.ts";

export type { PrintBlock } from "./pdf-sections.ts";
export { HEAD_BYTES, showAs } from "./previews.rules.ts";
export { momentFor, type Reader } from "./print-phrases.ts";
export { typesetSections } from "./typeset-sections.ts";

/** A version with its type; `content` if it is uploaded bytes. */
export interface OpenedVersion {
  readonly file: FileRow;
  readonly version: number;
  readonly shown: PreviewForm;
  readonly content: { readonly key: string; readonly size: number; readonly sha256: Buffer | null } | null;
}

/** The export format of a kind; undefined if it is an upload. */
export type WritingOf = (kind: FileKind) => KindWriting | undefined;

const notShown: PreviewForm = { view: "nothing", contentType: "application/octet-stream" };

export const previewsService = (kernel: Kernel, writingOf: WritingOf) => {
  const { database, storage } = kernel;

  const findPlace = async (q: Queries, file: FileRow) => {
    const [row, path, brought, previous, next] = await Promise.all([
      store.findPage(q, file.id),
      store.findPath(q, file.folder_id),
      findImported(q, file.id),
      store.findNeighbour(q, file, "previous"),
      store.findNeighbour(q, file, "next"),
    ]);
    if (row === undefined) throw problem("projectFile.not.found");
    return { row, path, brought, previous, next };
  };

  /** @throws projectFile.not.found, fileAsset.no.read.permission */
  const open = async (scope: Scope, fileId: Id, wanted: number | undefined): Promise<OpenedVersion> => {
    const { file, version, content } = await database.read(scope, async (q) => {
      const found = await openFile(q, fileId);
      const asked = wanted ?? found.version;
      const isWritten = writingOf(found.kind) !== undefined;
      return { file: found, version: asked, content: isWritten ? null : await findUpload(q, fileId, asked) };
    });
    const writing = writingOf(file.kind);
    if (writing !== undefined) {
      const { view, contentType } = writing;
      return { file, version, shown: { view, contentType }, content: null };
    }
    if (content === null) {
      if (wanted !== undefined) throw problem("projectFile.not.found");
      return { file, version, shown: notShown, content };
    }
    const head = await storage.headOf(content.key, content.size, HEAD_BYTES);
    if (head === null) throw problem("projectFile.not.found");
    return { file, version, shown: showAs(file.name, head), content };
  };

  return {
    open,

    async page(scope: Scope, fileId: Id, wanted: number | undefined): Promise<FilePage> {
      const { file, version, shown, content } = await open(scope, fileId, wanted);
      const place = await database.read(scope, (q) => findPlace(q, file));
      const bytes = content?.size ?? null;
      return presentPage({ ...place, version, view: shown.view, bytes, hasPdf: hasPdf(shown) }, scope.userId);
    },

    async preview(
      scope: Scope,
      { fileType, fileId }: { fileType: FileKind; fileId: Id },
      wanted: number | undefined,
    ): Promise<FileAnswer> {
      const { file, version, shown, content } = await open(scope, fileId, wanted);
      if (file.kind !== fileType) throw problem("projectFile.not.found");
      const writing = writingOf(file.kind);
      if (writing !== undefined) return writing.write(scope, fileId, version);
      if (content === null) throw problem("projectFile.not.found");
      return {
        fileName: file.name,
        contentType: shown.contentType,
        isInert: true,
        size: content.size,
        body: async (range) =>
          verifyChecksum(await storage.open(content.key, range), range ? null : content.sha256),
      };
    },
  };
};
export type PreviewsService = ReturnType<typeof previewsService>;
export type { OfficeBlock } from "./reading/office-pages.ts";
