// Long because all rows of one area under one address are here.
import { z } from "zod";
import { timezoneSchema } from "../accounts/personal.api.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { MAX_SEARCH_CHARACTERS } from "../foundation/limits.ts";
import { localeSchema } from "../foundation/locale.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { fieldFiltersSchema } from "../records/fields.schema.ts";
import { filterInputSchema, savedFilterSchema, savedFiltersSchema } from "../records/saved-filters.ts";
import {
  amountSchema,
  correctionSchema,
  countedAmountSchema,
  stockOperationSchema,
} from "../warehouses/stock.schema.ts";
import {
  applicationInputSchema,
  applicationStatusSchema,
  externalOrderInputSchema,
  inventoryAlarmSchema,
  inventoryDashboardSchema,
  ledgerEntrySchema,
  orderExportFormatSchema,
  orderInputSchema,
  orderSchema,
  orderStatusSchema,
  receiptSchema,
  stockApplicationSchema,
} from "./inventory.schema.ts";
import {
  lotSchema,
  materialFilterSchema,
  materialInputSchema,
  materialKindSchema,
  materialSchema,
  stockInSchema,
  stockTransferSchema,
  stockUnitSchema,
  uniqueFieldSchema,
} from "./materials.schema.ts";

const base = "/platform/resource/warehouses/:warehouseId/inventory" as const;
const params = z.object({ warehouseId: idSchema });
const materialParams = z.object({ warehouseId: idSchema, materialId: idSchema });
const version = z.number().int().min(1);
const search = z.string().trim().max(MAX_SEARCH_CHARACTERS).optional();

const feature = "INVENTORY" as const;
const read = { permission: "INVENTORY_READ", feature } as const;
const write = { permission: ["INVENTORY_READ", "INVENTORY_MATERIAL_CREATE"], feature } as const;
const hidden = ["permission.denied", "feature.disabled", "warehouse.not.found"] as const;
const used = [...hidden, "warehouse.use.required"] as const;
const managed = [...hidden, "warehouse.manager.required"] as const;
const placed = [
  "location.not.found",
  "location.disabled",
  "position.occupied",
  "position.outside.grid",
] as const;
const incoming = [
  "material.not.found",
  "material.archived",
  "lot.expiry.differs",
  "quantity.unit.mismatch",
  "stock.amount.invalid",
  "warehouse.archived",
  ...placed,
] as const;
const outgoing = [
  "container.not.found",
  "container.closed",
  "stock.insufficient",
  "quantity.unit.mismatch",
  "stock.amount.invalid",
] as const;
const filled = ["field.value.required", "field.value.invalid", "field.value.taken"] as const;

/** Materials of a warehouse, with their lots and what is left. */
export const materialsApi = {
  savedFilters: endpoint({
    method: "GET",
    path: `${base}/materials/filters`,
    summary: "Filters of the list that the caller has saved, by name",
    access: read,
    params,
    data: savedFiltersSchema(materialFilterSchema),
    errors: hidden,
  }),
  saveFilter: endpoint({
    method: "POST",
    path: `${base}/materials/filters`,
    summary: "Save a filter of the list under a name; it replaces the caller’s filter of that name",
    access: read,
    params,
    body: filterInputSchema(materialFilterSchema),
    data: savedFilterSchema(materialFilterSchema),
    errors: [...hidden, "filter.limit.exceed"],
  }),
  removeFilter: endpoint({
    method: "DELETE",
    path: `${base}/materials/filters/:filterId`,
    summary: "Delete a saved filter of the caller",
    access: read,
    params: params.extend({ filterId: idSchema }),
    data: z.null(),
    errors: [...hidden, "filter.not.found"],
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
      /** Only such of which something expires up to this day. */
      expirationDate: z.iso.date().optional(),
      isArchived: z
        .stringbool()
        .default(false)
        .meta({ examples: ["false"] }),
      /** By the team's own fields of materials. */
      filters: fieldFiltersSchema.optional(),
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

const entry = z.object({ containerId: idSchema, quantity: amountSchema });

/** The ledger of a warehouse: movements in and out. */
export const stockApi = {
  ledger: endpoint({
    method: "GET",
    path: `${base}/stock`,
    summary: "Everything that came in and went out, the newest first",
    access: { permission: ["INVENTORY_READ", "INVENTORY_RECORDS"], feature },
    params,
    query: z.object({
      ...pageQuery,
      materialId: idSchema.optional(),
      operation: stockOperationSchema.optional(),
      /** Only what came in, or went out. */
      direction: z.enum(["in", "out"]).optional(),
      /** First and last day. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
    }),
    data: pageOf(ledgerEntrySchema),
    errors: hidden,
  }),
  suggest: endpoint({
    method: "GET",
    path: `${base}/materials/:materialId/suggestion`,
    summary:
      "Which containers an amount would come from, what expires first in front; null where there is not enough",
    access: read,
    params: materialParams,
    query: z.object({ value: amountSchema.shape.value, unit: stockUnitSchema }),
    data: z.array(z.object({ containerId: idSchema, amount: z.string() })).nullable(),
    errors: [...hidden, "material.not.found"],
  }),
  takeIn: endpoint({
    method: "POST",
    path: `${base}/stock/in`,
    summary: "Take containers of a lot in, and place them",
    access: write,
    params,
    body: stockInSchema,
    data: z.object({ containerIds: z.array(idSchema) }),
    creates: true,
    errors: [...used, ...incoming],
  }),
  takeOut: endpoint({
    method: "POST",
    path: `${base}/stock/out`,
    summary: "Take amounts out of containers, all or none",
    access: write,
    params,
    body: z.object({
      entries: z.array(entry).min(1).max(100),
      reason: z.string().trim().max(200).default(""),
    }),
    data: z.object({ movementIds: z.array(idSchema) }),
    creates: true,
    errors: [...used, ...outgoing],
  }),
  adjust: endpoint({
    method: "POST",
    path: `${base}/stock/adjust`,
    summary: "Correct what is booked of containers by amounts above or below zero, all or none",
    access: write,
    params,
    body: z.object({
      entries: z
        .array(entry.extend({ quantity: correctionSchema }))
        .min(1)
        .max(100),
      reason: z.string().trim().min(1).max(200),
    }),
    data: z.object({ movementIds: z.array(idSchema) }),
    creates: true,
    errors: [...used, ...outgoing],
  }),
  transfer: endpoint({
    method: "POST",
    path: `${base}/stock/transfer`,
    summary: "Move an amount into another container, or into a new one, here or in another warehouse",
    access: write,
    params,
    body: stockTransferSchema,
    data: z.object({ movementIds: z.array(idSchema), containerId: idSchema }),
    creates: true,
    errors: [
      ...used,
      ...outgoing,
      ...placed,
      "material.not.found",
      "material.archived",
      "stock.transfer.material.differs",
      "lot.expiry.differs",
      "warehouse.archived",
      "inventory.materials.limit.exceed",
      "field.value.duplicate",
    ],
  }),
  use: endpoint({
    method: "POST",
    path: `${base}/stock/:operation`,
    summary: "Record what is used of containers or returned to them, all or none",
    access: { permission: ["INVENTORY_READ", "INVENTORY_APPLY"], feature },
    params: params.extend({ operation: z.enum(["use", "return"]) }),
    body: z.object({
      entries: z.array(entry).min(1).max(100),
      reason: z.string().trim().max(200).default(""),
    }),
    data: z.object({ movementIds: z.array(idSchema) }),
    creates: true,
    errors: [...used, ...outgoing],
  }),
  count: endpoint({
    method: "POST",
    path: `${base}/stock/count`,
    summary: "Say what was found in containers; the difference is booked",
    access: write,
    params,
    body: z.object({
      entries: z
        .array(entry.extend({ quantity: countedAmountSchema }))
        .min(1)
        .max(100),
      reason: z.string().trim().max(200).default(""),
    }),
    data: z.object({ movementIds: z.array(idSchema) }),
    creates: true,
    errors: [...used, ...outgoing],
  }),
  dispose: endpoint({
    method: "POST",
    path: `${base}/stock/dispose`,
    summary: "Dispose of containers with what is left in them; they stand nowhere any more",
    access: write,
    params,
    body: z.object({
      containerIds: z.array(idSchema).min(1).max(100),
      reason: z.string().trim().min(1).max(200),
    }),
    data: z.object({ movementIds: z.array(idSchema) }),
    creates: true,
    errors: [...used, ...outgoing],
  }),
  useMaterial: endpoint({
    method: "POST",
    path: `${base}/materials/:materialId/use`,
    summary: "Use an amount of a material, out of what expires first or of one lot",
    access: { permission: ["INVENTORY_READ", "INVENTORY_APPLY"], feature },
    params: materialParams,
    body: z.object({
      quantity: amountSchema,
      lotId: idSchema.nullable().default(null),
      reason: z.string().trim().max(200).default(""),
    }),
    data: z.object({ movementIds: z.array(idSchema) }),
    creates: true,
    errors: [...used, "material.not.found", "material.archived", "lot.not.found", ...outgoing],
  }),
  takeBack: endpoint({
    method: "POST",
    path: `${base}/stock/takeBack`,
    summary: "Take a use back by counter-entries, all of its movements or none",
    access: write,
    params,
    body: z.object({
      movementIds: z.array(idSchema).min(1).max(100),
      reason: z.string().trim().min(1).max(200),
    }),
    data: z.object({ movementIds: z.array(idSchema) }),
    creates: true,
    errors: [
      ...used,
      "movement.not.found",
      "stock.insufficient",
      "stock.reversed",
      "stock.reversal.final",
      "container.closed",
    ],
  }),
  reverse: endpoint({
    method: "POST",
    path: `${base}/stock/reverse`,
    summary: "Take an entry back by a counter-entry",
    access: write,
    params,
    body: z.object({ movementId: idSchema, reason: z.string().trim().min(1).max(200) }),
    data: z.object({ movementIds: z.array(idSchema) }),
    creates: true,
    errors: [
      ...used,
      "movement.not.found",
      "stock.insufficient",
      "stock.reversed",
      "stock.reversal.final",
      "container.closed",
    ],
  }),
};

const applicationParams = params.extend({ stockApplicationId: idSchema });

/** Applications for stock, decided by the team's approvals. */
export const stockApplicationsApi = {
  list: endpoint({
    method: "GET",
    path: `${base}/applications`,
    summary: "Applications, the newest first: one's own, or all that wait for who manages the warehouse",
    access: { permission: ["INVENTORY_READ", "INVENTORY_APPLY"], feature },
    params,
    query: z.object({
      ...pageQuery,
      view: z.enum(["mine", "all"]).default("mine"),
      status: applicationStatusSchema.optional(),
    }),
    data: pageOf(stockApplicationSchema),
    errors: hidden,
  }),
  history: endpoint({
    method: "GET",
    path: `${base}/applications/history`,
    summary: "All applications of a warehouse that are decided, the newest first",
    access: { permission: ["INVENTORY_READ", "INVENTORY_AUDIT_RECORDS"], feature },
    params,
    query: z.object({ ...pageQuery }),
    data: pageOf(stockApplicationSchema),
    errors: hidden,
  }),
  get: endpoint({
    method: "GET",
    path: `${base}/applications/:stockApplicationId`,
    summary: "An application: one's own, one to decide, or any of the warehouse for who manages it",
    access: { permission: ["INVENTORY_READ", "INVENTORY_APPLY"], feature },
    params: applicationParams,
    data: stockApplicationSchema,
    errors: [...hidden, "application.not.found"],
  }),
  locate: endpoint({
    method: "GET",
    path: "/platform/resource/inventory/applications/:stockApplicationId",
    summary: "Which warehouse an application is of",
    access: read,
    params: z.object({ stockApplicationId: idSchema }),
    data: z.object({ warehouseId: idSchema }),
    errors: ["permission.denied", "application.not.found"],
  }),
  apply: endpoint({
    method: "POST",
    path: `${base}/applications`,
    summary: "Apply for an amount of a material, which is held until it is decided",
    assistant: {
      name: "request_material",
      description: "Apply for an amount of a material of a warehouse; it is held until someone approves it.",
      links: { title: "material", to: "/inventory/{warehouseId}/material/detail/{materialId}?tab=stock" },
      fields: [
        {
          at: "params.warehouseId",
          name: "warehouse",
          kind: "record",
          readBy: { tool: "get_warehouse", params: { warehouseId: "params.warehouseId" } },
        },
        {
          at: "body.materialId",
          name: "material",
          kind: "record",
          readBy: {
            tool: "get_material",
            params: { warehouseId: "params.warehouseId", materialId: "body.materialId" },
          },
        },
        { at: "body.quantity.value", name: "amount", kind: "decimal" },
        { at: "body.quantity.unit", name: "unit", kind: "choice" },
        { at: "body.reason", name: "reason", kind: "text" },
      ],
    },
    access: { permission: ["INVENTORY_READ", "INVENTORY_APPLY"], feature },
    params,
    body: applicationInputSchema,
    data: stockApplicationSchema,
    creates: true,
    errors: [
      ...hidden,
      "material.not.found",
      "material.archived",
      "stock.insufficient",
      "quantity.unit.mismatch",
      "approval.no.approver",
    ],
  }),
  cancel: endpoint({
    method: "POST",
    path: `${base}/applications/:stockApplicationId/cancel`,
    summary: "Take one's own application back while it waits",
    access: { permission: ["INVENTORY_READ", "INVENTORY_APPLY"], feature },
    params: applicationParams,
    data: stockApplicationSchema,
    errors: [...hidden, "application.not.found", "application.state.invalid"],
  }),
};

const orderParams = params.extend({ orderId: idSchema });
const ordering = {
  permission: ["INVENTORY_READ", "INVENTORY_PURCHASE_ORDER"],
  feature: "PURCHASE_ORDER",
} as const;
const orderedElsewhere = {
  permission: ["INVENTORY_READ", "INVENTORY_EXTERNAL_PURCHASE_ORDER"],
  feature: "PURCHASE_ORDER",
} as const;
const ordered = [...used, "order.not.found", "order.state.invalid"] as const;

/** Orders: requested, approved, placed, received in parts, closed; and orders placed elsewhere. */
export const ordersApi = {
  list: endpoint({
    method: "GET",
    path: `${base}/orders`,
    summary: "Orders, the newest first",
    access: ordering,
    params,
    query: z.object({
      ...pageQuery,
      status: orderStatusSchema.optional(),
      isExternal: z
        .stringbool()
        .default(false)
        .meta({ examples: ["false"] }),
    }),
    data: pageOf(orderSchema),
    errors: hidden,
  }),
  get: endpoint({
    method: "GET",
    path: `${base}/orders/:orderId`,
    summary: "An order with its lines",
    access: ordering,
    params: orderParams,
    data: orderSchema,
    errors: [...hidden, "order.not.found"],
  }),
  export: endpoint({
    method: "GET",
    path: `${base}/orders/:orderId/export`,
    summary: "An order as a workbook of its lines, or as a PDF for its supplier",
    access: ordering,
    params: orderParams,
    query: z.object({
      format: orderExportFormatSchema,
      locale: localeSchema.default("zh-CN"),
      timezone: timezoneSchema.optional(),
    }),
    answersFile: true,
    secondsAllowed: 60,
    errors: [...hidden, "order.not.found", "pdf.not.possible"],
  }),
  locate: endpoint({
    method: "GET",
    path: "/platform/resource/inventory/orders/:orderId",
    summary: "Which warehouse an order is of",
    access: read,
    params: z.object({ orderId: idSchema }),
    data: z.object({ warehouseId: idSchema }),
    errors: ["permission.denied", "order.not.found"],
  }),
  create: endpoint({
    method: "POST",
    path: `${base}/orders`,
    summary: "Draft an order",
    access: ordering,
    params,
    body: orderInputSchema,
    data: orderSchema,
    creates: true,
    errors: [...used, "material.not.found", "quantity.unit.mismatch"],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/orders/:orderId`,
    summary: "Change a draft, or an order that was refused",
    access: ordering,
    params: orderParams,
    body: orderInputSchema.extend({ version }),
    data: orderSchema,
    errors: [...ordered, "order.stale", "material.not.found", "quantity.unit.mismatch"],
  }),
  submit: endpoint({
    method: "POST",
    path: `${base}/orders/:orderId/submit`,
    summary: "Ask for an order to be approved",
    access: ordering,
    params: orderParams,
    data: orderSchema,
    errors: [...ordered, "approval.no.approver", "approval.pending.exists"],
  }),
  order: endpoint({
    method: "POST",
    path: `${base}/orders/:orderId/order`,
    summary: "Note that an approved order was placed with its supplier",
    access: ordering,
    params: orderParams,
    data: orderSchema,
    errors: ordered,
  }),
  receive: endpoint({
    method: "POST",
    path: `${base}/orders/:orderId/receive`,
    summary: "Take in what has come of an order, in lots",
    access: ordering,
    params: orderParams,
    body: z.object({ receipts: z.array(receiptSchema).min(1).max(100) }),
    data: orderSchema,
    creates: true,
    errors: [...ordered, ...incoming, "order.received.exceeds"],
  }),
  close: endpoint({
    method: "POST",
    path: `${base}/orders/:orderId/close`,
    summary: "Close an order: nothing more of it is expected",
    access: ordering,
    params: orderParams,
    data: orderSchema,
    errors: ordered,
  }),
  again: endpoint({
    method: "POST",
    path: `${base}/orders/:orderId/again`,
    summary: "Draft the same order once more",
    access: ordering,
    params: orderParams,
    data: orderSchema,
    creates: true,
    errors: ordered,
  }),
  createExternal: endpoint({
    method: "POST",
    path: `${base}/externalOrders`,
    summary: "Record an order that was placed elsewhere, and take in what has come",
    access: orderedElsewhere,
    params,
    body: externalOrderInputSchema,
    data: orderSchema,
    creates: true,
    errors: [...used, ...incoming],
  }),
  revoke: endpoint({
    method: "POST",
    path: `${base}/externalOrders/:orderId/revoke`,
    summary: "Revoke such an order: what came in by it is taken back, while all of it is there",
    access: orderedElsewhere,
    params: orderParams,
    data: orderSchema,
    errors: [...ordered, "stock.insufficient", "stock.reversed", "container.closed"],
  }),
  alarms: endpoint({
    method: "GET",
    path: "/platform/resource/inventory/alarms",
    summary: "Warehouses that the caller may open where something is low or expires, by name",
    access: read,
    data: z.array(inventoryAlarmSchema),
    errors: ["permission.denied", "feature.disabled"],
  }),
  dashboard: endpoint({
    method: "GET",
    path: `${base}/dashboard`,
    summary: "Figures of a warehouse now, and over the last days",
    access: { permission: ["INVENTORY_READ", "INVENTORY_DASHBOARD"], feature },
    params,
    query: z.object({ days: z.coerce.number().int().min(7).max(366).default(90) }),
    data: inventoryDashboardSchema,
    errors: hidden,
  }),
};
