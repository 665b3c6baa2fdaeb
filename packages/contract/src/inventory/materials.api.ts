import { z } from "zod";
import { timezoneSchema } from "../accounts/personal.api.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { fieldFiltersSchema } from "../records/fields.schema.ts";
import { savedFilterRows } from "../records/saved-filters.ts";
import {
  base,
  feature,
  filled,
  hidden,
  managed,
  materialParams,
  params,
  read,
  search,
  used,
  version,
  write,
} from "./inventory-calls.ts";
import {
  lotSchema,
  materialFilterSchema,
  materialInputSchema,
  materialKindSchema,
  materialSchema,
  uniqueFieldSchema,
} from "./materials.schema.ts";

const filters = savedFilterRows({ access: read, params, filter: materialFilterSchema, errors: hidden });

/** Materials of a warehouse, with their lots and what is left. */
export const materialsApi = {
  savedFilters: endpoint({ method: "GET", path: `${base}/materials/filters`, ...filters.list }),
  saveFilter: endpoint({ method: "POST", path: `${base}/materials/filters`, ...filters.save }),
  removeFilter: endpoint({
    method: "DELETE",
    path: `${base}/materials/filters/:filterId`,
    ...filters.remove,
  }),
  list: endpoint({
    method: "GET",
    path: `${base}/materials`,
    summary: "Materials by name, with what is left of each",
    assistant: {
      name: "list_materials",
      description:
        "Materials of a warehouse with what is left of each; isLow true for those below their limit.",
      inputs: ["search", "isLow", "expirationDate", "limit", "cursor"],
      links: {
        list: "records",
        title: "name",
        to: "/inventory/{warehouseId}/material/detail/{id}?tab=stock",
      },
    },
    access: read,
    params,
    query: z.object({
      ...pageQuery,
      search,
      kind: materialKindSchema.optional(),
      isLow: z
        .stringbool()
        .default(false)
        .meta({ examples: ["false"] }),
      /** Only materials of which something expires up to this day. */
      expirationDate: z.iso.date().optional(),
      /** Only materials of which something expires on this day or later, and up to the other one if both are set. */
      expirationFrom: z.iso.date().optional(),
      isArchived: z
        .stringbool()
        .default(false)
        .meta({ examples: ["false"] }),
      /** By the team's own fields of materials. */
      filters: fieldFiltersSchema.optional(),
      /** Whose day today is. */
      timezone: timezoneSchema.default("UTC"),
    }),
    data: pageOf(materialSchema),
    errors: hidden,
  }),
  get: endpoint({
    method: "GET",
    path: `${base}/materials/:materialId`,
    summary: "A material with the values of the team's own fields",
    assistant: {
      name: "get_material",
      description: "One material of a warehouse.",
      links: { title: "name", to: "/inventory/{warehouseId}/material/detail/{id}?tab=stock" },
    },
    access: read,
    params: materialParams,
    query: z.object({
      /** Whose day today is. */
      timezone: timezoneSchema.default("UTC"),
    }),
    data: materialSchema,
    errors: [...hidden, "material.not.found"],
  }),
  create: endpoint({
    method: "POST",
    path: `${base}/materials`,
    summary: "Make a material, which gets the next number",
    access: write,
    params,
    body: materialInputSchema,
    data: materialSchema,
    creates: true,
    errors: [
      ...used,
      ...filled,
      "warehouse.archived",
      "field.value.duplicate",
      "inventory.materials.limit.exceed",
    ],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/materials/:materialId`,
    summary: "Change a material; its unit only while nothing of it was ever booked",
    access: write,
    params: materialParams,
    body: materialInputSchema.extend({ version }),
    data: materialSchema,
    errors: [
      ...used,
      ...filled,
      "material.not.found",
      "material.stale",
      "material.unit.in.use",
      "field.value.duplicate",
    ],
  }),
  setArchived: endpoint({
    method: "PUT",
    path: `${base}/materials/:materialId/archive`,
    summary: "Archive a material of which nothing is left, or take it back into use",
    access: write,
    params: materialParams,
    body: z.object({ isArchived: z.boolean() }),
    data: materialSchema,
    errors: [...used, "material.not.found", "material.not.empty", "field.value.duplicate"],
  }),
  lots: endpoint({
    method: "GET",
    path: `${base}/materials/:materialId/lots`,
    summary: "The lots of a material with their containers, what expires first in front",
    assistant: {
      name: "list_lots",
      description: "Lots of a material with their containers, places and expiry dates.",
    },
    access: read,
    params: materialParams,
    query: z.object({
      isAll: z
        .stringbool()
        .default(false)
        .meta({ examples: ["false"] }),
    }),
    data: z.array(lotSchema),
    errors: [...hidden, "material.not.found"],
  }),
  uniqueness: endpoint({
    method: "GET",
    path: `${base}/uniqueness`,
    summary: "Which fields together may not be there twice in this warehouse",
    access: read,
    params,
    data: z.object({ fields: z.array(uniqueFieldSchema) }),
    errors: hidden,
  }),
  setUniqueness: endpoint({
    method: "PUT",
    path: `${base}/uniqueness`,
    summary: "Say which fields together may not be there twice; refused where some are",
    access: { permission: ["INVENTORY_READ", "INVENTORY_LOCATION"], feature },
    params,
    body: z.object({ fields: z.array(uniqueFieldSchema).max(5) }),
    data: z.object({ fields: z.array(uniqueFieldSchema) }),
    errors: [...managed, "material.uniqueness.conflict"],
  }),
};
