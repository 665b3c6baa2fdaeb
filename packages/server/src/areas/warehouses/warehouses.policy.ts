import {
  ADMIN_ROLE_KEY,
  type FeatureKey,
  type Id,
  type PermissionKey,
  type TeamRight,
  type Warehouse,
  type WarehouseKind,
  type WarehouseRight,
} from "@benchleaf/contract";
import type { Session } from "../../kernel/context.ts";
import { problem } from "../../kernel/problem.ts";
import type { WarehouseRow } from "./warehouses.store.ts";

/** The user with permissions and roles. */
export type Asking = Pick<Session, "tenantId" | "userId" | "authorities" | "roles">;

const keys: Readonly<
  Record<WarehouseKind, { read: PermissionKey; manage: PermissionKey; feature: FeatureKey }>
> = {
  inventory: { read: "INVENTORY_READ", manage: "INVENTORY_LOCATION", feature: "INVENTORY" },
  sample: { read: "SAMPLE_READ", manage: "SAMPLE_LOCATION", feature: "SAMPLE" },
};

/** The keys and the feature that warehouses of a kind ask for. */
export const keysOfKind = (kind: WarehouseKind) => keys[kind];

const rights = ["read", "use", "manage"] as const;

/** @example levelOf("use") // 2 */
export const levelOf = (right: WarehouseRight): number => rights.indexOf(right) + 1;
/** @example rightOf(2) // "use"; null for 0 */
export const rightOf = (level: number): WarehouseRight | null => rights[level - 1] ?? null;

/** @example teamLevelOf("none") // 0 */
export const teamLevelOf = (right: TeamRight): number => (right === "none" ? 0 : levelOf(right));
export const teamRightOf = (level: number): TeamRight =>
  level === 2 ? "use" : level === 1 ? "read" : "none";

/** @throws permission.denied */
export const demandKey = ({ authorities }: Pick<Asking, "authorities">, permission: PermissionKey): void => {
  if (!authorities.has(permission)) throw problem("permission.denied", { permission });
};

/** The warehouse's owner, and anyone who administers the team. */
export const mayChangeOwner = (ownerId: Id, { userId, roles }: Asking): boolean =>
  ownerId === userId || roles.has(ADMIN_ROLE_KEY);

type Asked = Pick<WarehouseRow, "kind" | "own_level" | "owner_id">;

export const abilitiesOf = (warehouse: Asked, asking: Asking): Warehouse["abilities"] => {
  const { read, manage } = keys[warehouse.kind];
  const mayRead = asking.authorities.has(read) && warehouse.own_level >= 1;
  return {
    read: mayRead,
    use: mayRead && warehouse.own_level >= 2,
    manage: mayRead && warehouse.own_level >= 3 && asking.authorities.has(manage),
    changeOwner: mayChangeOwner(warehouse.owner_id, asking),
  };
};

/** The error if access is not sufficient; null if it is. */
export const refusalOf = (warehouse: Asked, asking: Asking, need: WarehouseRight): Error | null => {
  if (warehouse.own_level < levelOf(need))
    return problem(need === "manage" ? "warehouse.manager.required" : "warehouse.use.required");
  const { manage } = keys[warehouse.kind];
  return need === "manage" && !asking.authorities.has(manage)
    ? problem("permission.denied", { permission: manage })
    : null;
};
