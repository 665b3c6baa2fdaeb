import {
  type LibraryKind,
  type LibraryScope,
  libraryKinds,
  libraryScopeSchema,
  type PermissionKey,
} from "@benchleaf/contract";

/** The tabs in the order of the page. */
export const libraryTabs: readonly LibraryKind[] = ["plasmid", "primer", "feature", "enzyme"];

/** The key that a tab asks for. */
export const tabKey = (kind: LibraryKind): PermissionKey =>
  `MOLECULE_${kind.toUpperCase() as Uppercase<LibraryKind>}_TENANT_READ`;

export const kindOf = (text: string | undefined): LibraryKind | null =>
  libraryKinds.find((kind) => kind === text) ?? null;

/** What of a library the address asks for. */
export interface LibrarySearch {
  readonly scope: LibraryScope;
  readonly search: string;
}

export const parseLibrarySearch = (query: Readonly<Record<string, string | undefined>>): LibrarySearch => {
  const scope = libraryScopeSchema.safeParse(query.scope);
  return { scope: scope.success ? scope.data : "private", search: query.search?.slice(0, 100) ?? "" };
};

/** The query of the address; what goes without saying is left out. */
export const librarySearchQuery = ({ scope, search }: LibrarySearch): Record<string, string> => ({
  ...(scope === "private" ? {} : { scope }),
  ...(search.trim() === "" ? {} : { search }),
});
