import { Readable } from "node:stream";
import type { Id } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { FileAnswer } from "../../kernel/mount.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { openFile } from "../files/files.service.ts";
import { crateOf, type Packed, planArchive, safeName, type Written } from "./crate.rules.ts";
import { type ExportFileRow, listExported } from "./export.store.ts";
import { type PackedFile, packArchive } from "./pack-archive.ts";

/** A plain ZIP holds no more; beyond it a folder at a time is exported. */
const MAX_FILES = 60_000;
const MAX_BYTES = 3_900_000_000;

const METADATA = "ro-crate-metadata.json";

export interface ExportSources {
  /** A sequence as GenBank. */
  sequence(scope: Scope, id: Id): Promise<FileAnswer>;
  /** A project that the caller may open. @throws project.no.access */
  project(session: Session, id: Id): Promise<{ readonly name: string }>;
}

const isSequence = ({ kind }: ExportFileRow): boolean => kind === "sequence" || kind === "sanger";

const nameOf = (row: ExportFileRow): string =>
  isSequence(row) && !/\.(gb|gbk|gp)$/i.test(row.name) ? `${row.name}.gb` : row.name;

/** A project as an `.eln` archive, made while it is sent: no more of it is ever kept than what passes. */
export const exportProject = ({ database, audit, storage }: Kernel, sources: ExportSources) => {
  const open = async (scope: Scope, row: ExportFileRow): Promise<AsyncIterable<Uint8Array> | null> => {
    if (isSequence(row)) {
      const { body } = await sources.sequence(scope, row.id);
      return Readable.from([body as Buffer]);
    }
    return row.object_key === null ? null : storage.open(row.object_key);
  };

  const leftOut = (rows: readonly ExportFileRow[], session: Session): string[] => {
    const others = rows.filter((row) => row.kind !== "folder" && !isSequence(row) && row.object_key === null);
    const closed = session.authorities.has("MOLECULE_SEQUENCE") ? [] : rows.filter(isSequence);
    return [
      ...others.map(
        ({ name, kind }) => `Left out: ${name}. Files of kind ${kind} have no form of their own yet.`,
      ),
      ...closed.map(({ name }) => `Left out: ${name}. Who exported may not open sequences.`),
    ];
  };

  const archive = (
    session: Session,
    about: { name: string; left: string[] },
    planned: readonly Packed<ExportFileRow>[],
  ): Readable => {
    const written = new Map<Id, Written>();
    const root = safeName(about.name);
    const files = planned
      .filter(({ row }) => row.kind !== "folder")
      .map(
        ({ path, row }): PackedFile => ({
          path: `${root}/${path}`,
          time: row.update_time,
          open: () => open(session, row),
          done(size, sha256) {
            const contentType = isSequence(row) ? "chemical/seq-na-genbank" : (row.content_type ?? "");
            written.set(row.id, { size, sha256, contentType: contentType || "application/octet-stream" });
          },
        }),
      );
    const text = (): string =>
      JSON.stringify(crateOf({ ...about, time: new Date() }, planned, written), null, 2);
    return Readable.from(packArchive(files, { path: `${root}/${METADATA}`, text }), { objectMode: false });
  };

  /** @throws project.no.access, projectFile.not.found, eln.export.too.large */
  return async (session: Session, projectId: Id, folderId: Id | undefined): Promise<FileAnswer> => {
    const project = await sources.project(session, projectId);
    const { name, rows } = await database.write(session, async (tx) => {
      const folder = folderId === undefined ? undefined : await openFile(tx, folderId);
      if (folder !== undefined && (folder.kind !== "folder" || folder.project_id !== projectId))
        throw problem("projectFile.not.found");
      const rows = await listExported(tx, projectId, folderId, MAX_FILES + 1);
      const bytes = rows.reduce((sum, row) => sum + Number(row.size ?? 0), 0);
      if (rows.length > MAX_FILES || bytes > MAX_BYTES)
        throw problem("eln.export.too.large", { files: MAX_FILES, gigabytes: 3.9 });
      await audit.record(tx, session, {
        action: "project.export",
        objectType: "project",
        objectId: projectId,
        after: { folderId: folderId ?? null, files: rows.filter(({ kind }) => kind !== "folder").length },
      });
      return { name: folder?.name ?? project.name, rows };
    });
    const left = leftOut(rows, session);
    const packable = rows.filter((row) => !isSequence(row) || session.authorities.has("MOLECULE_SEQUENCE"));
    const planned = planArchive(packable, folderId ?? null, nameOf);
    return {
      fileName: `${safeName(name)}.eln`,
      contentType: "application/vnd.eln+zip",
      body: archive(session, { name, left }, planned),
    };
  };
};
export type ExportProject = ReturnType<typeof exportProject>;
