import type { Id, LibraryKind, LibraryScope, PermissionKey, WrittenScope } from "@benchleaf/contract";

/** The parts of a session that decide. */
export interface Caller {
  readonly userId: Id;
  readonly authorities: ReadonlySet<string>;
}

type Right =
  | "PERSONAL"
  | "PROJECT"
  | "PRESET"
  | "TENANT_READ"
  | "TENANT_CREATE"
  | "TENANT_UPDATE"
  | "TENANT_DELETE";

const key = (kind: LibraryKind, right: Right): PermissionKey =>
  `MOLECULE_${kind.toUpperCase() as Uppercase<LibraryKind>}_${right}`;

/**
 * A private library requires one permission for everything, the team's one per action. A project's library is
 * readable for users who may read the project, which the database checks; its permission is for changes.
 */
export const readKey = (kind: LibraryKind, scope: LibraryScope): PermissionKey =>
  key(
    kind,
    ({ private: "PERSONAL", shared: "TENANT_READ", project: "TENANT_READ", public: "PRESET" } as const)[
      scope
    ],
  );

const changeKey =
  (ofTeam: Right) =>
  (kind: LibraryKind, scope: WrittenScope): PermissionKey =>
    key(kind, ({ private: "PERSONAL", project: "PROJECT", shared: ofTeam } as const)[scope]);

export const createKey = changeKey("TENANT_CREATE");
export const updateKey = changeKey("TENANT_UPDATE");
export const removeKey = changeKey("TENANT_DELETE");

interface Held {
  readonly scope: WrittenScope;
  readonly owner_id: Id;
  /** Whether the caller may edit the entry's project; null if it is in none. */
  readonly can_write: boolean | null;
}

/** Sharing requires the permission for a new shared entry; only its author, who may also change it, can undo it. */
export const mayMove = (
  { userId, authorities }: Caller,
  kind: LibraryKind,
  { scope, owner_id }: Pick<Held, "scope" | "owner_id">,
): boolean =>
  scope !== "project" &&
  authorities.has(key(kind, "PERSONAL")) &&
  authorities.has(key(kind, scope === "private" ? "TENANT_CREATE" : "TENANT_UPDATE")) &&
  owner_id === userId;

export const abilitiesOf = (caller: Caller, kind: LibraryKind, entry: Held) => {
  const mayChange = entry.scope !== "project" || entry.can_write === true;
  return {
    update: mayChange && caller.authorities.has(updateKey(kind, entry.scope)),
    remove: mayChange && caller.authorities.has(removeKey(kind, entry.scope)),
    move: mayMove(caller, kind, entry),
  };
};
