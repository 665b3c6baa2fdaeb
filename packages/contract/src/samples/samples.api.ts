import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { MAX_SEARCH_CHARACTERS } from "../foundation/limits.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { fieldFiltersSchema } from "../records/fields.schema.ts";
import { savedFilterRows } from "../records/saved-filters.ts";
import {
  sampleMetaInputSchema,
  sampleMetaSchema,
  sampleMetaStatusSchema,
  sampleMetaVersionSchema,
} from "./sample-metas.schema.ts";
import {
  aliquotInputSchema,
  deriveInputSchema,
  newSamplesSchema,
  poolInputSchema,
  sampleAmountInputSchema,
  sampleFamilySchema,
  sampleFilterSchema,
  sampleInputSchema,
  sampleLogSchema,
  sampleSchema,
  sampleStateSchema,
  sampleUsageSchema,
} from "./samples.schema.ts";

const base = "/platform/resource/warehouses/:warehouseId/samples" as const;
const params = z.object({ warehouseId: idSchema });
const sampleParams = params.extend({ sampleId: idSchema });
const metaParams = params.extend({ metaId: idSchema });
const version = z.number().int().min(1);

const feature = "SAMPLE" as const;
const read = { permission: "SAMPLE_READ", feature } as const;
const write = { permission: ["SAMPLE_READ", "SAMPLE_CREATE"], feature } as const;
const design = { permission: ["SAMPLE_READ", "SAMPLE_META"], feature } as const;
const hidden = ["permission.denied", "feature.disabled", "warehouse.not.found"] as const;
const used = [...hidden, "warehouse.use.required"] as const;
const filled = ["field.value.required", "field.value.invalid", "field.value.taken"] as const;
const placed = [
  "location.not.found",
  "location.disabled",
  "position.occupied",
  "position.outside.grid",
] as const;
const made = [
  ...used,
  ...filled,
  ...placed,
  "warehouse.archived",
  "sample.meta.not.found",
  "sample.meta.status.invalid",
  "project.no.access",
  "quantity.unit.mismatch",
  "stock.amount.invalid",
] as const;
const taken = ["sample.not.found", "sample.state.invalid", "stock.insufficient", "container.closed"] as const;
const designed = [
  ...used,
  "sample.meta.status.invalid",
  "sample.meta.field.setting.invalid",
  "sample.meta.field.name.duplicate",
  "sample.meta.field.label.duplicate",
  "sample.meta.name.duplicate",
  "sample.meta.label.duplicate",
] as const;

/** Templates of the samples of a warehouse. */
export const sampleMetasApi = {
  list: endpoint({
    method: "GET",
    path: `${base}/meta`,
    summary: "The templates of a warehouse by label, with their fields and states",
    access: read,
    params,
    data: z.array(sampleMetaSchema),
    errors: hidden,
  }),
  get: endpoint({
    method: "GET",
    path: `${base}/meta/:metaId`,
    summary: "A template, now or as it was at a version",
    access: read,
    params: metaParams,
    query: z.object({ version: z.coerce.number().int().min(1).optional() }),
    data: sampleMetaSchema,
    errors: [...hidden, "sample.meta.not.found"],
  }),
  versions: endpoint({
    method: "GET",
    path: `${base}/meta/:metaId/versions`,
    summary: "The versions of a template, the newest first",
    access: read,
    params: metaParams,
    data: z.array(sampleMetaVersionSchema),
    errors: [...hidden, "sample.meta.not.found"],
  }),
  create: endpoint({
    method: "POST",
    path: `${base}/meta`,
    summary: "Draft a template",
    access: design,
    params,
    body: sampleMetaInputSchema,
    data: sampleMetaSchema,
    creates: true,
    errors: [...designed, "warehouse.archived"],
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/meta/:metaId`,
    summary: "Change a template; samples keep the version that they were saved by",
    access: design,
    params: metaParams,
    body: sampleMetaInputSchema.extend({ version }),
    data: sampleMetaSchema,
    errors: [...designed, "sample.meta.not.found", "sample.meta.stale"],
  }),
  setStatus: endpoint({
    method: "PUT",
    path: `${base}/meta/:metaId/status`,
    summary: "Enable a template for new samples, or disable it",
    access: design,
    params: metaParams,
    body: z.object({ status: sampleMetaStatusSchema }),
    data: sampleMetaSchema,
    errors: [...used, "sample.meta.not.found", "sample.meta.status.invalid"],
  }),
};

const ids = z.object({ sampleIds: z.array(idSchema) });

const filters = savedFilterRows({ access: read, params, filter: sampleFilterSchema, errors: hidden });

/** Samples: listed, made one or many, divided, pooled, used. */
export const samplesApi = {
  savedFilters: endpoint({ method: "GET", path: `${base}/filters`, ...filters.list }),
  saveFilter: endpoint({ method: "POST", path: `${base}/filters`, ...filters.save }),
  removeFilter: endpoint({ method: "DELETE", path: `${base}/filters/:filterId`, ...filters.remove }),
  list: endpoint({
    method: "GET",
    path: base,
    summary: "Samples, the newest first",
    assistant: {
      name: "list_samples",
      description:
        "Samples of a warehouse, the newest first; search is part of the name, the number or a field.",
      inputs: ["search", "state", "projectId", "isMine", "isOverdue", "limit", "cursor"],
      links: { list: "records", title: "name", to: "/sample/{warehouseId}/view/{id}" },
    },
    access: read,
    params,
    query: z.object({
      ...pageQuery,
      search: z.string().trim().max(MAX_SEARCH_CHARACTERS).optional(),
      metaId: idSchema.optional(),
      state: sampleStateSchema.optional(),
      stage: z.string().trim().max(60).optional(),
      projectId: idSchema.optional(),
      isMine: z
        .stringbool()
        .default(false)
        .meta({ examples: ["false"] }),
      /** Only such as expire up to this day. */
      expirationDate: z.iso.date().optional(),
      /** Only such as are out beyond their day. */
      isOverdue: z
        .stringbool()
        .default(false)
        .meta({ examples: ["false"] }),
      filters: fieldFiltersSchema.optional(),
    }),
    data: pageOf(sampleSchema),
    errors: hidden,
  }),
  get: endpoint({
    method: "GET",
    path: `${base}/:sampleId`,
    summary: "A sample with the values of its fields",
    assistant: {
      name: "get_sample",
      description: "One sample with its place, amount and fields.",
      links: { title: "name", to: "/sample/{warehouseId}/view/{id}" },
    },
    access: read,
    params: sampleParams,
    data: sampleSchema,
    errors: [...hidden, "sample.not.found"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    summary: "Make one or many samples, which get the next numbers, and place them row by row",
    access: write,
    params,
    body: newSamplesSchema,
    data: ids,
    creates: true,
    errors: made,
  }),
  update: endpoint({
    method: "PUT",
    path: `${base}/:sampleId`,
    summary: "Change what is written of a sample",
    access: write,
    params: sampleParams,
    body: sampleInputSchema.extend({ version }),
    data: sampleSchema,
    errors: [
      ...used,
      ...filled,
      "sample.not.found",
      "sample.stale",
      "sample.state.invalid",
      "sample.meta.not.found",
      "sample.meta.status.invalid",
      "project.no.access",
    ],
  }),
  aliquot: endpoint({
    method: "POST",
    path: `${base}/aliquot`,
    summary: "Divide a sample into tubes of their own",
    access: write,
    params,
    body: aliquotInputSchema,
    data: ids,
    creates: true,
    errors: [...made, ...taken],
  }),
  derive: endpoint({
    method: "POST",
    path: `${base}/derive`,
    summary: "Make samples out of another one",
    access: write,
    params,
    body: deriveInputSchema,
    data: ids,
    creates: true,
    errors: [...made, ...taken],
  }),
  pool: endpoint({
    method: "POST",
    path: `${base}/pool`,
    summary: "Make one sample of several; it has what is taken out of them",
    access: write,
    params,
    body: poolInputSchema,
    data: ids,
    creates: true,
    errors: [...made, ...taken],
  }),
  family: endpoint({
    method: "GET",
    path: `${base}/:sampleId/family`,
    summary: "All that a sample came of, and all that came of it",
    access: read,
    params: sampleParams,
    data: sampleFamilySchema,
    errors: [...hidden, "sample.not.found"],
  }),
  amount: endpoint({
    method: "POST",
    path: `${base}/:sampleId/amount`,
    summary: "Record what was used of a sample, given back, or found in it",
    access: write,
    params: sampleParams,
    body: sampleAmountInputSchema,
    data: sampleSchema,
    creates: true,
    errors: [...used, ...taken, "quantity.unit.mismatch", "stock.amount.invalid"],
  }),
  usages: endpoint({
    method: "GET",
    path: `${base}/:sampleId/usages`,
    summary: "What was used of a sample, the newest first",
    access: read,
    params: sampleParams,
    query: z.object({ ...pageQuery }),
    data: pageOf(sampleUsageSchema),
    errors: [...hidden, "sample.not.found"],
  }),
  reverse: endpoint({
    method: "POST",
    path: `${base}/:sampleId/reverse`,
    summary: "Take back what was recorded as used of a sample",
    access: write,
    params: sampleParams,
    body: z.object({ movementId: idSchema, reason: z.string().trim().max(200).default("") }),
    data: sampleSchema,
    creates: true,
    errors: [
      ...used,
      "sample.not.found",
      "sample.usage.not.found",
      "stock.insufficient",
      "stock.reversed",
      "stock.reversal.final",
      "container.closed",
    ],
  }),
  thaw: endpoint({
    method: "POST",
    path: `${base}/:sampleId/thaw`,
    summary: "Count one more thaw of a sample",
    access: write,
    params: sampleParams,
    data: sampleSchema,
    creates: true,
    errors: [...used, "sample.not.found", "sample.state.invalid"],
  }),
  sampleLog: endpoint({
    method: "GET",
    path: `${base}/:sampleId/log`,
    summary: "What happened to a sample, the newest first",
    access: read,
    params: sampleParams,
    query: z.object({ ...pageQuery }),
    data: pageOf(sampleLogSchema),
    errors: [...hidden, "sample.not.found"],
  }),
  log: endpoint({
    method: "GET",
    path: `${base}/log`,
    summary: "What happened to the samples of a warehouse, the newest first",
    access: { permission: ["SAMPLE_READ", "SAMPLE_AUDIT"], feature },
    params,
    query: z.object({ ...pageQuery }),
    data: pageOf(sampleLogSchema),
    errors: hidden,
  }),
};
