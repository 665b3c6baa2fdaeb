import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { MAX_TABLE_TEXT } from "./table-limits.ts";
import {
  tableCheckSchema,
  tableColumnSchema,
  tableFormatSchema,
  tableImportSchema,
  tableKindSchema,
  tableParamsSchema,
  tableRowSchema,
  tableSourceSchema,
} from "./tables.schema.ts";

const base = "/application/tables" as const;
const one = `${base}/imports/:importId` as const;
const params = z.object({ importId: idSchema });
const ofKind = z.object({ kind: tableKindSchema });
// Each kind requires its own permissions and features.
const refused = ["permission.denied", "feature.disabled", "table.kind.one.way"] as const;
const found = ["table.import.not.found", "table.import.busy"] as const;

/** Endpoints for tables that are imported and exported; each kind requires its own permissions. */
export const tablesApi = {
  columns: endpoint({
    method: "GET",
    path: `${base}/kinds/:kind`,
    summary: "The columns that a kind of table is imported by",
    access: "session",
    params: ofKind,
    data: z.array(tableColumnSchema),
    errors: refused,
  }),
  template: endpoint({
    method: "GET",
    path: `${base}/kinds/:kind/template`,
    summary: "A table with the heads of a kind and one example",
    access: "session",
    params: ofKind,
    query: z.object({
      format: z.enum(["csv", "xlsx"]).default("xlsx"),
      /** Settings of the import, as JSON; with them, the team's custom columns come after the others. */
      params: z.string().max(4_000).optional().meta({ examples: [] }),
    }),
    answersFile: true,
    errors: refused,
  }),
  create: endpoint({
    method: "POST",
    path: `${base}/imports`,
    summary: "Read a table, and guess what its columns are; nothing is written",
    creates: true,
    access: "session",
    body: z.object({ kind: tableKindSchema, params: tableParamsSchema, source: tableSourceSchema }),
    data: tableImportSchema,
    errors: [
      ...refused,
      "upload.not.found",
      "table.unreadable",
      "table.empty",
      "table.too.large",
      "table.rows.too.many",
      "table.columns.too.many",
      "table.cell.too.long",
    ],
    secondsAllowed: 90,
    maxBodyBytes: MAX_TABLE_TEXT * 4,
  }),
  get: endpoint({
    method: "GET",
    path: one,
    summary: "One's own import, and how far it is",
    access: "session",
    params,
    data: tableImportSchema,
    errors: ["table.import.not.found"],
  }),
  rows: endpoint({
    method: "GET",
    path: `${one}/rows`,
    summary: "Rows of an import, each with what is wrong in it",
    access: "session",
    params,
    query: z.object({ ...pageQuery, state: z.enum(["good", "present", "bad", "written"]).optional() }),
    data: pageOf(tableRowSchema),
    errors: ["table.import.not.found"],
  }),
  check: endpoint({
    method: "POST",
    path: `${one}/check`,
    summary: "Check every row by these columns, with some cells corrected; nothing is written",
    access: "session",
    params,
    maxBodyBytes: 12_000_000,
    body: tableCheckSchema,
    data: tableImportSchema,
    errors: [...refused, ...found, "table.import.too.many", "table.column.missing"],
  }),
  commit: endpoint({
    method: "POST",
    path: `${one}/commit`,
    summary: "Write the rows that are good; what is there already stays as it is",
    access: "session",
    params,
    data: tableImportSchema,
    errors: [...refused, ...found, "table.import.too.many", "table.not.checked"],
  }),
  cancel: endpoint({
    method: "POST",
    path: `${one}/cancel`,
    summary: "Stop what an import is doing; rows that are written stay",
    access: "session",
    params,
    data: tableImportSchema,
    errors: ["table.import.not.found"],
  }),
  export: endpoint({
    method: "GET",
    path: `${base}/exports/:kind`,
    summary: "Records of a kind as a table, the same that its list shows",
    access: "session",
    params: ofKind,
    query: z.object({
      format: tableFormatSchema.default("csv"),
      /** Of the list, as JSON, e.g. `{"scope":"shared","search":"M13"}`. */
      params: z.string().max(4_000).default("{}"),
    }),
    answersFile: true,
    errors: refused,
  }),
} as const;
