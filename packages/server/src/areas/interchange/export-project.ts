import { Readable } from "node:stream";
import type { FileKind, Id } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { FileAnswer } from "../../kernel/mount.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { openFile } from "../files/files.service.ts";
import { closedKinds, type KindWriting } from "../files/kinds.service.ts";
import { crateOf, type Packed, planArchive, safeName, type Written } from "./crate.rules.ts";
import { type ExportFileRow, listExported } from "./export.store.ts";
import { type PackedFile, packArchive } from "./pack-archive.ts";

/** The limit of a ZIP without ZIP64; larger projects are exported folder by folder. */
export const MAX_PACKED_FILES = 60_000;
export const MAX_PACKED_BYTES = 3_900_000_000;

const METADATA = "ro-crate-metadata.json";

export interface ExportSources {
  /** A project that the caller may open. @throws project.no.access */
  project(scope: Scope, id: Id): Promise<{ readonly name: string }>;
  /** The export format of a kind that is not an upload; undefined if it has none. */
  writingOf(kind: FileKind): KindWriting | undefined;
}

/** What is exported, and by whom. */
export interface ExportInput {
  readonly projectId: Id;
  readonly folderId: Id | null;
  /** Files that the exporting user may not open. */
  readonly closedKinds: readonly FileKind[];
}

export interface ExportPlan {
  readonly id: Id;
  readonly name: string;
  readonly planned: readonly Packed<ExportFileRow>[];
  readonly left: readonly string[];
  /** Size of all uploads; sequences are converted during the export. */
  readonly bytes: number;
}

/** Its name in an archive, with the extension of its format. */
export const packedName =
  ({ writingOf }: Pick<ExportSources, "writingOf">) =>
  ({ kind, name }: ExportFileRow): string =>
    writingOf(kind)?.nameOf(name) ?? name;

/** The bytes of a file, as uploaded or in its export format. */
export const openPacked =
  ({ storage }: Pick<Kernel, "storage">, { writingOf }: Pick<ExportSources, "writingOf">, scope: Scope) =>
  async ({ id, kind, object_key: key }: ExportFileRow): Promise<AsyncIterable<Uint8Array> | null> => {
    const writing = writingOf(kind);
    if (writing === undefined) return key === null ? null : storage.open(key);
    return Readable.from([(await writing.write(scope, id)).body as Buffer]);
  };

const leftOut = (
  rows: readonly ExportFileRow[],
  closedKinds: readonly FileKind[],
  { writingOf }: Pick<ExportSources, "writingOf">,
): string[] =>
  rows.flatMap(({ name, kind, object_key: key }) => {
    if (closedKinds.includes(kind))
      return [`Left out: ${name}. Who exported may not open files of kind ${kind}.`];
    if (kind === "folder" || key !== null || writingOf(kind) !== undefined) return [];
    return [`Left out: ${name}. Files of kind ${kind} have no form of their own yet.`];
  });

/** Contents of a project or folder for an archive, as far as the user may read them. */
export const planExport = async (
  tx: Queries,
  name: string,
  input: ExportInput,
  sources: Pick<ExportSources, "writingOf">,
): Promise<ExportPlan> => {
  const { projectId, folderId, closedKinds } = input;
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
  const packable = rows.filter(({ kind }) => !closedKinds.includes(kind));
  return {
    id: folder?.id ?? projectId,
    name: folder?.name ?? name,
    planned: planArchive(packable, folderId, packedName(sources)),
    left: leftOut(rows, closedKinds, sources),
    bytes,
  };
};

/** The bytes of an archive, generated as a stream. */
export const writeArchive = (
  kernel: Pick<Kernel, "storage">,
  sources: Pick<ExportSources, "writingOf">,
  scope: Scope,
  { id, name, planned, left }: ExportPlan,
): AsyncGenerator<Uint8Array> => {
  const written = new Map<Id, Written>();
  const root = safeName(name);
  const open = openPacked(kernel, sources, scope);
  const files = planned
    .filter(({ row }) => row.kind !== "folder")
    .map(
      ({ path, row }): PackedFile => ({
        path: `${root}/${path}`,
        time: row.update_time,
        open: () => open(row),
        done(size, sha256) {
          const contentType = sources.writingOf(row.kind)?.contentType ?? row.content_type ?? "";
          written.set(row.id, { size, sha256, contentType: contentType || "application/octet-stream" });
        },
      }),
    );
  const text = (): string =>
    JSON.stringify(crateOf({ id, name, left, time: new Date() }, planned, written), null, 2);
  return packArchive(files, { path: `${root}/${METADATA}`, text });
};

export const ARCHIVE_TYPE = "application/vnd.eln+zip";

/** A project as an `.eln` archive, created while it is sent: only the current chunk is in memory. */
export const exportProject =
  (kernel: Kernel, sources: ExportSources) =>
  /** @throws project.no.access, projectFile.not.found, eln.export.too.large */
  async (session: Session, projectId: Id, folderId: Id | null): Promise<FileAnswer> => {
    const { database, audit } = kernel;
    const project = await sources.project(session, projectId);
    const input = { projectId, folderId, closedKinds: closedKinds(session) };
    const plan = await database.write(session, async (tx) => {
      const made = await planExport(tx, project.name, input, sources);
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
