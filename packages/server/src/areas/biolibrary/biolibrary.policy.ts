import type { Id, LibraryKind, LibraryScope, PermissionKey } from "@benchleaf/contract";

/** Of a session, what decides. */
export interface Caller {
  readonly userId: Id;
  readonly authorities: ReadonlySet<string>;
}

type Right = "PERSONAL" | "PRESET" | "TENANT_READ" | "TENANT_CREATE" | "TENANT_UPDATE" | "TENANT_DELETE";

const key = (kind: LibraryKind, right: Right): PermissionKey =>
  `MOLECULE_${kind.toUpperCase() as Uppercase<LibraryKind>}_${right}`;

/** One's own library asks for one key for everything, the team's for one a verb. */
export const readKey = (kind: LibraryKind, scope: LibraryScope): PermissionKey =>
  key(kind, ({ private: "PERSONAL", shared: "TENANT_READ", public: "PRESET" } as const)[scope]);

export const createKey = (kind: LibraryKind, scope: "private" | "shared"): PermissionKey =>
  key(kind, scope === "private" ? "PERSONAL" : "TENANT_CREATE");

export const updateKey = (kind: LibraryKind, scope: "private" | "shared"): PermissionKey =>
  key(kind, scope === "private" ? "PERSONAL" : "TENANT_UPDATE");

export const removeKey = (kind: LibraryKind, scope: "private" | "shared"): PermissionKey =>
  key(kind, scope === "private" ? "PERSONAL" : "TENANT_DELETE");

/** Sharing asks for what a new shared entry asks for; taking back is the maker's alone, who may also change it. */
export const mayMove = (
  { userId, authorities }: Caller,
  kind: LibraryKind,
  { scope, owner_id }: { readonly scope: "private" | "shared"; readonly owner_id: Id },
): boolean =>
  authorities.has(key(kind, "PERSONAL")) &&
  authorities.has(key(kind, scope === "private" ? "TENANT_CREATE" : "TENANT_UPDATE")) &&
  owner_id === userId;

export const abilitiesOf = (
  caller: Caller,
  kind: LibraryKind,
  entry: { readonly scope: "private" | "shared"; readonly owner_id: Id },
) => ({
  update: caller.authorities.has(updateKey(kind, entry.scope)),
  remove: caller.authorities.has(removeKey(kind, entry.scope)),
  move: mayMove(caller, kind, entry),
});
