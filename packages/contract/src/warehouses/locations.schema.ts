import { z } from "zod";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { decimalSchema } from "../foundation/quantity.schema.ts";
import { stockQuantitySchema } from "./stock.schema.ts";
import { MAX_WAREHOUSE_NAME_CHARACTERS } from "./warehouses.schema.ts";

/** What a location is, from the room down to the box. */
export const locationKinds = [
  "room",
  "freezer",
  "fridge",
  "tank",
  "cabinet",
  "shelf",
  "drawer",
  "rack",
  "box",
  "plate",
  "other",
] as const;
/** A kind of location, checked. */
export const locationKindSchema = z.enum(locationKinds);
export type LocationKind = z.infer<typeof locationKindSchema>;

/** Most rows, and most columns, of a grid. */
export const MAX_GRID_SIDE = 100;
/** Maximum number of locations that one call makes next to each other. */
export const MAX_LOCATIONS_PER_CALL = 200;
/** Maximum number of locations within one another. */
export const MAX_LOCATION_DEPTH = 12;
/** Maximum number of placements that one call makes or changes. */
export const MAX_PLACEMENTS_PER_CALL = 1_000;
/** Maximum number of locations that the tree of a warehouse shows at once. */
export const MAX_TREE_LOCATIONS = 5_000;

/** The part of a path code that is a location's own: capitals and digits, so that every scanner reads it. */
export const locationCodeSchema = z
  .string()
  .regex(/^[A-Z0-9]{1,8}$/)
  .meta({ examples: ["F1"] });

/** A place in a grid; the first row and column are 1. */
export const gridPositionSchema = z.object({
  row: z.number().int().min(1).max(MAX_GRID_SIDE),
  column: z.number().int().min(1).max(MAX_GRID_SIDE),
});
export type GridPosition = z.infer<typeof gridPositionSchema>;

/** The rows and columns of a location; null if what is in it has no positions. */
export const gridSchema = z.object({
  rows: z.number().int().min(1).max(MAX_GRID_SIDE),
  columns: z.number().int().min(1).max(MAX_GRID_SIDE),
});
export type Grid = z.infer<typeof gridSchema>;

/** What a location is stored at. */
export const conditionsSchema = z.object({
  minCelsius: decimalSchema.nullable(),
  maxCelsius: decimalSchema.nullable(),
  note: z.string().trim().max(200),
});
export type Conditions = z.infer<typeof conditionsSchema>;

const noConditions: Conditions = { minCelsius: null, maxCelsius: null, note: "" };

/** A location in the tree of its warehouse. */
export const locationNodeSchema = z.object({
  id: idSchema,
  warehouseId: idSchema,
  parentId: idSchema.nullable(),
  kind: locationKindSchema,
  name: z.string(),
  code: z.string(),
  /** From the room down, e.g. `R1-F1-B3`. */
  pathCode: z.string(),
  grid: gridSchema.nullable(),
  /** Where it is in its parent's grid. */
  position: gridPositionSchema.nullable(),
  isEnabled: z.boolean(),
  isArchived: z.boolean(),
  /** Containers in it and in all below it. */
  containerCount: z.number().int(),
  /** Occupied positions of its own grid, by containers and by locations. */
  occupiedCount: z.number().int(),
  childCount: z.number().int(),
});
export type LocationNode = z.infer<typeof locationNodeSchema>;

/** A location as its page shows it. */
export const locationSchema = locationNodeSchema.extend({
  conditions: conditionsSchema,
  version: z.number().int(),
  createTime: instantSchema,
  /** From the room down to its parent. */
  ancestors: z.array(
    locationNodeSchema.pick({ id: true, name: true, code: true, kind: true, isEnabled: true }),
  ),
});
export type Location = z.infer<typeof locationSchema>;

/** What of a location its managers write. */
export const locationInputSchema = z.object({
  kind: locationKindSchema,
  name: z.string().trim().min(1).max(MAX_WAREHOUSE_NAME_CHARACTERS),
  /** Null: the next free one of its kind. */
  code: locationCodeSchema.nullable().default(null),
  grid: gridSchema.nullable().default(null),
  conditions: conditionsSchema.default(noConditions),
});
export type LocationInput = z.infer<typeof locationInputSchema>;

/** A bottle or tube in a location, as named by the area that owns it. */
export const placedContainerSchema = z.object({
  containerId: idSchema,
  locationId: idSchema,
  /** The path code of its location with its position, e.g. `R1-F1-B3-A1`. */
  pathCode: z.string(),
  position: gridPositionSchema.nullable(),
  holderKind: z.string(),
  holderId: idSchema,
  /** What it holds, e.g. the name of the material or sample. */
  name: z.string(),
  /** The page that shows it. */
  address: z.string(),
  label: z.string(),
  quantity: stockQuantitySchema,
  expirationDay: z.iso.date().nullable(),
  placeTime: instantSchema,
  /** Who put it there. */
  placedBy: z.string(),
});
export type PlacedContainer = z.infer<typeof placedContainerSchema>;

/** What is in the positions of one location: containers, and locations such as the boxes of a rack. */
export const gridContentSchema = z.object({
  grid: gridSchema.nullable(),
  containers: z.array(placedContainerSchema),
  locations: z.array(locationNodeSchema),
});
export type GridContent = z.infer<typeof gridContentSchema>;

/** Where to place a container; without a location it is no longer placed. */
export const placementInputSchema = z.object({
  containerId: idSchema,
  locationId: idSchema.nullable(),
  position: gridPositionSchema.nullable().default(null),
});
export type PlacementInput = z.infer<typeof placementInputSchema>;

/** A location that was found by its path code or name. */
export const foundLocationSchema = locationNodeSchema
  .pick({ id: true, warehouseId: true, kind: true, name: true, pathCode: true, isEnabled: true })
  .extend({
    warehouseName: z.string(),
    warehouseKind: z.enum(["inventory", "sample"]),
    /** Where the code names a position of it. */
    foundPosition: gridPositionSchema.nullable(),
    address: z.string(),
  });
export type FoundLocation = z.infer<typeof foundLocationSchema>;
