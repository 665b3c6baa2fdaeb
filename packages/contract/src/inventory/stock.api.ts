import { z } from "zod";
import { timezoneSchema } from "../accounts/personal.api.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import {
  amountSchema,
  correctionSchema,
  countedAmountSchema,
  stockOperationSchema,
} from "../warehouses/stock.schema.ts";
import { ledgerEntrySchema } from "./inventory.schema.ts";
import {
  base,
  feature,
  hidden,
  incoming,
  materialParams,
  outgoing,
  params,
  placed,
  read,
  used,
  write,
} from "./inventory-calls.ts";
import { stockInSchema, stockTransferSchema, stockUnitSchema } from "./materials.schema.ts";

/** Amounts of containers with a reason, all or none. */
const entriesOf = <Quantity extends z.ZodType>(quantity: Quantity) =>
  z.object({
    entries: z
      .array(z.object({ containerId: idSchema, quantity }))
      .min(1)
      .max(100),
    reason: z.string().trim().max(200).default(""),
  });
const moved = z.object({ movementIds: z.array(idSchema) });
const reversing = [
  ...used,
  "movement.not.found",
  "stock.insufficient",
  "stock.reversed",
  "stock.reversal.final",
  "container.closed",
] as const;

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
      /** Whose days these are. */
      timezone: timezoneSchema.default("UTC"),
    }),
    data: pageOf(ledgerEntrySchema),
    errors: hidden,
  }),
  entry: endpoint({
    method: "GET",
    path: `${base}/stock/:movementId`,
    summary: "One entry of the ledger",
    access: { permission: ["INVENTORY_READ", "INVENTORY_RECORDS"], feature },
    params: params.extend({ movementId: idSchema }),
    data: ledgerEntrySchema,
    errors: [...hidden, "movement.not.found"],
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
    body: entriesOf(amountSchema),
    data: moved,
    creates: true,
    errors: [...used, ...outgoing],
  }),
  adjust: endpoint({
    method: "POST",
    path: `${base}/stock/adjust`,
    summary: "Correct what is booked of containers by amounts above or below zero, all or none",
    access: write,
    params,
    body: entriesOf(correctionSchema).extend({ reason: z.string().trim().min(1).max(200) }),
    data: moved,
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
    body: entriesOf(amountSchema),
    data: moved,
    creates: true,
    errors: [...used, ...outgoing],
  }),
  count: endpoint({
    method: "POST",
    path: `${base}/stock/count`,
    summary: "Say what was found in containers; the difference is booked",
    access: write,
    params,
    body: entriesOf(countedAmountSchema),
    data: moved,
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
    data: moved,
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
    data: moved,
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
    data: moved,
    creates: true,
    errors: reversing,
  }),
  reverse: endpoint({
    method: "POST",
    path: `${base}/stock/reverse`,
    summary: "Take an entry back by a counter-entry",
    access: write,
    params,
    body: z.object({ movementId: idSchema, reason: z.string().trim().min(1).max(200) }),
    data: moved,
    creates: true,
    errors: reversing,
  }),
};
