import type { PermissionKey } from "./permission-keys.ts";

/** One key, or several that are all needed; of an inner list any one will do. */
export type PermissionNeeds = PermissionKey | readonly (PermissionKey | readonly PermissionKey[])[];

/** What is needed as a list, of which each member is one key or several of which any one will do. */
export const needsOf = (
  needs: PermissionNeeds | undefined,
): readonly (PermissionKey | readonly PermissionKey[])[] =>
  needs === undefined ? [] : typeof needs === "string" ? [needs] : needs;

/**
 * The first key that is needed and not held; undefined where nothing lacks.
 *
 * @example missingPermission(["USER_READ", ["ROLE_READ", "ROLE_CREATE"]], (key) => key === "USER_READ") // "ROLE_READ"
 */
export const missingPermission = (
  needs: PermissionNeeds | undefined,
  holds: (key: PermissionKey) => boolean,
): PermissionKey | undefined => {
  for (const need of needsOf(needs)) {
    const anyOf = typeof need === "string" ? [need] : need;
    if (!anyOf.some(holds)) return anyOf[0];
  }
  return undefined;
};
