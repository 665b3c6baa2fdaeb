import {
  analysisMethods,
  analysisRoles,
  corrections,
  growthModels,
  plateSizes,
  postHocs,
  standardModels,
  weightings,
  wellRoles,
} from "@benchleaf/bio";
import { z } from "zod";
import { areaFileSchema, fileSchema } from "../files/files.schema.ts";
import { idSchema } from "../foundation/id.ts";

/** Maximum number of columns of a table that is analysed. */
export const MAX_ANALYSIS_COLUMNS = 60;
/** Maximum number of rows of such a table. */
export const MAX_ANALYSIS_ROWS = 5_000;
/** Maximum length of a cell. */
export const MAX_ANALYSIS_CELL = 200;
/** Maximum number of cells left out of a calculation. */
export const MAX_EXCLUDED_CELLS = 1_000;

const columnId = z
  .string()
  .regex(/^[\w-]{1,24}$/)
  .meta({ examples: ["c1"] });
const level = z.string().max(MAX_ANALYSIS_CELL);
const finite = z.number().min(-1e300).max(1e300);

/** A table as it was typed, pasted or read: text in every cell. */
export const analysisTableSchema = z.object({
  columns: z
    .array(z.object({ id: columnId, name: z.string().max(100) }))
    .min(1)
    .max(MAX_ANALYSIS_COLUMNS),
  rows: z.array(z.array(level).max(MAX_ANALYSIS_COLUMNS)).max(MAX_ANALYSIS_ROWS),
});

/** A plate whose wells become the table; each well with its role. */
export const plateSchema = z.object({
  size: z.literal(plateSizes),
  wells: z
    .array(
      z.object({
        role: z.enum(wellRoles),
        ...{ name: z.string().max(100), target: z.string().max(100) },
        ...{ concentration: z.string().max(40), dilution: z.string().max(40), value: z.string().max(40) },
      }),
    )
    .max(384),
  isBlankSubtracted: z.boolean(),
});

/** Everything that can be set; a method reads what it uses. */
export const analysisOptionsSchema = z.object({
  confidence: z
    .number()
    .min(0.5)
    .max(0.999)
    .meta({ examples: [0.95] }),
  hasEqualVariances: z.boolean(),
  expected: finite,
  postHoc: z.enum(postHocs),
  correction: z.enum(corrections),
  control: level.nullable(),
  anovaType: z.union([z.literal(2), z.literal(3)]),
  isRanked: z.boolean(),
  degree: z.number().int().min(1).max(6),
  hasFiveParameters: z.boolean(),
  bottom: finite.nullable(),
  top: finite.nullable(),
  weighting: z.enum(weightings),
  growthModel: z.enum(growthModels),
  standardModel: z.enum(standardModels),
  hasYates: z.boolean(),
  isExact: z.boolean(),
  references: z.array(level).max(20),
  efficiencies: z.record(level, z.number().min(0.01).max(2)),
});

const roleColumns = z.array(columnId).max(MAX_ANALYSIS_COLUMNS);

/** What is calculated of the table. */
export const analysisSpecSchema = z.object({
  method: z.enum(analysisMethods),
  roles: z.object(
    Object.fromEntries(analysisRoles.map((role) => [role, roleColumns.optional()])) as Record<
      (typeof analysisRoles)[number],
      z.ZodOptional<typeof roleColumns>
    >,
  ),
  options: analysisOptionsSchema,
  /** The decimal separator; null if not chosen yet. */
  decimalMark: z.enum([".", ","]).nullable(),
  excluded: z
    .array(z.object({ row: z.number().int().min(0).max(MAX_ANALYSIS_ROWS), columnId }))
    .max(MAX_EXCLUDED_CELLS),
});

/** How the figure looks: sizes in millimetres and points, as journals give them. */
export const analysisFigureSchema = z.object({
  title: z.string().max(200),
  xName: z.string().max(100),
  yName: z.string().max(100),
  width: z.number().min(30).max(300),
  height: z.number().min(30).max(300),
  fontSize: z.number().min(4).max(24),
  shape: z.enum(["points", "bars", "boxes"]),
  error: z.enum(["sd", "sem", "interval", "none"]),
  isGray: z.boolean(),
  hasBand: z.boolean(),
});
export type AnalysisFigureSettings = z.infer<typeof analysisFigureSchema>;

/** An analysis as a page hands it in. */
export const analysisContentSchema = z.object({
  table: analysisTableSchema,
  /** Where the table is from; null if it was typed or pasted. */
  source: z
    .object({
      fileId: idSchema.nullable(),
      version: z.number().int().min(1).nullable(),
      name: z.string().max(255),
    })
    .nullable(),
  /** The plate that the table is derived from; null for a table of its own. */
  plate: plateSchema.nullable().default(null),
  spec: analysisSpecSchema,
  figure: analysisFigureSchema,
});
export type AnalysisContent = z.infer<typeof analysisContentSchema>;

const cellSchema = z.union([z.number(), z.string(), z.null(), z.object({ word: z.string() })]);
const pair = z.tuple([z.number(), z.number()]);

const resultSchema = z.object({
  tables: z.array(
    z.object({
      key: z.string(),
      name: z.string().optional(),
      columns: z.array(z.string()),
      rows: z.array(z.array(cellSchema)),
    }),
  ),
  remarks: z.array(
    z.object({
      code: z.string(),
      name: z.string().optional(),
      count: z.number().optional(),
      value: z.number().optional(),
    }),
  ),
  figure: z.object({
    kind: z.enum(["groups", "xy", "bars"]),
    groups: z.array(
      z.object({
        ...{ name: z.string(), values: z.array(z.number()), mean: z.number(), median: z.number() },
        ...{ q1: z.number(), q3: z.number(), sd: z.number().nullable(), sem: z.number().nullable() },
        ...{ low: z.number().nullable(), high: z.number().nullable() },
      }),
    ),
    series: z.array(
      z.object({
        name: z.string(),
        points: z.array(pair),
        line: z.array(pair),
        band: z.array(z.tuple([z.number(), z.number(), z.number()])),
        marks: z.array(pair),
        isStep: z.boolean(),
      }),
    ),
    bars: z.array(
      z.object({
        ...{ name: z.string(), series: z.string(), value: z.number() },
        ...{ low: z.number().nullable(), high: z.number().nullable() },
      }),
    ),
    brackets: z.array(z.object({ a: z.string(), b: z.string(), p: z.number() })),
    ...{ isLogX: z.boolean(), isLogY: z.boolean(), xName: z.string(), yName: z.string() },
  }),
});

/** What the server calculated, or why it could not. */
export const analysisOutcomeSchema = z.union([
  z.object({ ok: z.literal(true), result: resultSchema }),
  z.object({
    ok: z.literal(false),
    error: z.object({
      ...{ code: z.string(), message: z.string(), name: z.string().optional() },
      ...{ count: z.number().optional(), text: z.string().optional() },
    }),
  }),
]);
export type AnalysisOutcomeWire = z.infer<typeof analysisOutcomeSchema>;

/** An analysis with the file that it is and the version that was read. */
export const analysisSchema = z.object({
  file: fileSchema,
  version: z.number().int(),
  content: analysisContentSchema,
  outcome: analysisOutcomeSchema,
  /** The version of the calculations. */
  engine: z.string(),
  /** SHA-256 of the table, in hexadecimal. */
  dataHash: z.string(),
});
export type Analysis = z.infer<typeof analysisSchema>;

/** What a page shows of an analysis that is placed in it: one version, without its table. */
export const placedAnalysisSchema = z.object({
  analysisId: idSchema,
  name: z.string(),
  version: z.number().int(),
  /** The newest version; a page offers it if it is a later one. */
  newestVersion: z.number().int(),
  /** Of an analysis in the trash, or deleted for good, pages still show the figure. */
  state: z.enum(["active", "recycled", "erased"]),
  method: z.enum(analysisMethods),
  confidence: z.number(),
  figure: analysisFigureSchema,
  outcome: analysisOutcomeSchema,
});
export type PlacedAnalysis = z.infer<typeof placedAnalysisSchema>;

/** A row of the list. */
export const analysisSummarySchema = areaFileSchema.extend({
  method: z.enum(analysisMethods),
  rowCount: z.number().int(),
  columnCount: z.number().int(),
});
export type AnalysisSummary = z.infer<typeof analysisSummarySchema>;
