import {
  type AuditVerb,
  type Id,
  type LastOpenedFile,
  type ListedFile,
  MAX_TAG_CHARACTERS,
  MAX_TAGS,
  type Tag,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { canRead } from "./files.policy.ts";
import { presentFile, presentListed } from "./files.present.ts";
import { type FilesService, lockFilesForUpdate, openFile } from "./files.service.ts";
import { findFiles } from "./files.store.ts";
import { listFavourites, listOpenings } from "./list.store.ts";
import { addTags, lockTagsForUpdate, removeTags } from "./marks.sql.ts";
import * as store from "./marks.store.ts";

type TagInput = Omit<Tag, "id">;

const favouriteKeys = z.tuple([z.iso.datetime(), idKey]);

/** PostgreSQL's unique_violation, here always that of tags' names. */
const tagExists = (error: unknown): unknown =>
  error instanceof Error && (error as { code?: unknown }).code === "23505"
    ? problem("tag.name.exists")
    : error;

/** The team's tags and each user's own favourites. */
export const markFiles = ({ database, audit, events }: Kernel, files: FilesService) => {
  const change = (
    scope: Scope,
    action: AuditVerb<"tag">,
    before: Tag | undefined,
    after: Tag | undefined,
  ) => ({
    scope,
    entry: {
      action: `tag.${action}` as const,
      objectType: "tag" as const,
      objectId: (after ?? before)!.id,
      ...(before && { before }),
      ...(after && { after }),
    },
  });

  return {
    tags: (scope: Scope): Promise<Tag[]> => database.read(scope, store.listTags),

    createTag: (scope: Scope, input: TagInput): Promise<Tag> =>
      database
        .write(scope, async (tx) => {
          if ((await store.countTags(tx)) >= MAX_TAGS) throw problem("tag.limit.exceed", { limit: MAX_TAGS });
          const made = await store.insertTag(tx, input);
          const auditEntry = change(scope, "create", undefined, made);
          await audit.record(tx, auditEntry.scope, auditEntry.entry);
          await events.emit(tx, scope, { type: "tag.changed", data: { tagId: made.id } });
          return made;
        })
        .catch((error: unknown) => Promise.reject(tagExists(error))),

    updateTag: (scope: Scope, id: Id, input: TagInput): Promise<Tag> =>
      database
        .write(scope, async (tx) => {
          const before = await store.findTag(tx, id);
          if (before === undefined) throw problem("tag.not.found");
          const after = await store.updateTag(tx, id, input);
          await audit.record(tx, scope, change(scope, "update", before, after).entry);
          await events.emit(tx, scope, { type: "tag.changed", data: { tagId: id } });
          return after;
        })
        .catch((error: unknown) => Promise.reject(tagExists(error))),

    /** Also removes the tag from what the caller cannot see, which requires a user who may set up the team. */
    deleteTag: (scope: Session, id: Id): Promise<null> =>
      database.write(scope, async (tx) => {
        const before = await store.findTag(tx, id);
        if (before === undefined) throw problem("tag.not.found");
        if (!scope.authorities.has("SETTINGS_SECURITY") && (await store.isTagOnOthers(tx, id)))
          throw problem("tag.used.elsewhere", { name: before.name });
        const fileIds = await store.deleteTag(tx, id);
        await audit.record(tx, scope, change(scope, "delete", before, undefined).entry);
        await events.emit(tx, scope, { type: "tag.changed", data: { tagId: id, fileIds } });
        return null;
      }),

    tagFiles: (
      scope: Scope,
      fileIds: readonly Id[],
      { addTagIds, removeTagIds }: { addTagIds: readonly Id[]; removeTagIds: readonly Id[] },
    ): Promise<null> =>
      database.write(scope, async (tx) => {
        const held = await lockFilesForUpdate(tx, scope, fileIds);
        const wanted = [...new Set([...addTagIds, ...removeTagIds])];
        if ((await lockTagsForUpdate(tx, wanted)) < wanted.length) throw problem("tag.not.found");
        await removeTags(tx, "file", fileIds, removeTagIds);
        await addTags(tx, "file", fileIds, addTagIds);
        await files.auditAndEmit(tx, scope, "file.tag", held, () => ({
          before: { tagIds: removeTagIds },
          after: { tagIds: addTagIds },
        }));
        return null;
      }),

    /**
     * In the transaction that imports a file: tags it by names, and creates the tags that the team does not have yet.
     * Returns the names for which there was no room.
     */
    async importTags(tx: Queries, scope: Scope, fileId: Id, names: readonly string[]): Promise<string[]> {
      const wanted = [...new Set(names.map((name) => name.trim()))].filter(
        (name) => name !== "" && name.length <= MAX_TAG_CHARACTERS,
      );
      await store.ensureTags(tx, wanted, MAX_TAGS);
      const found = await store.findTagsNamed(tx, wanted);
      if (found.length > 0) {
        const addTagIds = found.map(({ id }) => id);
        await addTags(tx, "file", [fileId], addTagIds);
        await audit.record(tx, scope, {
          action: "file.tag",
          objectType: "file",
          objectId: fileId,
          after: { tagIds: addTagIds },
        });
        await events.emit(tx, scope, { type: "file.tag", data: { fileIds: [fileId] } });
      }
      const put = new Set(found.map(({ wanted_name }) => wanted_name));
      return names.filter((name) => !put.has(name.trim()));
    },

    setFavourite: (scope: Scope, fileIds: readonly Id[], isFavourite: boolean): Promise<null> =>
      database.write(scope, async (tx) => {
        const wanted = [...new Set(fileIds)];
        const rows = (await findFiles(tx, wanted)).filter((row) => canRead(row) && row.state === "active");
        if (rows.length < wanted.length) throw problem("projectFile.not.found");
        await store.setFavourites(tx, wanted, isFavourite);
        return null;
      }),

    noteOpening: (scope: Scope, fileId: Id): Promise<null> =>
      database.write(scope, async (tx) => {
        await openFile(tx, fileId);
        store.noteOpening(tx, fileId);
        return null;
      }),

    async openings(scope: Scope, limit: number): Promise<LastOpenedFile[]> {
      const rows = await listOpenings(database, scope, limit);
      return rows.map((row) => ({
        ...presentFile(row, scope.userId),
        openTime: row.open_time.toISOString(),
      }));
    },

    async favourites(
      scope: Scope,
      query: { cursor?: string | undefined; limit: number },
    ): Promise<Page<ListedFile>> {
      const before = decodeCursor(favouriteKeys, query.cursor);
      const rows = await listFavourites(database, scope, before, query.limit);
      return pageFrom(
        rows,
        query.limit,
        (row) => presentListed(row, scope.userId),
        (row) => [row.marked_time.toISOString(), row.id],
      );
    },
  };
};
