import { allUnits, dimensionOf, type Unit } from "@benchleaf/bio";
import { z } from "zod";
import { currencySchema } from "../billing/billing.schema.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { MAX_SEARCH_CHARACTERS } from "../foundation/limits.ts";
import { decimalSchema } from "../foundation/quantity.schema.ts";
import { fieldEntriesSchema, fieldFilterSchema, fieldValueSchema } from "../records/fields.schema.ts";
import { gridPositionSchema } from "../warehouses/locations.schema.ts";
import { amountSchema, stockQuantitySchema } from "../warehouses/stock.schema.ts";
import { isCasNumber } from "./cas-number.ts";

/** What a material is. */
export const materialKinds = [
  "chemical",
  "reagent",
  "antibody",
  "enzyme",
  "kit",
  "medium",
  "consumable",
  "other",
] as const;
/** A kind of material, checked. */
export const materialKindSchema = z.enum(materialKinds);
export type MaterialKind = z.infer<typeof materialKindSchema>;

/** GHS pictograms (UN GHS Rev. 10, annex 1), from explosive to dangerous for the environment. */
export const ghsHazards = [
  "GHS01",
  "GHS02",
  "GHS03",
  "GHS04",
  "GHS05",
  "GHS06",
  "GHS07",
  "GHS08",
  "GHS09",
] as const;
/** A GHS pictogram, checked. */
export const ghsHazardSchema = z.enum(ghsHazards);
export type GhsHazard = z.infer<typeof ghsHazardSchema>;

const stocked = new Set(["mass", "volume", "amount", "count", "activity", "length"]);
/** Units that stock is stored in. */
export const stockUnits = allUnits.filter((unit) => stocked.has(dimensionOf(unit))) as readonly Unit[];
/** A unit of stock, checked. */
export const stockUnitSchema = z.enum(stockUnits as [Unit, ...Unit[]]);

/** Fields that can be required to be unique. */
export const uniqueFields = ["name", "cas", "catalogNumber", "brand", "specification"] as const;
/** A field that may be unique, checked. */
export const uniqueFieldSchema = z.enum(uniqueFields);
export type UniqueField = z.infer<typeof uniqueFieldSchema>;

/** Maximum number of containers that one entry brings in. */
export const MAX_CONTAINERS_PER_CALL = 500;

const line = z.string().trim().max(200);
/** Not below zero. */
export const priceSchema = decimalSchema.refine((value) => !value.startsWith("-"));

/** Who sells a material, in which pack and at what price. */
export const supplySchema = z.object({
  supplier: line.min(1),
  catalogNumber: line,
  pack: line,
  price: priceSchema.nullable(),
  currency: currencySchema,
});
export type Supply = z.infer<typeof supplySchema>;

/** What people write of a material. */
export const materialInputSchema = z.object({
  kind: materialKindSchema,
  name: line.min(1),
  cas: z
    .string()
    .trim()
    .max(12)
    .refine((text) => text === "" || isCasNumber(text))
    .default("")
    .meta({ examples: ["64-17-5"] }),
  catalogNumber: line.default(""),
  brand: line.default(""),
  specification: line.default(""),
  storage: line.default(""),
  note: z.string().trim().max(2_000).default(""),
  hazards: z.array(ghsHazardSchema).max(9).default([]),
  supplies: z.array(supplySchema).max(20).default([]),
  unit: stockUnitSchema,
  /** In its unit; null: no alarm. */
  lowQuantity: decimalSchema
    .refine((value) => !value.startsWith("-") && /[1-9]/.test(value))
    .nullable()
    .default(null),
  expiryDays: z.number().int().min(1).max(3_650).nullable().default(null),
  fields: fieldEntriesSchema.optional(),
});
export type MaterialInput = z.infer<typeof materialInputSchema>;

/** A material as lists show it. */
export const materialSchema = z.object({
  id: idSchema,
  warehouseId: idSchema,
  number: z.string(),
  kind: materialKindSchema,
  name: z.string(),
  cas: z.string(),
  catalogNumber: z.string(),
  brand: z.string(),
  specification: z.string(),
  storage: z.string(),
  note: z.string(),
  hazards: z.array(ghsHazardSchema),
  supplies: z.array(supplySchema),
  unit: stockUnitSchema,
  lowQuantity: z.string().nullable(),
  expiryDays: z.number().int().nullable(),
  /** All that is left, in its unit. */
  quantity: z.string(),
  /** Of it what is promised. */
  held: z.string(),
  containerCount: z.number().int(),
  /** The first day on which something that is left expires. */
  firstExpiry: z.iso.date().nullable(),
  isLow: z.boolean(),
  isArchived: z.boolean(),
  version: z.number().int(),
  createTime: instantSchema,
  fields: z.array(fieldValueSchema).optional(),
});
export type Material = z.infer<typeof materialSchema>;

/** A container with the lot that it is of. */
export const stockContainerSchema = z.object({
  id: idSchema,
  lotId: idSchema,
  label: z.string(),
  quantity: stockQuantitySchema,
  held: z.string(),
  openedDay: z.iso.date().nullable(),
  isClosed: z.boolean(),
  /** Its location, e.g. `R1-F1-B3-A1`; null if not recorded. */
  pathCode: z.string().nullable(),
  locationId: idSchema.nullable(),
});
export type StockContainer = z.infer<typeof stockContainerSchema>;

/** A lot of a material with what is left of it. */
export const lotSchema = z.object({
  id: idSchema,
  batchNo: z.string(),
  expirationDay: z.iso.date().nullable(),
  supplier: z.string(),
  createTime: instantSchema,
  containers: z.array(stockContainerSchema),
});
export type Lot = z.infer<typeof lotSchema>;

const batchSchema = z.string().trim().min(1).max(100);

/** An amount moved from one container into another; all of it is undone together. */
export const stockTransferSchema = z.object({
  fromId: idSchema,
  quantity: amountSchema,
  /** Into a container that is there, or into a new one of the same lot. */
  to: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("container"), containerId: idSchema }),
    z.object({
      kind: z.literal("new"),
      warehouseId: idSchema,
      /** The material there; null makes it there if it is another warehouse. */
      materialId: idSchema.nullable().default(null),
      locationId: idSchema.nullable().default(null),
      position: gridPositionSchema.nullable().default(null),
    }),
  ]),
  reason: line.default(""),
});
export type StockTransferInput = z.infer<typeof stockTransferSchema>;

/** What a list of materials is filtered by; what is not set is left out. */
export const materialFilterSchema = z.object({
  search: z.string().trim().max(MAX_SEARCH_CHARACTERS).optional(),
  kind: materialKindSchema.optional(),
  isLow: z.literal(true).optional(),
  isArchived: z.literal(true).optional(),
  /** Only materials of which something expires up to this day. */
  expirationDate: z.iso.date().optional(),
  /** Only materials of which something expires on this day or later, and up to the other one if both are set. */
  expirationFrom: z.iso.date().optional(),
  /** By the team's own fields. */
  filters: z.array(fieldFilterSchema).max(10).optional(),
});
export type MaterialFilter = z.infer<typeof materialFilterSchema>;

/** Stock received of a material: containers of one lot, each with the same amount. */
export const stockInSchema = z.object({
  materialId: idSchema,
  batchNo: batchSchema,
  expirationDay: z.iso.date().nullable().default(null),
  supplier: line.default(""),
  count: z.number().int().min(1).max(MAX_CONTAINERS_PER_CALL).default(1),
  /** Of each container. */
  quantity: amountSchema,
  locationId: idSchema.nullable().default(null),
  /** Of the first; the others follow row by row. */
  position: gridPositionSchema.nullable().default(null),
  reason: line.default(""),
});
export type StockIn = z.infer<typeof stockInSchema>;
