import { z } from "zod";
import { timezoneSchema } from "../accounts/personal.api.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { MAX_SEARCH_CHARACTERS } from "../foundation/limits.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import {
  MAX_WAREHOUSE_MEMBERS_PER_CALL,
  warehouseInputSchema,
  warehouseKindSchema,
  warehouseMemberSchema,
  warehouseRightSchema,
  warehouseSchema,
} from "./warehouses.schema.ts";

const base = "/platform/resource/warehouses" as const;
const one = `${base}/:warehouseId` as const;
const params = z.object({ warehouseId: idSchema });
const version = z.number().int().min(1);

/** The kind of the warehouse determines the required permission and feature. */
export const warehouseReadAccess = { permission: [["INVENTORY_READ", "SAMPLE_READ"]] } as const;
/** Keys of who makes and changes warehouses and locations. */
export const warehouseManageAccess = { permission: [["INVENTORY_LOCATION", "SAMPLE_LOCATION"]] } as const;

const hidden = ["permission.denied", "feature.disabled", "warehouse.not.found"] as const;
const managed = [...hidden, "warehouse.manager.required"] as const;

/** Warehouses: listed, made, changed, archived, their members and owner. */
export const warehousesApi = {
  list: endpoint({
    method: "GET",
    path: base,
    summary: "Warehouses of a kind that the caller may open, by name",
    assistant: {
      name: "list_warehouses",
      description:
        "Warehouses of materials (kind inventory) or samples (kind sample) that the person may open.",
      inputs: ["kind", "search", "limit", "cursor"],
      links: { list: "records", title: "name", to: "/{kind}/{id}" },
    },
    access: warehouseReadAccess,
    query: z.object({
      ...pageQuery,
      kind: warehouseKindSchema,
      search: z.string().trim().max(MAX_SEARCH_CHARACTERS).optional(),
      isArchived: z
        .stringbool()
        .default(false)
        .meta({ examples: ["false"] }),
      /** All warehouses of the team, for an administrator who may change their owners. */
      isOfTeam: z
        .stringbool()
        .default(false)
        .meta({ examples: ["false"] }),
      /** Whose day today is. */
      timezone: timezoneSchema.default("UTC"),
    }),
    data: pageOf(warehouseSchema),
    errors: ["permission.denied", "feature.disabled"],
  }),
  get: endpoint({
    method: "GET",
    path: one,
    summary: "A warehouse with the caller's right in it",
    assistant: {
      name: "get_warehouse",
      description: "One warehouse with the person's right in it.",
      links: { title: "name", to: "/{kind}/{id}" },
    },
    access: warehouseReadAccess,
    params,
    query: z.object({
      /** Whose day today is. */
      timezone: timezoneSchema.default("UTC"),
    }),
    data: warehouseSchema,
    errors: hidden,
  }),
  create: endpoint({
    method: "POST",
    path: base,
    summary: "Make a warehouse, which belongs to the caller",
    access: warehouseManageAccess,
    body: warehouseInputSchema.extend({ kind: warehouseKindSchema }),
    data: warehouseSchema,
    creates: true,
    errors: [
      "permission.denied",
      "feature.disabled",
      "warehouse.name.exists",
      "inventory.materials.warehouse.limit.exceed",
    ],
  }),
  update: endpoint({
    method: "PUT",
    path: one,
    summary: "Change a warehouse's name, description and what the whole team may do in it",
    access: warehouseManageAccess,
    params,
    body: warehouseInputSchema.extend({ version }),
    data: warehouseSchema,
    errors: [...managed, "warehouse.stale", "warehouse.name.exists"],
  }),
  setPicture: endpoint({
    method: "PUT",
    path: `${one}/picture`,
    summary: "Give a warehouse an uploaded picture, or take it away",
    access: warehouseManageAccess,
    params,
    body: z.object({ uuid: z.uuid().nullable() }),
    data: warehouseSchema,
    errors: [...managed, "upload.not.found", "picture.invalid"],
  }),
  picture: endpoint({
    method: "GET",
    path: `${one}/picture`,
    summary: "The picture of a warehouse",
    access: warehouseReadAccess,
    params,
    answersFile: true,
    errors: hidden,
  }),
  setArchived: endpoint({
    method: "PUT",
    path: `${one}/archive`,
    summary: "Archive a warehouse in which nothing is left, or take it back into use",
    access: warehouseManageAccess,
    params,
    body: z.object({ isArchived: z.boolean() }),
    data: warehouseSchema,
    errors: [
      ...managed,
      "warehouse.not.empty",
      "warehouse.name.exists",
      "inventory.materials.warehouse.limit.exceed",
    ],
  }),
  members: endpoint({
    method: "GET",
    path: `${one}/members`,
    summary: "Who may do what in a warehouse: its owner first, then by name",
    access: warehouseReadAccess,
    params,
    data: z.array(warehouseMemberSchema),
    errors: hidden,
  }),
  setMembers: endpoint({
    method: "PUT",
    path: `${one}/members`,
    summary: "Add members to a warehouse, give them another right, or remove them",
    access: warehouseManageAccess,
    params,
    body: z.object({
      userIds: z.array(idSchema).min(1).max(MAX_WAREHOUSE_MEMBERS_PER_CALL),
      /** Null: removed. */
      right: warehouseRightSchema.nullable(),
    }),
    data: z.array(warehouseMemberSchema),
    errors: [...managed, "warehouse.owner.required", "user.not.found"],
  }),
  changeOwner: endpoint({
    method: "PUT",
    path: `${one}/changeOwner`,
    summary: "Give a warehouse to a colleague, as its owner or an administrator; both are notified",
    access: warehouseReadAccess,
    params,
    body: z.object({
      userId: idSchema,
      /** The owner that the caller has seen; another one by now refuses. */
      fromUserId: idSchema,
      /** Whether the owner until now stays as a manager. */
      keepsPlace: z.boolean().default(true),
    }),
    data: warehouseSchema.nullable(),
    errors: [...hidden, "warehouse.owner.changed", "user.not.found"],
  }),
};
