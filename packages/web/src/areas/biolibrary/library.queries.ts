import {
  type LibraryEntry,
  type LibraryInput,
  type LibraryKind,
  type LibraryRows,
  type LibraryScope,
  libraryApi,
  type OwnedScope,
  type WrittenScope,
} from "@benchleaf/contract";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { call } from "../../kernel/client.ts";
import type { LibrarySearch } from "./library-search.ts";

const PAGE_ROWS = 100;

/** The four libraries have the same verbs; each row still checks the shapes of its own kind. */
export const rowsOf = (kind: LibraryKind): LibraryRows => libraryApi[kind] as unknown as LibraryRows;

const listKey = (kind: LibraryKind, { scope, projectId, search, filter }: LibrarySearch) =>
  ["library", kind, "list", scope, projectId, search.trim(), filter] as const;

/** A library that entries are added to. */
export interface Shelf {
  readonly scope: WrittenScope;
  readonly projectId: string | null;
}

const shelfOf = <S extends LibraryScope>({
  scope,
  projectId,
}: {
  readonly scope: S;
  readonly projectId: string | null;
}) => ({
  scope,
  ...(scope === "project" && projectId !== null ? { projectId } : {}),
});

const inputOf = ({ search, filter, ...shelf }: LibrarySearch) => ({
  ...shelfOf(shelf),
  ...(search.trim() === "" ? {} : { search: search.trim() }),
  ...(filter === null ? {} : { fields: JSON.stringify([filter]) }),
});

export const useLibraryList = (kind: LibraryKind, wanted: LibrarySearch) => {
  const list = useInfiniteQuery({
    queryKey: listKey(kind, wanted),
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      const query = { ...inputOf(wanted), limit: PAGE_ROWS, ...cursor };
      return call(rowsOf(kind).list, { query }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    enabled: wanted.scope !== "project" || wanted.projectId !== null,
  });
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.records) ?? [], [list.data]);
  return { ...list, rows };
};

/** Default library: the user's own entries, else the team's, else what is shipped with the product. */
export const useOpenScope = (kind: LibraryKind) =>
  useQuery({
    queryKey: ["library", kind, "openScope"],
    queryFn: async ({ signal }): Promise<LibraryScope> => {
      for (const scope of ["private", "shared"] as const) {
        const { records } = await call(rowsOf(kind).list, { query: { scope, limit: 1 } }, { signal });
        if (records.length > 0) return scope;
      }
      return "public";
    },
  });

export type LibraryList = ReturnType<typeof useLibraryList>;

export const useLibraryChanges = (kind: LibraryKind) => {
  const client = useQueryClient();
  const rows = rowsOf(kind);
  const changed = useCallback(
    () => client.invalidateQueries({ queryKey: ["library", kind] }),
    [client, kind],
  );
  return {
    changed,
    create: async (shelf: Shelf, entry: LibraryInput): Promise<LibraryEntry> => {
      const { entries } = await call(rows.create, { body: { ...shelfOf(shelf), entries: [entry] } });
      await changed();
      return entries[0]!;
    },
    update: async (entryId: string, version: number, entry: LibraryInput): Promise<LibraryEntry> => {
      const made = await call(rows.update, { params: { entryId }, body: { version, entry } });
      await changed();
      return made;
    },
    remove: async (entryIds: string[]): Promise<void> => {
      await call(rows.remove, { body: { entryIds } });
      await changed();
    },
    move: async (entryIds: string[], scope: OwnedScope): Promise<void> => {
      await call(rows.move, { body: { entryIds, scope } });
      await changed();
    },
  };
};

/** Whether entries are added to it: what is shipped is not, nor a project's library before one is chosen. */
export const isWritten = (search: Pick<LibrarySearch, "scope" | "projectId">): search is Shelf =>
  search.scope !== "public" && (search.scope !== "project" || search.projectId !== null);
