import {
  type Id,
  type ListedPublication,
  type OpenPlasmid,
  type Publication,
  searchPathSchema,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Context } from "../../kernel/context.ts";
import { isUniqueViolation } from "../../kernel/database-errors.ts";
import { isIpWithin } from "../../kernel/ip-ranges.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { etagOf, type FileAnswer } from "../../kernel/mount.ts";
import type { FindPageHead } from "../../kernel/page-head.ts";
import { Problem, problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { hasLevel } from "../files/files.policy.ts";
import { openFile, pinVersion } from "../files/files.service.ts";
import { lockManagedForUpdate, mayPublish } from "../files/links.service.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import type { ExportSequence } from "./export-sequence.ts";
import { contentForEverybody, describeMolecule } from "./publications.rules.ts";
import * as store from "./publications.store.ts";
import { isProgram, RecentVisits } from "./recent-visits.ts";
import { presentContent } from "./sequences.present.ts";
import { findContent, measureVersion } from "./sequences.store.ts";

const PAGE = /^\/open\/plasmids\/([^/]+)$/;

const presentPublication = (row: store.PublicationRow, isOpen: boolean): Publication => ({
  searchPath: row.search_path,
  description: row.description,
  version: row.version,
  publisherName: row.publisher_name,
  publishTime: row.publish_time.toISOString(),
  isResting: !isOpen,
  views: Number(row.views),
});

/** Sequences that everyone may read: one version, under a path, until it is withdrawn. */
export const publishSequences = (
  { database, audit, events }: Kernel,
  exportSequence: Pick<ExportSequence, "file">,
) => {
  const show = async (scope: Scope, row: store.PublicationRow): Promise<Publication> => {
    const publisher = { tenantId: scope.tenantId, userId: row.publisher_id };
    const open = await database.read(publisher, (q) => store.findOpen(q, row.search_path));
    return presentPublication(row, open !== undefined);
  };

  /** Each is queried on behalf of its publisher. */
  const listOpen = async (scope: Scope, rows: readonly store.PublicationRow[]) => {
    const publishers = [...new Set(rows.map((row) => row.publisher_id))];
    const open = await Promise.all(
      publishers.map((userId) => {
        const paths = rows.filter((row) => row.publisher_id === userId).map((row) => row.search_path);
        return database.read({ tenantId: scope.tenantId, userId }, (q) => store.listOpen(q, paths));
      }),
    );
    return new Set(open.flatMap((some) => [...some]));
  };

  const visits = new RecentVisits();

  /** One error for everything that is not open, so that it reveals nothing. @throws publication.not.found */
  const reach = async (searchPath: string, ip: string) => {
    if (!searchPathSchema.safeParse(searchPath).success) throw problem("publication.not.found");
    const found = await database.open((q) => store.locate(q, searchPath));
    if (found === undefined) throw problem("publication.not.found");
    const scope = { tenantId: found.tenant_id, userId: found.publisher_id };
    const row = await database.read(scope, (q) => store.findOpen(q, searchPath));
    if (row === undefined || (row.ip_ranges !== null && !isIpWithin(ip, row.ip_ranges)))
      throw problem("publication.not.found");
    return { scope, row };
  };

  return {
    async get(scope: Scope, fileId: Id): Promise<{ isAllowed: boolean; publication: Publication | null }> {
      const { isAllowed, row } = await database.read(scope, async (q) => {
        if (!hasLevel(await openFile(q, fileId), "manage")) throw problem("fileAsset.no.edit.permission");
        const [isAllowed, row] = await Promise.all([mayPublish(q), store.findOfFile(q, fileId)]);
        return { isAllowed, row };
      });
      return { isAllowed, publication: row === undefined ? null : await show(scope, row) };
    },

    async list(
      scope: Scope,
      query: { mine?: "true" | undefined; cursor?: string | undefined; limit: number },
    ): Promise<Page<ListedPublication>> {
      const before = decodeCursor(z.tuple([z.iso.datetime(), idKey]), query.cursor) ?? [null, null];
      const rows = await database.read(scope, (q) =>
        store.listReadable(q, query.mine === "true", before, query.limit),
      );
      const open = await listOpen(scope, rows);
      return pageFrom(
        rows,
        query.limit,
        (row) => ({
          ...presentPublication(row, open.has(row.search_path)),
          fileId: row.file_id,
          fileName: row.file_name,
          projectName: row.project_name,
          isMine: row.publisher_id === scope.userId,
          canWithdraw: row.level >= 5,
          ...(row.level < 5 && { views: null }),
        }),
        (row) => [row.publish_time.toISOString(), row.file_id],
      );
    },

    async publish(
      scope: Scope,
      fileId: Id,
      input: { searchPath: string; description: string },
    ): Promise<Publication> {
      const row = await database
        .write(scope, async (tx) => {
          const held = await lockManagedForUpdate(tx, fileId);
          if (!(await mayPublish(tx))) throw problem("publication.not.allowed");
          const { version, name } = held;
          if ((await measureVersion(tx, fileId, version)) === undefined)
            throw problem("projectFile.not.found");
          await pinVersion(tx, fileId, version);
          await store.put(tx, { ...input, fileId, version });
          await audit.record(tx, scope, {
            action: "sequence.publish",
            objectType: "file",
            objectId: fileId,
            after: { name, searchPath: input.searchPath, version },
          });
          await events.emit(tx, scope, { type: "sequence.published", data: { fileId, version } });
          return (await store.findOfFile(tx, fileId))!;
        })
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? problem("publication.path.taken") : error;
        });
      return show(scope, row);
    },

    withdraw: (scope: Scope, fileId: Id): Promise<null> =>
      database.write(scope, async (tx) => {
        const { name } = await lockManagedForUpdate(tx, fileId);
        const searchPath = await store.remove(tx, fileId);
        if (searchPath === undefined) throw problem("publication.not.found");
        await audit.record(tx, scope, {
          action: "sequence.withdraw",
          objectType: "file",
          objectId: fileId,
          before: { name, searchPath },
        });
        await events.emit(tx, scope, { type: "sequence.withdrawn", data: { fileId } });
        return null;
      }),

    async open(searchPath: string, ip: string): Promise<OpenPlasmid> {
      const { scope, row } = await reach(searchPath, ip);
      const kept = await database.read(scope, (q) => findContent(q, row.file_id, row.version));
      if (kept === undefined) throw problem("publication.not.found");
      return {
        searchPath: row.search_path,
        description: row.description,
        publishTime: row.publish_time.toISOString(),
        content: contentForEverybody(presentContent(kept)),
      };
    },

    /** Someone looks at it: counted once a visit, unless it is a program or the team itself. */
    async view(
      searchPath: string,
      { ip, userAgent, visitorId, session }: Pick<Context, "ip" | "userAgent" | "visitorId" | "session">,
    ): Promise<null> {
      const { scope, row } = await reach(searchPath, ip);
      const isOwn = session?.tenantId === scope.tenantId;
      if (isOwn || isProgram(userAgent) || !visits.begins(visitorId, row.file_id)) return null;
      await database.write(scope, (tx) => store.countView(tx, row.file_id));
      return null;
    },

    async file(searchPath: string, format: "genbank" | "fasta", ip: string): Promise<FileAnswer> {
      const { scope, row } = await reach(searchPath, ip);
      const { version } = row;
      const answer = await exportSequence.file(scope, row.file_id, { format, version, isForEverybody: true });
      return { ...answer, etag: etagOf(row.search_path, row.publish_time.toISOString(), format) };
    },

    head: (async (path, ip) => {
      if (/^\/open\/plasmids\/?$/.test(path)) return { redirectTo: "/404" };
      const searchPath = PAGE.exec(path)?.[1];
      if (searchPath === undefined) return undefined;
      const found = await reach(searchPath, ip).catch((error: unknown) => {
        // If the database does not answer, the page is sent anyway and shows the error itself.
        return error instanceof Problem && error.code === "publication.not.found" ? null : undefined;
      });
      if (!found) return found;
      const { row } = found;
      return { title: row.name, description: row.description || describeMolecule(row) };
    }) satisfies FindPageHead,
  };
};
export type PublishSequences = ReturnType<typeof publishSequences>;
