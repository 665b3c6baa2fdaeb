import { z } from "zod";
import { timezoneSchema } from "../accounts/personal.api.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { localeSchema } from "../foundation/locale.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import {
  externalOrderInputSchema,
  inventoryAlarmSchema,
  inventoryDashboardSchema,
  orderExportFormatSchema,
  orderInputSchema,
  orderSchema,
  orderStatusSchema,
  receiptSchema,
} from "./inventory.schema.ts";
import { base, feature, hidden, incoming, params, read, used, version } from "./inventory-calls.ts";

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
    query: z.object({
      /** Whose day today is. */
      timezone: timezoneSchema.default("UTC"),
    }),
    data: z.array(inventoryAlarmSchema),
    errors: ["permission.denied", "feature.disabled"],
  }),
  dashboard: endpoint({
    method: "GET",
    path: `${base}/dashboard`,
    summary: "Figures of a warehouse now, and over the last days",
    access: { permission: ["INVENTORY_READ", "INVENTORY_DASHBOARD"], feature },
    params,
    query: z.object({
      days: z.coerce.number().int().min(7).max(366).default(90),
      /** Whose day today is. */
      timezone: timezoneSchema.default("UTC"),
    }),
    data: inventoryDashboardSchema,
    errors: hidden,
  }),
};
