import type { FileKind, FilePage, Id } from "@benchleaf/contract";
import { asRegistered } from "../../kernel/as-registered.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { FileAnswer } from "../../kernel/mount.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { type FileRow, findUpload, openFile } from "../files/files.service.ts";
import { findBrought } from "../interchange/interchange.service.ts";
import type { ExportSequence } from "../sequences/sequences.service.ts";
import { presentPage } from "./previews.present.ts";
import { HEAD_BYTES, hasPdf, type Shown, showAs } from "./previews.rules.ts";
import * as store from "./previews.store.ts";

/** A version with what it is; `content` where it is bytes that somebody sent. */
export interface OpenedVersion {
  readonly file: FileRow;
  readonly version: number;
  readonly shown: Shown;
  readonly content: { readonly key: string; readonly size: number; readonly sha256: Buffer | null } | null;
}

const sequenceKinds: readonly FileKind[] = ["sequence", "sanger"];
const asSequence: Shown = { view: "sequence", contentType: "chemical/seq-na-genbank; charset=utf-8" };
const notShown: Shown = { view: "nothing", contentType: "application/octet-stream" };

export const previewsService = (kernel: Kernel, exportSequence: ExportSequence) => {
  const { database, storage } = kernel;

  const findPlace = async (q: Queries, file: FileRow) => {
    const [row, path, brought, previous, next] = await Promise.all([
      store.findPage(q, file.id),
      store.findPath(q, file.folder_id),
      findBrought(q, file.id),
      store.findNeighbour(q, file, "previous"),
      store.findNeighbour(q, file, "next"),
    ]);
    if (row === undefined) throw problem("projectFile.not.found");
    return { row, path, brought, previous, next };
  };

  /** @throws projectFile.not.found, fileAsset.no.read.permission */
  const open = async (scope: Scope, fileId: Id, wished: number | undefined): Promise<OpenedVersion> => {
    const { file, version, content } = await database.read(scope, async (q) => {
      const found = await openFile(q, fileId);
      const asked = wished ?? found.version;
      const isText = sequenceKinds.includes(found.kind);
      return { file: found, version: asked, content: isText ? null : await findUpload(q, fileId, asked) };
    });
    if (sequenceKinds.includes(file.kind)) return { file, version, shown: asSequence, content: null };
    if (content === null) {
      if (wished !== undefined) throw problem("projectFile.not.found");
      return { file, version, shown: notShown, content };
    }
    const head = await storage.headOf(content.key, content.size, HEAD_BYTES);
    if (head === null) throw problem("projectFile.not.found");
    return { file, version, shown: showAs(file.name, head), content };
  };

  return {
    open,

    async page(scope: Scope, fileId: Id, wished: number | undefined): Promise<FilePage> {
      const { file, version, shown, content } = await open(scope, fileId, wished);
      const place = await database.read(scope, (q) => findPlace(q, file));
      const bytes = content?.size ?? null;
      return presentPage({ ...place, version, view: shown.view, bytes, hasPdf: hasPdf(shown) }, scope.userId);
    },

    async preview(
      scope: Scope,
      { fileType, fileId }: { fileType: FileKind; fileId: Id },
      wished: number | undefined,
    ): Promise<FileAnswer> {
      const { file, version, shown, content } = await open(scope, fileId, wished);
      if (file.kind !== fileType) throw problem("projectFile.not.found");
      if (shown.view === "sequence")
        return exportSequence.file(scope, fileId, { format: "genbank", version });
      if (content === null) throw problem("projectFile.not.found");
      return {
        fileName: file.name,
        contentType: shown.contentType,
        isInert: true,
        size: content.size,
        body: async (range) =>
          asRegistered(await storage.open(content.key, range), range ? null : content.sha256),
      };
    },
  };
};
export type PreviewsService = ReturnType<typeof previewsService>;
