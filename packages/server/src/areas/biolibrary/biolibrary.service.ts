import {
  type Id,
  LIBRARY_SEQUENCE_LIMIT,
  type LibraryEntry,
  type LibraryKind,
  type LibraryScope,
  type LibraryWish,
  type OwnedScope,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import { openFile } from "../files/files.service.ts";
import { decodeCursor, encodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { createKey, mayMove, readKey, removeKey, updateKey } from "./biolibrary.policy.ts";
import { presentEntry } from "./biolibrary.present.ts";
import { type EntryFault, entryFault, existsCode, findDoubles, keepEntry } from "./biolibrary.rules.ts";
import * as store from "./biolibrary.store.ts";
import { loadPresets } from "./library-presets.ts";

const listKeys = z.tuple([z.string(), idKey]);
const presetKeys = z.tuple([z.number().int().min(0)]);

/** @throws permission.denied for a key that the library asks for beside that of its tab */
export const demand = (session: Session, permission: string): void => {
  if (!session.authorities.has(permission)) throw problem("permission.denied", { permission });
};

const checkCount = (count: number): void => {
  if (count > LIBRARY_SEQUENCE_LIMIT) {
    throw problem("biolibrary.max.entity.exceeded", { limit: LIBRARY_SEQUENCE_LIMIT });
  }
};

/** Somebody else was quicker: the unique index says so where the look before saw nothing. */
const asTaken =
  (kind: LibraryKind) =>
  (error: unknown): never => {
    const { code, constraint } = error as { code?: unknown; constraint?: unknown };
    if (code !== "23505") throw error;
    throw problem(existsCode(kind, constraint === "library_entry_content" ? "content" : "name"));
  };

interface ListWish {
  readonly scope: LibraryScope;
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const listPresets = async <K extends LibraryKind>(
  kind: K,
  wish: ListWish,
): Promise<Page<LibraryEntry<K>>> => {
  const wanted = wish.search?.toLowerCase() ?? "";
  const found = (await loadPresets(kind)).filter(({ name }) => name.toLowerCase().includes(wanted));
  const [from] = decodeCursor(presetKeys, wish.cursor) ?? [0];
  const end = from + wish.limit;
  return {
    records: found.slice(from, end),
    nextCursor: end < found.length ? encodeCursor([end]) : null,
  };
};

export const biolibraryService = ({ database, audit, events }: Kernel) => {
  /** @throws biolibrary.entity.not.found, biolibrary.type.mismatch for an entry of another library */
  const hold = async (tx: Queries, kind: LibraryKind, ids: readonly Id[]): Promise<store.EntryRow[]> => {
    const wanted = [...new Set(ids)];
    checkCount(wanted.length);
    const rows = await store.lockEntries(tx, wanted);
    if (rows.length < wanted.length) throw problem("biolibrary.entity.not.found");
    if (rows.some((row) => row.kind !== kind)) throw problem("biolibrary.type.mismatch");
    return rows;
  };

  const tell = async (
    tx: Queries,
    session: Session,
    verb: "create" | "update" | "remove" | "move",
    kind: LibraryKind,
    changes: readonly { id: Id; before?: unknown; after?: unknown }[],
  ): Promise<void> => {
    for (const { id, ...change } of changes) {
      await audit.record(tx, session, {
        action: `library.${verb}`,
        objectType: "libraryEntry",
        objectId: id,
        ...change,
      });
    }
    const data = { kind, verb, entryIds: changes.map(({ id }) => id) };
    await events.emit(tx, session, { type: "library.changed", data });
  };

  /** A plasmid is a sequence file that the caller may open. */
  const checkFiles = async (q: Queries, kept: readonly store.Kept[]): Promise<void> => {
    for (const { fileId } of kept) {
      if (fileId === null) continue;
      const { kind } = await openFile(q, fileId);
      if (kind !== "sequence") throw problem("biolibrary.content.invalid");
    }
  };

  const faultsOf = async (
    tx: Queries,
    kind: LibraryKind,
    scope: OwnedScope,
    kept: readonly store.Kept[],
  ): Promise<EntryFault[]> => {
    const taken = await store.findTaken(tx, kind, scope, kept);
    return [
      ...findDoubles(kept),
      ...taken.map(({ index, what }) => ({ index, code: existsCode(kind, what) })),
    ];
  };

  const auditOf = (
    kind: LibraryKind,
    scope: OwnedScope,
    { name, content }: { name: string; content: string },
  ) => ({
    kind,
    scope,
    name,
    content: content.slice(0, 1_000),
  });

  return {
    async list<K extends LibraryKind>(
      session: Session,
      kind: K,
      wish: ListWish,
    ): Promise<Page<LibraryEntry<K>>> {
      const { scope } = wish;
      demand(session, readKey(kind, scope));
      if (scope === "public") return listPresets(kind, wish);
      const after = decodeCursor(listKeys, wish.cursor);
      const { search, limit } = wish;
      const rows = await store.listEntries(database, session, { kind, scope, search, after, limit });
      return pageFrom(
        rows,
        limit,
        (row) => presentEntry(kind, row, session),
        (row) => [row.name, row.id],
      );
    },

    async create<K extends LibraryKind>(
      session: Session,
      kind: K,
      wish: { scope: OwnedScope; entries: readonly LibraryWish<K>[]; onConflict: "refuse" | "skip" },
    ): Promise<{ entries: LibraryEntry<K>[]; skipped: EntryFault[] }> {
      const { scope, entries } = wish;
      demand(session, createKey(kind, scope));
      checkCount(entries.length);
      const refuse = ({ index, code }: EntryFault) =>
        problem(code, { index, name: entries[index]?.name ?? "" });
      const wrong = entries.flatMap((entry, index): EntryFault[] => {
        const code = entryFault(kind, entry);
        return code === null ? [] : [{ index, code }];
      });
      if (wish.onConflict === "refuse" && wrong[0] !== undefined) throw refuse(wrong[0]);
      const isWrong = new Set(wrong.map(({ index }) => index));
      const places = entries.flatMap((_, index) => (isWrong.has(index) ? [] : [index]));
      const kept = places.map((index) => keepEntry(kind, entries[index]!));
      return database
        .write(session, async (tx) => {
          await checkFiles(tx, kept);
          const clashes = (await faultsOf(tx, kind, scope, kept)).map(({ index, code }) => ({
            index: places[index]!,
            code,
          }));
          if (wish.onConflict === "refuse" && clashes[0] !== undefined) throw refuse(clashes[0]);
          const skipped = new Map([...clashes, ...wrong].map((fault) => [fault.index, fault]));
          const fresh = kept.filter((_, at) => !skipped.has(places[at]!));
          const ids = await store.insertEntries(tx, kind, scope, fresh);
          await tell(
            tx,
            session,
            "create",
            kind,
            ids.map((id, at) => ({ id, after: auditOf(kind, scope, fresh[at]!) })),
          );
          const rows = new Map((await store.findEntries(tx, ids)).map((row) => [row.id, row]));
          return {
            entries: ids.map((id) => presentEntry(kind, rows.get(id)!, session)),
            skipped: [...skipped.values()].sort((a, b) => a.index - b.index),
          };
        })
        .catch(asTaken(kind));
    },

    update<K extends LibraryKind>(
      session: Session,
      kind: K,
      id: Id,
      { version, entry }: { version: number; entry: LibraryWish<K> },
    ): Promise<LibraryEntry<K>> {
      return database
        .write(session, async (tx) => {
          const [held] = await hold(tx, kind, [id]);
          const { scope } = held!;
          demand(session, updateKey(kind, scope));
          const fault = entryFault(kind, entry);
          if (fault !== null) throw problem(fault, { index: 0, name: entry.name });
          if (held!.version !== version) {
            throw problem("file.version.stale", {
              currentVersion: held!.version,
              authorName: held!.owner_name,
              savedAt: held!.update_time.toISOString(),
            });
          }
          const kept = keepEntry(kind, entry);
          if (kept.fileId !== held!.file_id) await checkFiles(tx, [kept]);
          const [taken] = await store.findTaken(tx, kind, scope, [kept], id);
          if (taken !== undefined) throw problem(existsCode(kind, taken.what), { name: taken.entry_name });
          await store.updateEntry(tx, id, kept);
          await tell(tx, session, "update", kind, [
            { id, before: auditOf(kind, scope, held!), after: auditOf(kind, scope, kept) },
          ]);
          const [row] = await store.findEntries(tx, [id]);
          return presentEntry(kind, row!, session);
        })
        .catch(asTaken(kind));
    },

    remove: (session: Session, kind: LibraryKind, ids: readonly Id[]): Promise<null> =>
      database.write(session, async (tx) => {
        const held = await hold(tx, kind, ids);
        for (const row of held) demand(session, removeKey(kind, row.scope));
        await store.removeEntries(
          tx,
          held.map((row) => row.id),
        );
        await tell(
          tx,
          session,
          "remove",
          kind,
          held.map((row) => ({ id: row.id, before: auditOf(kind, row.scope, row) })),
        );
        return null;
      }),

    /** Entries that stand there already stay; all that move keep their maker. */
    move: (session: Session, kind: LibraryKind, ids: readonly Id[], scope: OwnedScope): Promise<null> =>
      database
        .write(session, async (tx) => {
          const held = (await hold(tx, kind, ids)).filter((row) => row.scope !== scope);
          if (held.length === 0) return null;
          for (const row of held) {
            demand(session, createKey(kind, scope));
            if (!mayMove(session, kind, row))
              throw problem("permission.denied", { permission: updateKey(kind, row.scope) });
          }
          await store.moveEntries(
            tx,
            held.map((row) => row.id),
            scope,
          );
          await tell(
            tx,
            session,
            "move",
            kind,
            held.map((row) => ({ id: row.id, before: { scope: row.scope }, after: { scope } })),
          );
          return null;
        })
        .catch(asTaken(kind)),
  };
};
export type BiolibraryService = ReturnType<typeof biolibraryService>;
