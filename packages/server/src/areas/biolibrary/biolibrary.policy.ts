import type { Id, LibraryKind, LibraryScope, PermissionKey, WrittenScope } from "@benchleaf/contract";

/** Of a session, what decides. */
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
 * One's own library asks for one key for everything, the team's for one a verb. A project's is read by who may read the
 * project, which the database asks; its key is for changing it.
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
  /** Whether the caller may edit the project it is in; null if it is in none. */
  readonly can_write: boolean | null;
}

/** Sharing asks for what a new shared entry asks for; taking back is the maker's alone, who may also change it. */
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
