import { z } from "zod";
import { idSchema, instantSchema } from "../foundation/id.ts";

/** What a warehouse stores: materials with stock, or samples. */
export const warehouseKinds = ["inventory", "sample"] as const;
/** A kind of warehouse, checked. */
export const warehouseKindSchema = z.enum(warehouseKinds);
export type WarehouseKind = z.infer<typeof warehouseKindSchema>;

/** How far a member may go: read, also take and place, or also change locations, members and settings. */
export const warehouseRights = ["read", "use", "manage"] as const;
/** A right in a warehouse, checked. */
export const warehouseRightSchema = z.enum(warehouseRights);
export type WarehouseRight = z.infer<typeof warehouseRightSchema>;

/** What everyone in the team may do without being a member. */
export const teamRightSchema = z.enum(["none", "read", "use"]);
export type TeamRight = z.infer<typeof teamRightSchema>;

/** Maximum number of characters of a warehouse's or location's name. */
export const MAX_WAREHOUSE_NAME_CHARACTERS = 100;
/** Maximum number of members that one call adds, changes or removes. */
export const MAX_WAREHOUSE_MEMBERS_PER_CALL = 100;

/** Containers of a warehouse are counted to this, so that a list does not read a large warehouse through. */
export const MAX_COUNTED_CONTAINERS = 10_000;

/** A warehouse with the reader's right in it. */
export const warehouseSchema = z.object({
  id: idSchema,
  kind: warehouseKindSchema,
  name: z.string(),
  description: z.string(),
  /** Where its picture is, with its version; null if it has none. */
  picture: z.string().nullable(),
  ownerId: idSchema,
  owner: z.string(),
  teamRight: teamRightSchema,
  isArchived: z.boolean(),
  version: z.number().int(),
  memberCount: z.number().int(),
  locationCount: z.number().int(),
  /** Containers that are not used up or disposed of, counted to `MAX_COUNTED_CONTAINERS`. */
  containerCount: z.number().int(),
  /**
   * What its dashboard counts: materials that are not archived, and those of which less is left than their limit. Absent for
   * samples, and where its owner has just changed.
   */
  materialCount: z.number().int().optional(),
  lowCount: z.number().int().optional(),
  /**
   * What has expired, and what expires within 30 days: materials of which something does, as its dashboard counts them; samples
   * by their containers, counted to `MAX_COUNTED_CONTAINERS`.
   */
  expiredCount: z.number().int(),
  expiringCount: z.number().int(),
  createTime: instantSchema,
  /** Null for an administrator who sees it only to change its owner. */
  right: warehouseRightSchema.nullable(),
  abilities: z.object({
    read: z.boolean(),
    use: z.boolean(),
    manage: z.boolean(),
    changeOwner: z.boolean(),
  }),
});
export type Warehouse = z.infer<typeof warehouseSchema>;

/** What of a warehouse its managers write. */
export const warehouseInputSchema = z.object({
  name: z.string().trim().min(1).max(MAX_WAREHOUSE_NAME_CHARACTERS),
  description: z.string().trim().max(1_000).default(""),
  teamRight: teamRightSchema.default("none"),
});
export type WarehouseInput = z.infer<typeof warehouseInputSchema>;

/** A member of a warehouse; the owner comes first and manages it. */
export const warehouseMemberSchema = z.object({
  userId: idSchema,
  name: z.string(),
  right: warehouseRightSchema,
  isOwner: z.boolean(),
});
export type WarehouseMember = z.infer<typeof warehouseMemberSchema>;
