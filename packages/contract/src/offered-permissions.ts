import { allEndpoints } from "./endpoints.ts";
import { type PermissionKey, type PermissionModule, permissionTree } from "./foundation/permission-keys.ts";
import { needsOf } from "./foundation/permission-needs.ts";

const asked = new Set(
  allEndpoints.flatMap(({ row: { access } }) =>
    typeof access === "object" ? needsOf(access.permission).flat() : [],
  ),
);

/** Opens its own page and requires nothing. */
const always: readonly PermissionModule[] = ["homepage"];

/**
 * The modules of permissions that existing areas use, which are the ones offered: other keys stay in the contract and
 * can be held, but roles do not offer them.
 */
export const offeredPermissions: readonly { module: PermissionModule; permissions: PermissionKey[] }[] = (
  Object.entries(permissionTree) as [PermissionModule, readonly PermissionKey[]][]
)
  .filter(([module, keys]) => always.includes(module) || keys.some((key) => asked.has(key)))
  .map(([module, permissions]) => ({ module, permissions: [...permissions] }));
