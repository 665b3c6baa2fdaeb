import { z } from "zod";
import { timezoneSchema } from "../../accounts/personal.api.ts";
import { idSchema, instantSchema } from "../../foundation/id.ts";
import { analysisSetKeys } from "./analysis-sets.ts";
import { periodSchema } from "./periods.ts";

/** Maximum number of tiles of a board. */
export const MAX_TILES = 24;
/** Maximum number of boards of one member, of the team, or of a project. */
export const MAX_DASHBOARDS = 100;
/** Number of columns of a board. */
export const BOARD_COLUMNS = 12;
/** Maximum height of a tile, and of a board, in rows. */
export const MAX_TILE_ROWS = 12;
/** Maximum number of names that a chart shows; the rest is one place. */
export const MAX_CHART_NAMES = 50;
/** Maximum number of values of a filter. */
const MAX_FILTER_VALUES = 50;

const name = z.string().regex(/^[a-zA-Z]\w{0,39}$/);

/** Units of a time; `hourOfWeek` is the weekday and the hour of the day, over all weeks. */
export const timeUnits = ["day", "week", "month", "quarter", "year", "hourOfWeek"] as const;
export type TimeUnit = (typeof timeUnits)[number];

/** What a query groups by: a field of the set, or one of its times in a unit. */
export const queryGroupSchema = z.union([
  z.object({ field: name.meta({ examples: ["kind"] }) }),
  z.object({ time: name, unit: z.enum(timeUnits) }),
]);
export type QueryGroup = z.infer<typeof queryGroupSchema>;

/** Records whose field has one of these values; null: it has none. `isNot` takes the others. */
export const queryFilterSchema = z.object({
  field: name.meta({ examples: ["kind"] }),
  values: z.array(z.string().max(200).nullable()).min(1).max(MAX_FILTER_VALUES),
  isNot: z.boolean().default(false),
});
export type QueryFilter = z.infer<typeof queryFilterSchema>;

/** What a tile asks. */
export const analysisQuerySchema = z.object({
  set: z.enum(analysisSetKeys).meta({ examples: ["files"] }),
  /** `count`, or a measure with how it is put together: `size.sum`. */
  measure: z
    .string()
    .regex(/^(count|[a-zA-Z]\w{0,39}\.(sum|average))$/)
    .meta({ examples: ["count"] }),
  groups: z.array(queryGroupSchema).max(2),
  filters: z.array(queryFilterSchema).max(10),
  /** The time that the period restricts. */
  time: name.meta({ examples: ["updateTime"] }),
  /** Null: the period of the board. */
  period: periodSchema.nullable(),
  /** How many names a chart shows. */
  most: z
    .number()
    .int()
    .min(2)
    .max(MAX_CHART_NAMES)
    .default(12)
    .meta({ examples: [12] }),
});
export type AnalysisQuery = z.infer<typeof analysisQuerySchema>;

/** Whose days and weeks: a time zone, and the weekday on which weeks begin (1 is Monday). */
export const readerZoneSchema = z.object({
  timezone: timezoneSchema,
  weekStart: z.number().int().min(1).max(7),
});
export type ReaderZone = z.infer<typeof readerZoneSchema>;

/** A place of an axis: a group with its name, a time by its first day, or all groups that are not shown. */
export const answerPlaceSchema = z.object({
  /** The value as a filter takes it; null if the field has none. */
  key: z.string().nullable(),
  /** Of a record; null if it has none or the reader may not see it. */
  name: z.string().nullable(),
  /** Stands for groups that are not shown. */
  isRest: z.boolean().exactOptional(),
  /** Of a time: the first day after it. */
  until: z.string().exactOptional(),
});
export type AnswerPlace = z.infer<typeof answerPlaceSchema>;

/** What was counted, by the places of up to two axes. */
export const analysisAnswerSchema = z.object({
  axes: z.array(z.array(answerPlaceSchema)).max(2),
  /** A row for each place of the first axis, with a value for each of the second; null: nothing is known there. */
  values: z.array(z.array(z.number().nullable())),
  /** The measure over all records of the query. */
  total: z.number().nullable(),
  /** Over the period before, of the same length; null if there is none. */
  previous: z.number().nullable(),
  /** The unit of the time, which is coarser than asked if there were too many places. */
  unit: z.enum(timeUnits).nullable(),
  /** Number of groups that are not shown. */
  restCount: z.number().int(),
  /** The days that were counted, `to` not among them; null: all time. */
  range: z.object({ from: z.string(), to: z.string() }).nullable(),
  asOf: instantSchema,
});
export type AnalysisAnswer = z.infer<typeof analysisAnswerSchema>;

/** One place of a chart: what its records have in common, beyond the query. */
export const drillSchema = z.object({
  filters: z.array(queryFilterSchema).max(2),
  /** A time within days, `to` not among them. */
  within: z.object({ time: name, from: z.iso.date(), to: z.iso.date() }).nullable().default(null),
  hour: z
    .object({ time: name, weekday: z.number().int().min(1).max(7), hour: z.number().int().min(0).max(23) })
    .nullable()
    .default(null),
});
export type Drill = z.infer<typeof drillSchema>;

/** A record behind a number. */
export const analysisRecordSchema = z.object({
  id: idSchema,
  name: z.string(),
  time: z.string().nullable(),
  /** The page that shows it. */
  address: z.string(),
});
export type AnalysisRecord = z.infer<typeof analysisRecordSchema>;

/** Kinds of charts. */
export const chartKinds = ["number", "line", "bars", "stacked", "pie", "table", "heat"] as const;
export type ChartKind = (typeof chartKinds)[number];

const cells = (most: number) => z.number().int().min(1).max(most);

/** A tile: what it asks, how it is drawn, and its place in the columns and rows of the board. */
export const tileSchema = z
  .object({
    id: z
      .string()
      .regex(/^[\w-]{1,24}$/)
      .meta({ examples: ["t1"] }),
    /** Empty: named by what it counts. */
    title: z.string().trim().max(100),
    chart: z.enum(chartKinds),
    query: analysisQuerySchema,
    x: z
      .number()
      .int()
      .min(0)
      .max(BOARD_COLUMNS - 1),
    y: z.number().int().min(0).max(1_000),
    width: cells(BOARD_COLUMNS).meta({ examples: [4] }),
    height: cells(MAX_TILE_ROWS),
  })
  .refine(({ x, width }) => x + width <= BOARD_COLUMNS);
export type Tile = z.infer<typeof tileSchema>;

/** Who reads a board: its author, the team, or the members of a project. */
export const boardScopes = ["own", "team", "project"] as const;
export type BoardScope = (typeof boardScopes)[number];

const described = {
  name: z.string().trim().min(1).max(100),
  description: z.string().trim().max(500),
  period: periodSchema,
  tiles: z
    .array(tileSchema)
    .max(MAX_TILES)
    .refine((tiles) => new Set(tiles.map(({ id }) => id)).size === tiles.length)
    .meta({ examples: [[]] }),
};

/** A board as a page hands it in. */
export const dashboardInputSchema = z
  .object({ ...described, scope: z.enum(boardScopes), projectId: idSchema.nullable() })
  .refine(({ scope, projectId }) => (scope === "project") === (projectId !== null))
  .meta({
    examples: [
      {
        name: "Week",
        description: "",
        period: { kind: "last30Days" },
        tiles: [],
        scope: "project",
        projectId: "1",
      },
    ],
  });
export type DashboardInput = z.infer<typeof dashboardInputSchema>;

/** A board in a list. */
export const dashboardSummarySchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  scope: z.enum(boardScopes),
  projectId: idSchema.nullable(),
  projectName: z.string().nullable(),
  ownerId: idSchema,
  ownerName: z.string(),
  tileCount: z.number().int(),
  version: z.number().int(),
  updateTime: instantSchema,
  abilities: z.object({ edit: z.boolean() }),
});
export type DashboardSummary = z.infer<typeof dashboardSummarySchema>;

/** A board with its tiles. Sharing hands over this definition; every reader counts with their own rights. */
export const dashboardSchema = dashboardSummarySchema.extend({
  period: periodSchema,
  tiles: z.array(tileSchema),
});
export type Dashboard = z.infer<typeof dashboardSchema>;
