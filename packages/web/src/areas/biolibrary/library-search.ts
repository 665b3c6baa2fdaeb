import {
  type FieldedKind,
  type FieldFilter,
  fieldedKinds,
  type LibraryKind,
  type LibraryScope,
  libraryKinds,
  libraryScopes,
  type PermissionKey,
} from "@benchleaf/contract";

/** The tabs in the order of the page. */
export const libraryTabs: readonly LibraryKind[] = ["plasmid", "primer", "feature", "enzyme"];

/** The permission that a tab requires. */
export const tabKey = (kind: LibraryKind): PermissionKey =>
  `MOLECULE_${kind.toUpperCase() as Uppercase<LibraryKind>}_TENANT_READ`;

export const kindOf = (text: string | undefined): LibraryKind | null =>
  libraryKinds.find((kind) => kind === text) ?? null;

/** The part of a library in the address. */
export interface LibrarySearch {
  readonly scope: LibraryScope;
  /** Whose library, where it is a project's; null until one is chosen. */
  readonly projectId: string | null;
  readonly search: string;
  /** By one of the team's own fields. */
  readonly filter: FieldFilter | null;
}

/** The kind as one that a team can give fields of its own; null for the others. */
export const fieldedKindOf = (kind: LibraryKind): FieldedKind | null =>
  fieldedKinds.find((one) => one === kind) ?? null;

const filterIn = (text: string | undefined): FieldFilter | null => {
  try {
    return JSON.parse(text ?? "null") as FieldFilter | null;
  } catch {
    return null;
  }
};

/** `scope` null if the address does not say which library is meant. */
export const parseLibrarySearch = (
  query: Readonly<Record<string, string | undefined>>,
): Omit<LibrarySearch, "scope"> & { readonly scope: LibraryScope | null } => {
  const scope = libraryScopes.find((known) => known === query.scope) ?? null;
  const projectId = /^\d{1,18}$/.test(query.projectId ?? "") ? (query.projectId ?? null) : null;
  return {
    scope,
    projectId,
    search: query.search?.slice(0, 100) ?? "",
    filter: filterIn(query.fields),
  };
};

/** The query of the address without defaults. */
export const librarySearchQuery = ({
  scope,
  projectId,
  search,
  filter,
}: LibrarySearch): Record<string, string> => ({
  scope,
  ...(scope === "project" && projectId !== null ? { projectId } : {}),
  ...(search.trim() === "" ? {} : { search }),
  ...(filter === null ? {} : { fields: JSON.stringify(filter) }),
});

/** The same, for a table of what is shown. */
export const tableParams = ({ scope, projectId, search, filter }: LibrarySearch): Record<string, string> => ({
  scope,
  ...(scope === "project" && projectId !== null ? { projectId } : {}),
  ...(search.trim() === "" ? {} : { search: search.trim() }),
  ...(filter === null ? {} : { fields: JSON.stringify([filter]) }),
});
