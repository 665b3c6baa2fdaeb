import { Readable } from "node:stream";
import type { Id } from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { FileAnswer } from "../../kernel/mount.ts";
import { problem } from "../../kernel/problem.ts";
import { closedKinds } from "../files/kinds.service.ts";
import { planArchive } from "./crate.rules.ts";
import { type ExportFileRow, listExported } from "./export.store.ts";
import {
  type ExportSources,
  MAX_PACKED_BYTES,
  MAX_PACKED_FILES,
  openPacked,
  packedName,
} from "./export-project.ts";
import { packArchive } from "./pack-archive.ts";

const ZIP_TYPE = "application/zip";

/** Selected files, and the content of selected folders, as one ZIP that is created while it is sent. */
export const zipFiles =
  (kernel: Kernel, sources: Pick<ExportSources, "writingOf">) =>
  /** @throws projectFile.not.found if nothing can be exported, eln.export.too.large */
  async (session: Session, fileIds: readonly Id[]): Promise<FileAnswer> => {
    const rows = await kernel.database.read(session, (q) =>
      listExported(q, { projectId: null, fileIds }, MAX_PACKED_FILES + 1),
    );
    const bytes = rows.reduce((sum, row) => sum + (row.object_key === null ? 0 : Number(row.size)), 0);
    if (rows.length > MAX_PACKED_FILES || bytes > MAX_PACKED_BYTES)
      throw problem("eln.export.too.large", { files: MAX_PACKED_FILES, gigabytes: 3.9 });
    const open = openPacked(kernel, sources, session);
    const closed = closedKinds(session);
    const isPackable = ({ kind, object_key: key }: ExportFileRow): boolean =>
      !closed.includes(kind) && (key !== null || sources.writingOf(kind) !== undefined);
    const planned = planArchive(rows, null, packedName(sources)).filter(({ row }) => isPackable(row));
    const first = planned[0];
    if (first === undefined) throw problem("projectFile.not.found");
    const packed = planned.map(({ path, row }) => ({
      path,
      time: row.update_time,
      open: () => open(row),
      done() {},
    }));
    const root = rows.find(({ id }) => fileIds.length === 1 && id === fileIds[0]);
    return {
      fileName: `${root?.name ?? "benchleaf"}.zip`,
      contentType: ZIP_TYPE,
      body: Readable.from(packArchive(packed, null), { objectMode: false }),
    };
  };
export type ZipFiles = ReturnType<typeof zipFiles>;
