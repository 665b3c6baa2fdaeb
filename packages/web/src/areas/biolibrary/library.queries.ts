import {
  type LibraryEntry,
  type LibraryKind,
  type LibraryRows,
  type LibraryScope,
  type LibraryWish,
  libraryApi,
  type OwnedScope,
} from "@benchleaf/contract";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../../kernel/client.ts";
import type { LibrarySearch } from "./library-search.ts";

const PAGE_ROWS = 100;
const EXPORT_ROWS = 200;

/** The four libraries have the same verbs; each row still checks the shapes of its own kind. */
export const rowsOf = (kind: LibraryKind): LibraryRows => libraryApi[kind] as unknown as LibraryRows;

const listKey = (kind: LibraryKind, { scope, search }: LibrarySearch) =>
  ["library", kind, "list", scope, search.trim()] as const;

const wishOf = ({ scope, search }: LibrarySearch) => ({
  scope,
  ...(search.trim() === "" ? {} : { search: search.trim() }),
});

export const useLibraryList = (kind: LibraryKind, wanted: LibrarySearch) => {
  const list = useInfiniteQuery({
    queryKey: listKey(kind, wanted),
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      const query = { ...wishOf(wanted), limit: PAGE_ROWS, ...cursor };
      return call(rowsOf(kind).list, { query }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.records) ?? [], [list.data]);
  return { ...list, rows };
};
export type LibraryList = ReturnType<typeof useLibraryList>;

interface Watch {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}

/** Every entry of a view, page after page. */
export const loadAll = async (
  kind: LibraryKind,
  wanted: LibrarySearch,
  { signal, onProgress }: Watch,
): Promise<readonly LibraryEntry[]> => {
  const all: LibraryEntry[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const query = { ...wishOf(wanted), limit: EXPORT_ROWS, ...(cursor === "" ? {} : { cursor }) };
    const page: { records: LibraryEntry[]; nextCursor: string | null } = await call(
      rowsOf(kind).list,
      { query },
      { signal },
    );
    all.push(...page.records);
    onProgress(all.length);
    cursor = page.nextCursor;
  }
  return all;
};

export const useLibraryChanges = (kind: LibraryKind) => {
  const client = useQueryClient();
  const rows = rowsOf(kind);
  const changed = () => client.invalidateQueries({ queryKey: ["library", kind] });
  return {
    changed,
    create: async (scope: OwnedScope, entry: LibraryWish): Promise<LibraryEntry> => {
      const { entries } = await call(rows.create, { body: { scope, entries: [entry] } });
      await changed();
      return entries[0]!;
    },
    update: async (entryId: string, version: number, entry: LibraryWish): Promise<LibraryEntry> => {
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
    /** Of at most 200 entries; what is there already is told and left out. */
    addMany: (scope: OwnedScope, entries: LibraryWish[], signal: AbortSignal) =>
      call(rows.create, { body: { scope, entries, onConflict: "skip" } }, { signal }),
  };
};

export const isOwned = (scope: LibraryScope): scope is OwnedScope => scope !== "public";
