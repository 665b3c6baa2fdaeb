import { type Collection, type Id, MAX_COLLECTION_DEPTH, MAX_COLLECTIONS } from "@benchleaf/contract";
import type { Session } from "../../../kernel/context.ts";
import type { Queries } from "../../../kernel/database.ts";
import { isUniqueViolation } from "../../../kernel/database-errors.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { problem } from "../../../kernel/problem.ts";
import { openPaper } from "../papers/papers.service.ts";
import * as store from "./collections.store.ts";

interface Input {
  readonly name: string;
  readonly parentId: Id | null;
}

const mayEdit = (row: store.CollectionRow, session: Session): boolean =>
  row.owner_id === session.userId || session.isOwner || session.roles.has("ADMIN");

const present = (row: store.CollectionRow, session: Session): Collection => ({
  id: row.id,
  name: row.name,
  parentId: row.parent_id,
  ownerName: row.owner_name,
  paperCount: row.paper_count,
  mayEdit: mayEdit(row, session),
});

const asProblem = (error: unknown): never => {
  throw isUniqueViolation(error) ? problem("collection.name.exists") : error;
};

/**
 * Collections: everyone in the team can add papers; its creator, or an administrator, renames, moves and deletes it.
 */
export const collectionsService = ({ database, audit }: Pick<Kernel, "database" | "audit">) => {
  const find = async (q: Queries, id: Id): Promise<store.CollectionRow> => {
    const row = await store.findCollection(q, id);
    if (row === undefined) throw problem("collection.not.found");
    return row;
  };

  const hold = async (tx: Queries, session: Session, id: Id): Promise<store.CollectionRow> => {
    store.lockTree(tx);
    const row = await find(tx, id);
    if (!mayEdit(row, session)) throw problem("permission.denied");
    return row;
  };

  /** @throws collection.not.found, collection.limit.exceed if it would be nested too deep */
  const demandParent = async (tx: Queries, parentId: Id | null, depthBelow: number): Promise<Id[]> => {
    if (parentId === null) return [];
    await find(tx, parentId);
    const path = await store.pathOf(tx, parentId);
    if (path.length + 1 + depthBelow > MAX_COLLECTION_DEPTH)
      throw problem("collection.limit.exceed", { limit: MAX_COLLECTION_DEPTH });
    return path;
  };

  const note = (
    tx: Queries,
    session: Session,
    action: "collection.create" | "collection.update" | "collection.delete",
    id: Id,
    after: object,
  ) => audit.record(tx, session, { action, objectType: "collection", objectId: id, after });

  return {
    list: (session: Session): Promise<{ records: Collection[] }> =>
      database.read(session, async (q) => ({
        records: (await store.listCollections(q)).map((row) => present(row, session)),
      })),

    create: (session: Session, input: Input): Promise<Collection> =>
      database
        .write(session, async (tx) => {
          store.lockTree(tx);
          await demandParent(tx, input.parentId, 0);
          if ((await store.countCollections(tx)) >= MAX_COLLECTIONS)
            throw problem("collection.limit.exceed", { limit: MAX_COLLECTIONS });
          const id = await store.insertCollection(tx, input);
          await note(tx, session, "collection.create", id, input);
          return present(await find(tx, id), session);
        })
        .catch(asProblem),

    update: (session: Session, id: Id, input: Input): Promise<Collection> =>
      database
        .write(session, async (tx) => {
          await hold(tx, session, id);
          const path = await demandParent(tx, input.parentId, await store.depthBelow(tx, id));
          if (path.includes(id)) throw problem("collection.into.itself");
          await store.updateCollection(tx, id, input);
          await note(tx, session, "collection.update", id, input);
          return present(await find(tx, id), session);
        })
        .catch(asProblem),

    remove: (session: Session, id: Id): Promise<null> =>
      database.write(session, async (tx) => {
        const row = await hold(tx, session, id);
        await store.deleteCollection(tx, id);
        await note(tx, session, "collection.delete", id, { name: row.name });
        return null;
      }),

    add: (session: Session, id: Id, ids: readonly Id[]): Promise<{ added: number }> =>
      database.write(session, async (tx) => {
        await find(tx, id);
        for (const one of new Set(ids)) await openPaper(tx, one);
        return { added: await store.addPapers(tx, id, [...new Set(ids)]) };
      }),

    take: (session: Session, id: Id, ids: readonly Id[]): Promise<{ removed: number }> =>
      database.write(session, async (tx) => {
        await find(tx, id);
        const removed = await store.removePapers(tx, id, ids);
        if (removed === 0) throw problem("projectFile.not.found");
        return { removed };
      }),
  };
};
export type CollectionsService = ReturnType<typeof collectionsService>;
