// Long because adding, changing, moving and removing entries share their checks and one transaction each.
import {
  type FieldFilter,
  type Id,
  LIBRARY_SEQUENCE_LIMIT,
  type LibraryEntry,
  type LibraryInput,
  type LibraryKind,
  type LibraryScope,
  type OwnedScope,
  type WrittenScope,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import { openFile } from "../files/files.service.ts";
import { decodeCursor, encodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { openProject } from "../projects/projects.service.ts";
import { fillFields, filtersText } from "../records/records.service.ts";
import { createKey, mayMove, readKey, removeKey, updateKey } from "./biolibrary.policy.ts";
import { presentEntry } from "./biolibrary.present.ts";
import {
  allowsCustomFields,
  customEnzymeIdsOf,
  type EntryFault,
  entryFault,
  existsCode,
  fieldsOf,
  findDuplicates,
  normalizeEntry,
} from "./biolibrary.rules.ts";
import * as store from "./biolibrary.store.ts";
import { loadPresets } from "./library-presets.ts";

export { findLibraryPrimers } from "./library-primers.ts";

const listKeys = z.tuple([z.string(), idKey]);
const presetKeys = z.tuple([z.number().int().min(0)]);

/** @throws permission.denied for a permission that the library requires in addition to that of its tab */
export const demand = (session: Session, permission: string): void => {
  if (!session.authorities.has(permission)) throw problem("permission.denied", { permission });
};

const checkCount = (count: number): void => {
  if (count > LIBRARY_SEQUENCE_LIMIT) {
    throw problem("biolibrary.max.entity.exceeded", { limit: LIBRARY_SEQUENCE_LIMIT });
  }
};

/** Maps the unique index's error for a concurrent insert that the earlier check did not see. */
const asDuplicateProblem =
  (kind: LibraryKind) =>
  (error: unknown): never => {
    const { code, constraint } = error as { code?: unknown; constraint?: unknown };
    if (code !== "23505") throw error;
    throw problem(existsCode(kind, constraint === "library_entry_content" ? "content" : "name"));
  };

/** Why one of several entries was left out: with the custom field that is invalid. */
type Skipped = { readonly index: number; readonly code: string; readonly field?: string };

interface ListInput {
  readonly scope: LibraryScope;
  readonly projectId?: Id | undefined;
  readonly search?: string | undefined;
  readonly fields?: readonly FieldFilter[] | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Returns the requested library. @throws project.no.access if a project's library has no project, or vice versa */
export const libraryRefOf = <S extends LibraryScope>({
  scope,
  projectId = null,
}: {
  scope: S;
  projectId?: Id | null | undefined;
}) => {
  if ((scope === "project") !== (projectId !== null)) throw problem("project.no.access");
  return { scope, projectId };
};

/** Checks that the user may read the project of a project library. @throws project.no.access */
export const admitReading = async (q: Queries, { projectId }: { projectId: Id | null }): Promise<void> => {
  if (projectId !== null) await openProject(q, projectId);
};

/** Adding to a project's library requires the right to edit the project. @throws project.no.access */
export const admitChange = async (
  q: Queries,
  { projectId }: Pick<store.LibraryRef, "projectId">,
): Promise<void> => {
  if (projectId !== null && !(await openProject(q, projectId)).can_write)
    throw problem("project.no.access", { projectId });
};

const listPresets = async <K extends LibraryKind>(
  kind: K,
  input: ListInput,
): Promise<Page<LibraryEntry<K>>> => {
  // Shipped entries have no custom fields.
  if (filtersText(input.fields) !== null) return { records: [], nextCursor: null };
  const wanted = input.search?.toLowerCase() ?? "";
  const found = (await loadPresets(kind)).filter(({ name }) => name.toLowerCase().includes(wanted));
  const [from] = decodeCursor(presetKeys, input.cursor) ?? [0];
  const end = from + input.limit;
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
    if (rows.length < wanted.length) {
      // Only entries that may be changed are locked; others of a project can still be read.
      const readable = await store.findEntries(tx, wanted);
      const closed = readable.find(({ scope, can_write }) => scope === "project" && can_write !== true);
      throw closed
        ? problem("project.no.access", { projectId: closed.project_id })
        : problem("biolibrary.entity.not.found");
    }
    if (rows.some((row) => row.kind !== kind)) throw problem("biolibrary.type.mismatch");
    return rows;
  };

  const tell = async (
    tx: Queries,
    scope: Scope,
    verb: "create" | "update" | "remove" | "move",
    kind: LibraryKind,
    changes: readonly { id: Id; before?: unknown; after?: unknown }[],
  ): Promise<void> => {
    for (const { id, ...change } of changes) {
      await audit.record(tx, scope, {
        action: `library.${verb}`,
        objectType: "libraryEntry",
        objectId: id,
        ...change,
      });
    }
    const data = { kind, verb, entryIds: changes.map(({ id }) => id) };
    await events.emit(tx, scope, { type: "library.changed", data });
    if (verb === "update" || verb === "move")
      await events.emit(tx, scope, {
        type: "subject.changed",
        data: { kind: "libraryEntry", ids: data.entryIds },
      });
  };

  /** A plasmid is a sequence file that the caller may open. */
  const checkFiles = async (q: Queries, kept: readonly store.StoredEntry[]): Promise<void> => {
    for (const { fileId } of kept) {
      if (fileId === null) continue;
      const { kind } = await openFile(q, fileId);
      if (kind !== "sequence") throw problem("biolibrary.content.invalid");
    }
  };

  /**
   * The custom enzymes of a set must exist; a set of the team contains no private one, since other users could not
   * see it.
   */
  const missingEnzymesIn = async (
    tx: Queries,
    scope: WrittenScope,
    kept: readonly Pick<store.StoredEntry, "content" | "details">[],
  ): Promise<EntryFault[]> => {
    const wanted = [...new Set(kept.flatMap(customEnzymeIdsOf))];
    if (wanted.length === 0) return [];
    const found = await store.findOwnEnzymes(tx, wanted);
    const usable = new Set(
      found.filter((one) => scope === "private" || one.scope === "shared").map(({ id }) => id),
    );
    return kept.flatMap((one, index): EntryFault[] =>
      customEnzymeIdsOf(one).every((id) => usable.has(id))
        ? []
        : [{ index, code: "biolibrary.content.invalid" }],
    );
  };

  /** Custom enzymes that move along with their set are in the target library too. */
  const missingEnzymesOfMove = async (tx: Queries, scope: OwnedScope, moving: readonly store.EntryRow[]) => {
    const along = new Set(moving.map(({ id }) => id));
    const staying = moving.map(({ details, content }) => ({
      details,
      content: content
        .split(",")
        .filter((id) => !along.has(id.slice(1)))
        .join(","),
    }));
    return missingEnzymesIn(tx, scope, staying);
  };

  const faultsOf = async (
    tx: Queries,
    kind: LibraryKind,
    shelf: store.LibraryRef,
    kept: readonly store.StoredEntry[],
  ): Promise<EntryFault[]> => {
    const taken = await store.findExisting(tx, kind, shelf, kept);
    return [
      ...findDuplicates(kept),
      ...taken.map(({ index, what }) => ({ index, code: existsCode(kind, what, kept[index]) })),
      ...(kind === "enzyme" ? await missingEnzymesIn(tx, shelf.scope, kept) : []),
    ];
  };

  /** Entries with invalid custom fields, where such entries are left out. */
  const unfilledIn = async (
    tx: Queries,
    kind: LibraryKind,
    entries: readonly LibraryInput[],
    places: readonly number[],
  ): Promise<Skipped[]> => {
    if (!allowsCustomFields(kind)) return [];
    const faults: Skipped[] = [];
    for (const index of places) {
      const fault = await fillFields.faultOf(tx, kind, fieldsOf(entries[index]!) ?? {});
      if (fault !== null) faults.push({ index, ...fault });
    }
    return faults;
  };

  const auditOf = (
    kind: LibraryKind,
    scope: WrittenScope,
    { name, content }: { name: string; content: string },
  ) => ({
    kind,
    scope,
    name,
    content: content.slice(0, 1_000),
  });

  /** Adds the entries without errors, in the given order. */
  const add = async (
    tx: Queries,
    by: Scope,
    kind: LibraryKind,
    shelf: store.LibraryRef,
    kept: readonly store.StoredEntry[],
  ): Promise<Id[]> => {
    await admitChange(tx, shelf);
    const ids = await store.insertEntries(tx, kind, shelf, kept);
    const changes = ids.map((id, at) => ({ id, after: auditOf(kind, shelf.scope, kept[at]!) }));
    await tell(tx, by, "create", kind, changes);
    return ids;
  };

  return {
    add,
    strangersIn: missingEnzymesIn,

    async list<K extends LibraryKind>(
      session: Session,
      kind: K,
      input: ListInput,
    ): Promise<Page<LibraryEntry<K>>> {
      const { scope } = input;
      demand(session, readKey(kind, scope));
      if (scope === "public") return listPresets(kind, input);
      const { projectId } = libraryRefOf(input);
      if (projectId !== null) await database.read(session, (q) => admitReading(q, { projectId }));
      const after = decodeCursor(listKeys, input.cursor);
      const { search, limit } = input;
      const rows = await store.listEntries(database, session, {
        kind,
        scope,
        projectId,
        search,
        filters: filtersText(input.fields),
        after,
        limit,
      });
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
      input: {
        scope: WrittenScope;
        projectId?: Id | undefined;
        entries: readonly LibraryInput<K>[];
        onConflict: "refuse" | "skip";
      },
    ): Promise<{ entries: LibraryEntry<K>[]; skipped: Skipped[] }> {
      const { scope, entries } = input;
      const shelf = libraryRefOf(input);
      demand(session, createKey(kind, scope));
      checkCount(entries.length);
      const refuse = ({ index, code }: EntryFault) =>
        problem(code, { index, name: entries[index]?.name ?? "" });
      const wrong = entries.flatMap((entry, index): EntryFault[] => {
        const code = entryFault(kind, entry);
        return code === null ? [] : [{ index, code }];
      });
      if (input.onConflict === "refuse" && wrong[0] !== undefined) throw refuse(wrong[0]);
      const isWrong = new Set(wrong.map(({ index }) => index));
      const places = entries.flatMap((_, index) => (isWrong.has(index) ? [] : [index]));
      const kept = places.map((index) => normalizeEntry(kind, entries[index]!));
      return database
        .write(session, async (tx) => {
          await checkFiles(tx, kept);
          const clashes = (await faultsOf(tx, kind, shelf, kept)).map(({ index, code }) => ({
            index: places[index]!,
            code,
          }));
          if (input.onConflict === "refuse" && clashes[0] !== undefined) throw refuse(clashes[0]);
          const unfilled = input.onConflict === "skip" ? await unfilledIn(tx, kind, entries, places) : [];
          const skipped = new Map<number, Skipped>(
            [...unfilled, ...clashes, ...wrong].map((fault) => [fault.index, fault] as const),
          );
          const fresh = kept.filter((_, at) => !skipped.has(places[at]!));
          const ids = await add(tx, session, kind, shelf, fresh);
          if (allowsCustomFields(kind)) {
            const filled = places.filter((index) => !skipped.has(index));
            const records = ids.map((subjectId, at) => ({
              subjectId,
              entries: fieldsOf(entries[filled[at]!]!) ?? {},
            }));
            await fillFields.save(tx, kind, records);
          }
          const rows = new Map((await store.findEntries(tx, ids)).map((row) => [row.id, row]));
          return {
            entries: ids.map((id) => presentEntry(kind, rows.get(id)!, session)),
            skipped: [...skipped.values()].sort((a, b) => a.index - b.index),
          };
        })
        .catch(asDuplicateProblem(kind));
    },

    update<K extends LibraryKind>(
      session: Session,
      kind: K,
      id: Id,
      { version, entry }: { version: number; entry: LibraryInput<K> },
    ): Promise<LibraryEntry<K>> {
      return database
        .write(session, async (tx) => {
          const [held] = await hold(tx, kind, [id]);
          const { scope, project_id: projectId } = held!;
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
          const kept = normalizeEntry(kind, entry);
          if (kept.fileId !== held!.file_id) await checkFiles(tx, [kept]);
          const [taken] = await store.findExisting(tx, kind, { scope, projectId }, [kept], id);
          if (taken !== undefined)
            throw problem(existsCode(kind, taken.what, kept), { name: taken.entry_name });
          const [stranger] = kind === "enzyme" ? await missingEnzymesIn(tx, scope, [kept]) : [];
          if (stranger !== undefined) throw problem(stranger.code, { index: 0, name: kept.name });
          await store.updateEntry(tx, id, kept);
          const filled = fieldsOf(entry);
          if (allowsCustomFields(kind) && filled !== undefined)
            await fillFields.save(tx, kind, [{ subjectId: id, entries: filled }]);
          await tell(tx, session, "update", kind, [
            { id, before: auditOf(kind, scope, held!), after: auditOf(kind, scope, kept) },
          ]);
          const [row] = await store.findEntries(tx, [id]);
          return presentEntry(kind, row!, session);
        })
        .catch(asDuplicateProblem(kind));
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

    /** Existing entries stay; all moved ones keep their author. */
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
          const [stranger] = kind === "enzyme" ? await missingEnzymesOfMove(tx, scope, held) : [];
          if (stranger !== undefined) throw problem(stranger.code);
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
        .catch(asDuplicateProblem(kind)),
  };
};
export type BiolibraryService = ReturnType<typeof biolibraryService>;
