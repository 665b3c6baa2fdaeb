import { z } from "zod";
import { currencySchema } from "../billing/billing.schema.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { amountSchema, movementSchema, stockQuantitySchema } from "../warehouses/stock.schema.ts";
import { materialKindSchema, priceSchema, stockInSchema, stockUnitSchema } from "./materials.schema.ts";

/** A line of the ledger of a warehouse. */
export const ledgerEntrySchema = movementSchema.extend({
  materialId: idSchema.nullable(),
  material: z.string(),
  batchNo: z.string(),
  label: z.string(),
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

/** State of an application for stock. */
export const applicationStatuses = ["PENDING", "APPROVED", "REJECTED", "canceled", "CLOSED"] as const;
/** The status of an application, checked. */
export const applicationStatusSchema = z.enum(applicationStatuses);
export type ApplicationStatus = z.infer<typeof applicationStatusSchema>;

/** Someone's application for an amount of a material. */
export const stockApplicationSchema = z.object({
  id: idSchema,
  warehouseId: idSchema,
  number: z.string(),
  materialId: idSchema,
  material: z.string(),
  quantity: stockQuantitySchema,
  reason: z.string(),
  status: applicationStatusSchema,
  /** Why it was refused, as its approver wrote. */
  rejectReason: z.string(),
  /** Approved by the team's rules without anyone deciding. */
  isAutoAudit: z.boolean(),
  applicantId: idSchema,
  applicant: z.string(),
  recordId: idSchema.nullable(),
  createTime: instantSchema,
  settleTime: instantSchema.nullable(),
  /** What is reserved or taken for it: which lots, how much and from where. */
  picks: z.array(
    z.object({
      containerId: idSchema,
      batchNo: z.string(),
      label: z.string(),
      quantity: stockQuantitySchema,
      pathCode: z.string().nullable(),
    }),
  ),
  abilities: z.object({ cancel: z.boolean(), decide: z.boolean() }),
});
export type StockApplication = z.infer<typeof stockApplicationSchema>;

/** An application for stock as entered. */
export const applicationInputSchema = z.object({
  materialId: idSchema,
  quantity: amountSchema,
  reason: z.string().trim().min(1).max(200),
});

/** State of an order; `active` and `revoked` are for orders placed elsewhere. */
export const orderStatuses = [
  "draft",
  "pending",
  "approved",
  "rejected",
  "canceled",
  "ordered",
  "partlyReceived",
  "received",
  "closed",
  "active",
  "revoked",
] as const;
/** The status of an order, checked. */
export const orderStatusSchema = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatusSchema>;

/** A line of an order as entered. */
export const orderLineInputSchema = z.object({
  materialId: idSchema,
  catalogNumber: z.string().trim().max(200).default(""),
  quantity: amountSchema,
  /** Of one unit. */
  price: priceSchema.nullable().default(null),
});

/** An order as entered. */
export const orderInputSchema = z.object({
  supplier: z.string().trim().max(200).default(""),
  /** Left out: of a draft as it is; else that of the first line's supplier, or of the latest order of the warehouse. */
  currency: currencySchema.optional(),
  note: z.string().trim().max(1_000).default(""),
  lines: z.array(orderLineInputSchema).min(1).max(100),
});
export type OrderInput = z.infer<typeof orderInputSchema>;

/** One line of an order. */
export const orderLineSchema = z.object({
  id: idSchema,
  materialId: idSchema,
  material: z.string(),
  catalogNumber: z.string(),
  quantity: z.object({ value: z.string(), unit: stockUnitSchema }),
  received: z.string(),
  price: z.string().nullable(),
});

/** An order with its lines. */
export const orderSchema = z.object({
  id: idSchema,
  warehouseId: idSchema,
  number: z.string(),
  isExternal: z.boolean(),
  supplier: z.string(),
  currency: currencySchema,
  note: z.string(),
  status: orderStatusSchema,
  recordId: idSchema.nullable(),
  creatorId: idSchema,
  creator: z.string(),
  version: z.number().int(),
  createTime: instantSchema,
  orderTime: instantSchema.nullable(),
  /** The sum of its lines that have a price, exactly. */
  total: z.string(),
  lines: z.array(orderLineSchema),
});
export type PurchaseOrder = z.infer<typeof orderSchema>;

/** Formats of an order as a file. */
export const orderExportFormats = ["pdf", "xlsx"] as const;
/** A format of an order as a file, checked. */
export const orderExportFormatSchema = z.enum(orderExportFormats);
export type OrderExportFormat = z.infer<typeof orderExportFormatSchema>;

/** A part of an order that has come: how much of a line, in which lot, in how many containers and where. */
export const receiptSchema = stockInSchema.omit({ materialId: true, reason: true, supplier: true }).extend({
  lineId: idSchema,
});
export type Receipt = z.infer<typeof receiptSchema>;

/** An order that was placed elsewhere and has come: each line with its lot. */
export const externalOrderInputSchema = orderInputSchema.omit({ lines: true }).extend({
  lines: z
    .array(
      stockInSchema.omit({ reason: true, supplier: true }).extend({
        catalogNumber: z.string().trim().max(200).default(""),
        price: priceSchema.nullable().default(null),
      }),
    )
    .min(1)
    .max(100),
});
export type ExternalOrderInput = z.infer<typeof externalOrderInputSchema>;

/** Figures of a warehouse at this moment and over a range of days. */
export const inventoryDashboardSchema = z.object({
  materials: z.number().int(),
  low: z.number().int(),
  /** Materials of which something expires within 30 days, and materials of which something has expired. */
  expiring: z.number().int(),
  expired: z.number().int(),
  pendingApplications: z.number().int(),
  openOrders: z.number().int(),
  kinds: z.array(z.object({ kind: materialKindSchema, materials: z.number().int() })),
  /** Every day of the range, oldest first: how many entries put something in, and took something out. */
  days: z.array(z.object({ day: z.iso.date(), incoming: z.number().int(), outgoing: z.number().int() })),
  /** Containers that are left, by the month in which they expire. */
  expiryMonths: z.array(z.object({ month: z.string(), containers: z.number().int() })),
  /** Taken most often in the range. */
  mostUsed: z.array(z.object({ materialId: idSchema, name: z.string(), entries: z.number().int() })),
  /** What came in on orders in the range, by currency. */
  spent: z.array(z.object({ currency: currencySchema, total: z.string() })),
  /**
   * By the latest price of each material on an order, by currency: what is left, what was used or taken out in the range,
   * and how often a year the stock is turned over at that rate; null if nothing is left.
   */
  values: z.array(
    z.object({
      currency: currencySchema,
      left: z.string(),
      used: z.string(),
      turnsPerYear: z.number().nullable(),
    }),
  ),
  /** Materials with stock that no order has a price of. */
  withoutPrice: z.number().int(),
  /** Entries of the range that used something or took it out. */
  uses: z.number().int(),
});
export type InventoryDashboard = z.infer<typeof inventoryDashboardSchema>;

/** What needs attention in a warehouse. */
export const inventoryAlarmSchema = z.object({
  warehouseId: idSchema,
  name: z.string(),
  /** Materials of which there is too little. */
  low: z.number().int(),
  /** Materials of which something has expired or expires within 30 days. */
  expiring: z.number().int(),
});
export type InventoryAlarm = z.infer<typeof inventoryAlarmSchema>;
