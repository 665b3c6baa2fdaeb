import type { Warehouse, WarehouseMember } from "@benchleaf/contract";
import type { StockFigures } from "./place-containers.ts";
import type { WarehouseMemberRow } from "./warehouse-members.store.ts";
import { type Asking, abilitiesOf, rightOf, teamRightOf } from "./warehouses.policy.ts";
import type { WarehouseRow } from "./warehouses.store.ts";

export const presentWarehouse = (row: WarehouseRow, asking: Asking, figures?: StockFigures): Warehouse => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  description: row.description,
  picture:
    row.picture_time === null
      ? null
      : `/app/platform/resource/warehouses/${row.id}/picture?v=${row.picture_time.getTime()}`,
  ownerId: row.owner_id,
  owner: row.owner_name,
  teamRight: teamRightOf(row.team_level),
  isArchived: row.is_archived,
  version: row.version,
  memberCount: row.member_count,
  locationCount: row.location_count,
  containerCount: row.container_count,
  ...(figures && { materialCount: figures.items, lowCount: figures.low }),
  expiredCount: figures?.expired ?? row.expired_count,
  expiringCount: figures?.expiring ?? row.expiring_count,
  createTime: row.create_time.toISOString(),
  right: rightOf(row.own_level),
  abilities: abilitiesOf(row, asking),
});

export const presentMember = (row: WarehouseMemberRow): WarehouseMember => ({
  userId: row.account_id,
  name: row.name,
  right: rightOf(row.level) ?? "read",
  isOwner: row.is_owner,
});
