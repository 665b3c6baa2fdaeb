import type { Enzyme } from "@benchleaf/bio";
import { type EnzymeSetEntry, type LibraryScope, libraryApi, type OwnedScope } from "@benchleaf/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { call } from "../../../kernel/client.ts";
import { useAllEnzymes } from "../../../shared/sequences/use-own-enzymes.ts";

/** The library page caches the same lists under the same key. */
const setsKey = ["library", "enzyme", "sets"] as const;
const MOST_SETS = 200;

const loadScope = async (scope: LibraryScope): Promise<readonly EnzymeSetEntry[]> => {
  try {
    const { records } = await call(libraryApi.enzyme.list, { query: { scope, limit: MOST_SETS } });
    return records.filter(({ own }) => own === null);
  } catch {
    // A scope that the person may not see is empty for them; a server that is away is told by its banner.
    return [];
  }
};

/** Sets of one's own, of the team, and those that are shipped. */
export const useEnzymeSets = () =>
  useQuery({
    queryKey: setsKey,
    queryFn: async () =>
      (await Promise.all((["private", "shared", "public"] as const).map(loadScope))).flat(),
  });

/** Names of a set's enzymes; one that was deleted or taken back is left out. */
const namesOfSet = (
  { enzymeIds }: Pick<EnzymeSetEntry, "enzymeIds">,
  names: ReadonlyMap<number, string>,
): readonly string[] => enzymeIds.flatMap((id) => names.get(id) ?? []);

/** Tells the names of a set's enzymes, own ones too. */
export const useNamesOfSet = () => {
  const all = useAllEnzymes();
  const names = useMemo(() => new Map(all.map(({ id, name }) => [id, name])), [all]);
  return useCallback((set: Pick<EnzymeSetEntry, "enzymeIds">) => namesOfSet(set, names), [names]);
};

const idsOf = (names: readonly string[], all: readonly Enzyme[]): number[] => {
  const known = new Map(all.map(({ id, name }) => [name, id]));
  return names.flatMap((name) => known.get(name) ?? []);
};

export interface SetDraft {
  readonly name: string;
  readonly scope: OwnedScope;
  readonly names: readonly string[];
}

export const useChangeSets = () => {
  const client = useQueryClient();
  const all = useAllEnzymes();
  const changed = () => client.invalidateQueries({ queryKey: ["library", "enzyme"] });
  return {
    create: async ({ name, scope, names }: SetDraft): Promise<EnzymeSetEntry> => {
      const body = { scope, entries: [{ name, enzymeIds: idsOf(names, all) }] };
      const { entries } = await call(libraryApi.enzyme.create, { body });
      await changed();
      return entries[0]!;
    },
    update: async (set: EnzymeSetEntry, { name, names }: SetDraft): Promise<EnzymeSetEntry> => {
      const entry = { name, description: set.description, enzymeIds: idsOf(names, all) };
      const body = { version: set.version, entry };
      const made = await call(libraryApi.enzyme.update, { params: { entryId: set.id }, body });
      await changed();
      return made;
    },
    remove: async (set: EnzymeSetEntry): Promise<void> => {
      await call(libraryApi.enzyme.remove, { body: { entryIds: [set.id] } });
      await changed();
    },
    move: async (set: EnzymeSetEntry, scope: OwnedScope): Promise<void> => {
      await call(libraryApi.enzyme.move, { body: { entryIds: [set.id], scope } });
      await changed();
    },
  };
};
