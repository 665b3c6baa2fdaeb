import { z } from "zod";
import { timezoneSchema } from "../../accounts/personal.api.ts";
import { endpoint } from "../../foundation/endpoint.ts";
import { idSchema } from "../../foundation/id.ts";
import { localeSchema } from "../../foundation/locale.ts";
import { pageOf, pageQuery } from "../../foundation/paging.ts";
import { analysisSetKeys } from "./analysis-sets.ts";
import {
  analysisAnswerSchema,
  analysisQuerySchema,
  analysisRecordSchema,
  dashboardInputSchema,
  dashboardSchema,
  dashboardSummarySchema,
  drillSchema,
  readerZoneSchema,
} from "./dashboards.schema.ts";
import { periodKinds, periodSchema } from "./periods.ts";

const base = "/application/analysis/dashboards" as const;
const board = z.object({ dashboardId: idSchema });
/** A project's boards need the feature and the key of project dashboards, all others the one of the menu. */
const closed = ["feature.disabled", "permission.denied", "project.no.access"] as const;
const asked = [
  ...closed,
  "analysis.query.invalid",
  "analysis.query.too.slow",
  "analysis.range.too.long",
] as const;

const reading = {
  query: analysisQuerySchema,
  zone: readerZoneSchema,
  /** The period of the board, for a query without its own. */
  period: periodSchema,
  /** Of a project's board: only this project is counted. */
  projectId: idSchema.nullable().default(null),
};

/** Dashboards: sets and queries, boards, and their exports. */
export const dashboardsApi = {
  sets: endpoint({
    method: "GET",
    path: "/application/analysis/sets",
    summary: "The sets that the caller may count",
    access: "session",
    data: z.object({ sets: z.array(z.enum(analysisSetKeys)) }),
    errors: closed,
  }),
  query: endpoint({
    method: "POST",
    path: "/application/analysis/query",
    summary: "Count the records of a set that the caller may read, by up to two groups",
    access: "session",
    body: z.object({
      ...reading,
      /** Whether the period before is counted too. */
      hasPrevious: z.boolean().default(false),
      /** Counts anew instead of answering what was counted within the last half minute. */
      isFresh: z.boolean().default(false),
    }),
    data: analysisAnswerSchema,
    errors: asked,
  }),
  records: endpoint({
    method: "POST",
    path: "/application/analysis/records",
    summary: "The records behind a number, newest first",
    access: "session",
    body: z.object({ ...reading, drill: drillSchema, ...pageQuery }),
    data: pageOf(analysisRecordSchema),
    errors: asked,
  }),
  values: endpoint({
    method: "GET",
    path: "/application/analysis/values",
    summary: "Values of a field to filter by, with their names; the most frequent first",
    access: "session",
    query: z.object({
      set: z.enum(analysisSetKeys),
      field: z.string().max(40),
      projectId: idSchema.optional(),
    }),
    data: z.object({ values: z.array(z.object({ key: z.string(), name: z.string().nullable() })) }),
    errors: asked,
  }),
  list: endpoint({
    method: "GET",
    path: base,
    summary: "The caller's own boards and the team's",
    access: { feature: "MENU_DASHBOARD" },
    data: z.object({ boards: z.array(dashboardSummarySchema) }),
  }),
  listOfProject: endpoint({
    method: "GET",
    path: "/platform/resource/projects/:projectId/dashboards",
    summary: "The boards of a project",
    access: { permission: "PROJECT_DASHBOARD", feature: "PROJECT_DASHBOARD" },
    params: z.object({ projectId: idSchema }),
    data: z.object({ boards: z.array(dashboardSummarySchema) }),
    errors: ["project.no.access"],
  }),
  get: endpoint({
    method: "GET",
    path: `${base}/:dashboardId`,
    summary: "A board with its tiles",
    access: "session",
    params: board,
    data: dashboardSchema,
    errors: [...closed, "dashboard.not.found"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    summary: "Create a board",
    access: "session",
    creates: true,
    body: dashboardInputSchema,
    data: dashboardSchema,
    errors: [...closed, "analysis.query.invalid", "dashboard.limit.exceed"],
  }),
  save: endpoint({
    method: "PUT",
    path: `${base}/:dashboardId`,
    summary: "Replace a board on top of the version that the caller has read",
    access: "session",
    params: board,
    body: z.object({ baseVersion: z.number().int().min(1), board: dashboardInputSchema }),
    data: dashboardSchema,
    errors: [
      ...closed,
      "analysis.query.invalid",
      "dashboard.not.found",
      "dashboard.not.yours",
      "dashboard.stale",
      "dashboard.limit.exceed",
    ],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:dashboardId`,
    summary: "Delete a board; the records that it counted stay",
    access: "session",
    params: board,
    data: z.null(),
    errors: [...closed, "dashboard.not.found", "dashboard.not.yours"],
  }),
  export: endpoint({
    method: "GET",
    path: `${base}/:dashboardId/export`,
    summary: "A board as PDF, or all rows of one tile as CSV, counted with the caller's rights",
    access: "session",
    params: board,
    query: z.object({
      format: z.enum(["pdf", "csv"]),
      /** Of a CSV. */
      tile: z.string().max(24).optional(),
      /** Instead of the period of the board. */
      period: z.enum(periodKinds).optional(),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      locale: localeSchema.default("zh-CN"),
      timezone: timezoneSchema.default("Asia/Shanghai"),
      weekStart: z.coerce.number().int().min(1).max(7).default(1),
    }),
    answersFile: true,
    secondsAllowed: 60,
    errors: [...asked, "dashboard.not.found", "pdf.not.possible"],
  }),
};
