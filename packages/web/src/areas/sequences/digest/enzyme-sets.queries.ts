import { enzymes } from "@benchleaf/bio";
import { type EnzymeSetEntry, type LibraryScope, libraryApi, type OwnedScope } from "@benchleaf/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../kernel/client.ts";

/** The library page keeps the same lists under the same key. */
const setsKey = ["library", "enzyme", "sets"] as const;
const MOST_SETS = 200;

const loadScope = async (scope: LibraryScope): Promise<readonly EnzymeSetEntry[]> => {
  try {
    return (await call(libraryApi.enzyme.list, { query: { scope, limit: MOST_SETS } })).records;
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

let byId: ReadonlyMap<number, string> | undefined;
let byName: ReadonlyMap<string, number> | undefined;

export const namesOfSet = ({ enzymeIds }: Pick<EnzymeSetEntry, "enzymeIds">): readonly string[] => {
  byId ??= new Map(enzymes().map(({ id, name }) => [id, name]));
  const known = byId;
  return enzymeIds.flatMap((id) => known.get(id) ?? []);
};

const idsOf = (names: readonly string[]): number[] => {
  byName ??= new Map(enzymes().map(({ id, name }) => [name, id]));
  const known = byName;
  return names.flatMap((name) => known.get(name) ?? []);
};

export interface SetDraft {
  readonly name: string;
  readonly scope: OwnedScope;
  readonly names: readonly string[];
}

export const useChangeSets = () => {
  const client = useQueryClient();
  const changed = () => client.invalidateQueries({ queryKey: ["library", "enzyme"] });
  return {
    create: async ({ name, scope, names }: SetDraft): Promise<EnzymeSetEntry> => {
      const body = { scope, entries: [{ name, enzymeIds: idsOf(names) }] };
      const { entries } = await call(libraryApi.enzyme.create, { body });
      await changed();
      return entries[0]!;
    },
    update: async (set: EnzymeSetEntry, { name, names }: SetDraft): Promise<EnzymeSetEntry> => {
      const entry = { name, description: set.description, enzymeIds: idsOf(names) };
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
