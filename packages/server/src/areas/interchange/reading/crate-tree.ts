import { type Entity, type Graph, hasType, idKey, idOf, listOf } from "./crate-entities.ts";

/** An entity with its position in the tree. */
export interface Placed {
  readonly key: string;
  readonly entity: Entity;
  /** Null at the top. */
  readonly parentKey: string | null;
  /** Whether another part lists it; parts that are only in the flat list are handled separately. */
  readonly isListed: boolean;
  readonly isCut: boolean;
}

/** Whether an entity is an RO-Crate dataset, which is a folder here. */
export const isFolder = (entity: Entity): boolean => hasType(entity, "Dataset", "RepositoryCollection");
/** Whether an entity is a file by any of the types that programs write. */
export const isFile = (entity: Entity): boolean => hasType(entity, "File", "MediaObject", "ImageObject");

/** Whether an id refers outside the archive, to a web address or to an entity without a file. */
export const isRemote = (key: string): boolean => /^[a-z][a-z0-9+.-]*:\/\//i.test(key) || key.startsWith("#");

const below = (parent: string, key: string): boolean => {
  const folder = parent.endsWith("/") ? parent : `${parent}/`;
  return key !== parent && key.startsWith(folder);
};

/** The deepest of some folders that contains a key. */
const nearest = (folders: Iterable<string>, key: string): string | null => {
  let found: string | null = null;
  for (const folder of folders)
    if (below(folder, key) && folder.length > (found?.length ?? -1)) found = folder;
  return found;
};

/** Programs do not write deeper folders; ancestors beyond this depth are ignored. */
const MOST_STEPS = 100;

/** Ancestor folders of a key, the nearest first: looked up in a set, so that many files need no search each. */
export const nearestAbove = (folders: ReadonlySet<string>, key: string): string | null => {
  let end = key.endsWith("/") ? key.length - 1 : key.length;
  for (let step = 0; step < MOST_STEPS; step++) {
    end = key.lastIndexOf("/", end - 1);
    if (end <= 0) return null;
    const path = key.slice(0, end);
    if (folders.has(`${path}/`)) return `${path}/`;
    if (folders.has(path)) return path;
  }
  return null;
};

/** Keys in cycles, by the parents of each. Every key is visited once. */
const findCircles = (parentOf: ReadonlyMap<string, string | null>): Set<string> => {
  const circles = new Set<string>();
  const done = new Set<string>();
  for (const key of parentOf.keys()) {
    const walk = new Set<string>();
    let at: string | null = key;
    while (at !== null && !done.has(at) && !walk.has(at)) {
      walk.add(at);
      at = parentOf.get(at) ?? null;
    }
    // The first listed part of a cycle moves to the top; the others stay below it.
    if (at !== null && walk.has(at)) circles.add(at);
    for (const one of walk) done.add(one);
  }
  return circles;
};

/**
 * The parent of every part of a crate. Programs list a part at its parent, at the root, or at both: the one with the
 * nearest path counts. Cycles are moved to the top.
 */
export const placeParts = ({ root, rootKey, entities }: Graph): Placed[] => {
  const parents = new Map<string, string[]>();
  for (const [key, entity] of entities) {
    for (const part of listOf(entity.hasPart)) {
      const child = idKey(idOf(part));
      if (child === key || !entities.has(child)) continue;
      const listing = parents.get(child);
      if (listing === undefined) parents.set(child, [key]);
      else listing.push(key);
    }
  }
  const isPart = (key: string, entity: Entity): boolean =>
    entity !== root &&
    !/(?:^|\/)ro-crate-metadata\.json(?:ld)?$/.test(key) &&
    (parents.has(key) || ((isFolder(entity) || isFile(entity)) && !isRemote(key)));
  const parts = [...entities].filter(([key, entity]) => isPart(key, entity));
  const folders = new Set(parts.filter(([, entity]) => isFolder(entity)).map(([key]) => key));
  const parentOf = new Map(
    parts.map(([key]) => {
      const listing = (parents.get(key) ?? []).filter((parent) => parent !== rootKey && folders.has(parent));
      return [key, nearest(listing, key) ?? listing[0] ?? nearestAbove(folders, key)] as const;
    }),
  );
  const cut = findCircles(parentOf);
  for (const key of cut) parentOf.set(key, null);
  return parts.map(([key, entity]) => ({
    key,
    entity,
    parentKey: parentOf.get(key) ?? null,
    isListed: parents.has(key),
    isCut: cut.has(key),
  }));
};
