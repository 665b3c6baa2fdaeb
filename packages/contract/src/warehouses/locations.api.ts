import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { MAX_SEARCH_CHARACTERS } from "../foundation/limits.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import {
  foundLocationSchema,
  gridContentSchema,
  gridPositionSchema,
  locationInputSchema,
  locationNodeSchema,
  locationSchema,
  MAX_LOCATIONS_PER_CALL,
  MAX_PLACEMENTS_PER_CALL,
  placedContainerSchema,
  placementInputSchema,
} from "./locations.schema.ts";
import { warehouseManageAccess, warehouseReadAccess } from "./warehouses.api.ts";
import { warehouseKindSchema } from "./warehouses.schema.ts";

const base = "/platform/resource/warehouses/:warehouseId" as const;
const locations = `${base}/locations` as const;
const one = `${locations}/:locationId` as const;
const params = z.object({ warehouseId: idSchema });
const locationParams = z.object({ warehouseId: idSchema, locationId: idSchema });
const version = z.number().int().min(1);

const hidden = ["permission.denied", "feature.disabled", "warehouse.not.found"] as const;
const read = [...hidden, "location.not.found"] as const;
const managed = [...read, "warehouse.manager.required"] as const;

/** Locations of a warehouse, what is in them, and where containers are placed. */
export const locationsApi = {
  tree: endpoint({
    method: "GET",
    path: `${locations}/tree`,
    summary:
      "All locations of a warehouse, parents before what lies in them; `isWhole` is false beyond 5,000",
    access: warehouseReadAccess,
    params,
    query: z.object({
      isArchived: z
        .stringbool()
        .default(false)
        .meta({ examples: ["false"] }),
    }),
    data: z.object({ records: z.array(locationNodeSchema), isWhole: z.boolean() }),
    errors: hidden,
  }),
  list: endpoint({
    method: "GET",
    path: locations,
    summary: "The locations directly in another one, or the outermost ones, in their order",
    access: warehouseReadAccess,
    params,
    query: z.object({
      ...pageQuery,
      parentId: idSchema.optional(),
      isArchived: z
        .stringbool()
        .default(false)
        .meta({ examples: ["false"] }),
    }),
    data: pageOf(locationNodeSchema),
    errors: hidden,
  }),
  get: endpoint({
    method: "GET",
    path: one,
    summary: "A location with those that it lies in",
    access: warehouseReadAccess,
    params: locationParams,
    data: locationSchema,
    errors: read,
  }),
  create: endpoint({
    method: "POST",
    path: locations,
    summary: "Make one or more locations side by side; several get numbers behind their name",
    access: warehouseManageAccess,
    params,
    body: locationInputSchema.extend({
      parentId: idSchema.nullable().default(null),
      count: z.number().int().min(1).max(MAX_LOCATIONS_PER_CALL).default(1),
      /** Where it is in its parent's grid; of several the first, the others follow row by row. */
      position: gridPositionSchema.nullable().default(null),
    }),
    data: z.array(locationNodeSchema),
    creates: true,
    errors: [
      ...managed,
      "warehouse.archived",
      "location.name.exists",
      "location.code.exists",
      "location.disabled",
      "location.too.deep",
      "location.temperature.invalid",
      "position.occupied",
      "position.outside.grid",
    ],
  }),
  update: endpoint({
    method: "PUT",
    path: one,
    summary: "Change a location's name, code, kind, grid and conditions",
    access: warehouseManageAccess,
    params: locationParams,
    body: locationInputSchema.extend({ version }),
    data: locationSchema,
    errors: [
      ...managed,
      "location.stale",
      "location.name.exists",
      "location.code.exists",
      "location.grid.too.small",
      "location.temperature.invalid",
    ],
  }),
  move: endpoint({
    method: "PUT",
    path: `${one}/move`,
    summary:
      "Move a location with all that it holds into another one of its warehouse, or to the outermost ones",
    access: warehouseManageAccess,
    params: locationParams,
    body: z.object({ parentId: idSchema.nullable(), position: gridPositionSchema.nullable().default(null) }),
    data: locationSchema,
    errors: [
      ...managed,
      "location.name.exists",
      "location.code.exists",
      "location.disabled",
      "location.too.deep",
      "location.move.into.itself",
      "position.occupied",
      "position.outside.grid",
    ],
  }),
  enable: endpoint({
    method: "PUT",
    path: `${one}/enable`,
    summary: "Let a location take content again",
    access: warehouseManageAccess,
    params: locationParams,
    data: locationSchema,
    errors: managed,
  }),
  disable: endpoint({
    method: "PUT",
    path: `${one}/disable`,
    summary: "Let a location, with all below it, take nothing new; what is in it stays and can be taken out",
    access: warehouseManageAccess,
    params: locationParams,
    data: locationSchema,
    errors: managed,
  }),
  setArchived: endpoint({
    method: "PUT",
    path: `${one}/archive`,
    summary: "Archive an empty location with all below it, or take it back into use",
    access: warehouseManageAccess,
    params: locationParams,
    body: z.object({ isArchived: z.boolean() }),
    data: locationSchema,
    errors: [
      ...managed,
      "location.not.empty",
      "location.name.exists",
      "location.code.exists",
      "location.disabled",
    ],
  }),
  content: endpoint({
    method: "GET",
    path: `${one}/content`,
    summary:
      "What stands in a location, with all below it if wanted, in the order of locations and positions",
    access: warehouseReadAccess,
    params: locationParams,
    query: z.object({
      ...pageQuery,
      isDeep: z
        .stringbool()
        .default(true)
        .meta({ examples: ["true"] }),
    }),
    data: pageOf(placedContainerSchema),
    errors: read,
  }),
  grid: endpoint({
    method: "GET",
    path: `${one}/grid`,
    summary: "All that stands in the positions of a location and beside them",
    access: warehouseReadAccess,
    params: locationParams,
    data: gridContentSchema,
    errors: read,
  }),
  place: endpoint({
    method: "PUT",
    path: `${base}/placements`,
    summary: "Place containers, all or none: also such as change places with one another",
    access: warehouseReadAccess,
    params,
    body: z.object({ placements: z.array(placementInputSchema).min(1).max(MAX_PLACEMENTS_PER_CALL) }),
    data: z.object({ placed: z.number().int() }),
    errors: [
      ...read,
      "container.not.found",
      "warehouse.use.required",
      "location.disabled",
      "position.occupied",
      "position.outside.grid",
    ],
  }),
  find: endpoint({
    method: "GET",
    path: "/platform/resource/locations",
    summary:
      "Locations of all warehouses by the beginning of their path code, by a position of one, or by name",
    access: warehouseReadAccess,
    query: z.object({
      search: z.string().trim().min(1).max(MAX_SEARCH_CHARACTERS),
      kind: warehouseKindSchema.optional(),
    }),
    data: z.array(foundLocationSchema),
  }),
};
