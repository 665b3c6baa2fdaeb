/** A folder with the one that it is in; null at the top. */
export interface Folder {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
}

/** The folders from the top down to `folderId`, itself last; empty when it is unknown. */
export const pathTo = (folders: readonly Folder[], folderId: string | null): Folder[] => {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const path: Folder[] = [];
  let current = folderId === null ? undefined : byId.get(folderId);
  // A circle cannot be made by moving, but a damaged answer must not hang the page.
  while (current && path.length <= folders.length) {
    path.unshift(current);
    current = current.parentId === null ? undefined : byId.get(current.parentId);
  }
  return path;
};

/** Ids of the given folders and all below them: where they cannot be moved to. */
export const withDescendants = (folders: readonly Folder[], ids: readonly string[]): Set<string> => {
  const inside = new Set(ids);
  let size = -1;
  while (inside.size !== size) {
    size = inside.size;
    for (const folder of folders)
      if (folder.parentId !== null && inside.has(folder.parentId)) inside.add(folder.id);
  }
  return inside;
};

/** A node of the rendered tree. */
export interface FolderNode {
  readonly key: string;
  readonly title: string;
  readonly disabled: boolean;
  readonly children: FolderNode[];
}

/** Folders as a tree, names in their order; those in `closed` cannot be chosen. */
export const treeOf = (
  folders: readonly Folder[],
  closed: ReadonlySet<string> = new Set(),
  parentId: string | null = null,
): FolderNode[] =>
  folders
    .filter((folder) => folder.parentId === parentId)
    .sort((left, right) => left.name.localeCompare(right.name, undefined, { numeric: true }))
    .map(({ id, name }) => ({
      key: id,
      title: name,
      disabled: closed.has(id),
      children: treeOf(folders, closed, id),
    }));
