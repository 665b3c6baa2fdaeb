import { Readable } from "node:stream";
import type { Id } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { FileAnswer } from "../../kernel/mount.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { openFile } from "../files/files.service.ts";
import { crateOf, type Packed, planArchive, safeName, type Written } from "./crate.rules.ts";
import { type ExportFileRow, listExported } from "./export.store.ts";
import { type PackedFile, packArchive } from "./pack-archive.ts";

/** A plain ZIP holds no more; beyond it a folder at a time is exported. */
export const MAX_PACKED_FILES = 60_000;
export const MAX_PACKED_BYTES = 3_900_000_000;

const METADATA = "ro-crate-metadata.json";

export interface ExportSources {
  /** A sequence as GenBank. */
  sequence(scope: Scope, id: Id): Promise<FileAnswer>;
  /** A project that the caller may open. @throws project.no.access */
  project(scope: Scope, id: Id): Promise<{ readonly name: string }>;
  /** An alignment as aligned FASTA. */
  alignment(scope: Scope, id: Id): Promise<FileAnswer>;
}

/** What is exported, and by whom. */
export interface ExportWish {
  readonly projectId: Id;
  readonly folderId: Id | null;
  readonly holdsSequences: boolean;
}

export interface ExportPlan {
  readonly id: Id;
  readonly name: string;
  readonly planned: readonly Packed<ExportFileRow>[];
  readonly left: readonly string[];
  /** Of all uploads; sequences are written as they come. */
  readonly bytes: number;
}

export const isSequence = ({ kind }: ExportFileRow): boolean => kind === "sequence" || kind === "sanger";

/** As it is written into an archive, with the ending of its form. */
export const packedName = (row: ExportFileRow): string =>
  isSequence(row) && !/\.(gb|gbk|gp)$/i.test(row.name) ? `${row.name}.gb` : row.name;

const leftOut = (rows: readonly ExportFileRow[], holdsSequences: boolean): string[] => {
  const others = rows.filter((row) => row.kind !== "folder" && !isSequence(row) && row.object_key === null);
  const closed = holdsSequences ? [] : rows.filter(isSequence);
  return [
    ...others.map(
      ({ name, kind }) => `Left out: ${name}. Files of kind ${kind} have no form of their own yet.`,
    ),
    ...closed.map(({ name }) => `Left out: ${name}. Who exported may not open sequences.`),
  ];
};

/** What of a project or a folder goes into an archive, as far as who asks may read it. */
export const planExport = async (tx: Queries, name: string, wish: ExportWish): Promise<ExportPlan> => {
  const { projectId, folderId, holdsSequences } = wish;
  const folder = folderId === null ? undefined : await openFile(tx, folderId);
  if (folder !== undefined && (folder.kind !== "folder" || folder.project_id !== projectId))
    throw problem("projectFile.not.found");
  const rows = await listExported(
    tx,
    { projectId, fileIds: folderId === null ? null : [folderId] },
    MAX_PACKED_FILES + 1,
  );
  const bytes = rows.reduce((sum, row) => sum + Number(row.size ?? 0), 0);
  if (rows.length > MAX_PACKED_FILES || bytes > MAX_PACKED_BYTES)
    throw problem("eln.export.too.large", { files: MAX_PACKED_FILES, gigabytes: 3.9 });
  const packable = rows.filter((row) => !isSequence(row) || holdsSequences);
  return {
    id: folder?.id ?? projectId,
    name: folder?.name ?? name,
    planned: planArchive(packable, folderId, packedName),
    left: leftOut(rows, holdsSequences),
    bytes,
  };
};

/** The bytes of an archive, made while they are read. */
export const writeArchive = (
  { storage }: Pick<Kernel, "storage">,
  sources: Pick<ExportSources, "sequence">,
  scope: Scope,
  { id, name, planned, left }: ExportPlan,
): AsyncGenerator<Uint8Array> => {
  const written = new Map<Id, Written>();
  const root = safeName(name);
  const open = async (row: ExportFileRow): Promise<AsyncIterable<Uint8Array> | null> => {
    if (!isSequence(row)) return row.object_key === null ? null : storage.open(row.object_key);
    const { body } = await sources.sequence(scope, row.id);
    return Readable.from([body as Buffer]);
  };
  const files = planned
    .filter(({ row }) => row.kind !== "folder")
    .map(
      ({ path, row }): PackedFile => ({
        path: `${root}/${path}`,
        time: row.update_time,
        open: () => open(row),
        done(size, sha256) {
          const contentType = isSequence(row) ? "chemical/seq-na-genbank" : (row.content_type ?? "");
          written.set(row.id, { size, sha256, contentType: contentType || "application/octet-stream" });
        },
      }),
    );
  const text = (): string =>
    JSON.stringify(crateOf({ id, name, left, time: new Date() }, planned, written), null, 2);
  return packArchive(files, { path: `${root}/${METADATA}`, text });
};

export const ARCHIVE_TYPE = "application/vnd.eln+zip";

/** A project as an `.eln` archive, made while it is sent: no more of it is ever kept than what passes. */
export const exportProject =
  (kernel: Kernel, sources: ExportSources) =>
  /** @throws project.no.access, projectFile.not.found, eln.export.too.large */
  async (session: Session, projectId: Id, folderId: Id | null): Promise<FileAnswer> => {
    const { database, audit } = kernel;
    const project = await sources.project(session, projectId);
    const holdsSequences = session.authorities.has("MOLECULE_SEQUENCE");
    const plan = await database.write(session, async (tx) => {
      const made = await planExport(tx, project.name, { projectId, folderId, holdsSequences });
      await audit.record(tx, session, {
        action: "project.export",
        objectType: "project",
        objectId: projectId,
        after: { folderId, files: made.planned.filter(({ row }) => row.kind !== "folder").length },
      });
      return made;
    });
    return {
      fileName: `${safeName(plan.name)}.eln`,
      contentType: ARCHIVE_TYPE,
      body: Readable.from(writeArchive(kernel, sources, session, plan), { objectMode: false }),
    };
  };
export type ExportProject = ReturnType<typeof exportProject>;
