import { allEndpoints } from "./endpoints.ts";
import { type PermissionKey, type PermissionModule, permissionTree } from "./foundation/permission-keys.ts";
import { needsOf } from "./foundation/permission-needs.ts";

const asked = new Set(
  allEndpoints.flatMap(({ row: { access } }) =>
    typeof access === "object" ? needsOf(access.permission).flat() : [],
  ),
);

/** Opens a page of its own and asks for nothing. */
const always: readonly PermissionModule[] = ["homepage"];

/**
 * The modules of permissions that an area which exists asks for, and so all that is offered: a key of what is not
 * there stays in the contract and can be held, but no one is asked to give it.
 */
export const offeredPermissions: readonly { module: PermissionModule; permissions: PermissionKey[] }[] = (
  Object.entries(permissionTree) as [PermissionModule, readonly PermissionKey[]][]
)
  .filter(([module, keys]) => always.includes(module) || keys.some((key) => asked.has(key)))
  .map(([module, permissions]) => ({ module, permissions: [...permissions] }));
