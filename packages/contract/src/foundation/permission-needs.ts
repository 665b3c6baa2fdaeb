import type { PermissionKey } from "./permission-keys.ts";

/** One key, or several that are all needed; of an inner list any one will do. */
export type Needs<Key extends string> = Key | readonly (Key | readonly Key[])[];

/** Permissions that are needed. */
export type PermissionNeeds = Needs<PermissionKey>;

/** Roles that are needed, by their keys (`ADMIN`, or a team's own), the team's owner among them. */
export type RoleNeeds = Needs<string>;

/** Represents the team owner among roles; set by the team itself, not by a role. */
export const TEAM_OWNER = "OWNER";

/** What is needed as a list, of which each member is one key or several of which any one will do. */
export const needsOf = <Key extends string>(
  needs: Needs<Key> | undefined,
): readonly (Key | readonly Key[])[] =>
  needs === undefined ? [] : typeof needs === "string" ? [needs] : needs;

/**
 * The first key that is needed and not held; undefined if nothing lacks.
 *
 * @example missingOf(["USER_READ", ["ROLE_READ", "ROLE_CREATE"]], (key) => key === "USER_READ") // "ROLE_READ"
 */
export const missingOf = <Key extends string>(
  needs: Needs<Key> | undefined,
  holds: (key: Key) => boolean,
): Key | undefined => {
  for (const need of needsOf(needs)) {
    const anyOf = typeof need === "string" ? [need] : need;
    if (!anyOf.some(holds)) return anyOf[0];
  }
  return undefined;
};
