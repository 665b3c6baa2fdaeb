import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import {
  crisprGuideSchema,
  crisprOffTargetSchema,
  crisprPrimerPairSchema,
  crisprSettingsSchema,
  crisprTargetSchema,
  crisprTaskSchema,
  MAX_CRISPR_GENOMES,
  MAX_CRISPR_PRIMER_PAIRS,
  MAX_CRISPR_REFERENCES,
} from "./crispr.schema.ts";

const base = "/application/molecular-biology/crispr/tasks" as const;
const access = { permission: "MOLECULE_CRISPR", feature: "CRISPR" } as const;
const task = z.object({ crisprTaskId: idSchema });
const readErrors = ["crispr.task.not.found", "fileAsset.no.read.permission"] as const;

/** CRISPR tasks: start, follow, read guide by guide. */
export const crisprApi = {
  list: endpoint({
    method: "GET",
    path: base,
    summary: "CRISPR tasks of a sequence, or of all that one may read, newest first",
    access,
    query: z.object({ ...pageQuery, fileId: idSchema.optional() }),
    data: pageOf(crisprTaskSchema),
    errors: ["projectFile.not.found", "fileAsset.no.read.permission"],
  }),
  create: endpoint({
    method: "POST",
    path: base,
    summary: "Design guides for a sequence, or for some stretches of it",
    creates: true,
    access,
    body: z.object({
      fileId: idSchema,
      version: z.number().int().min(1),
      target: crisprTargetSchema,
      settings: crisprSettingsSchema,
      /** Sequence files that are searched for off-targets in addition to the sequence itself. */
      genomeIds: z.array(idSchema).max(MAX_CRISPR_GENOMES),
      /** Imported genomes that are searched whole. */
      referenceIds: z.array(idSchema).max(MAX_CRISPR_REFERENCES).default([]),
    }),
    data: crisprTaskSchema,
    errors: [
      "projectFile.not.found",
      "fileAsset.no.read.permission",
      "crispr.version.gone",
      "crispr.not.dna",
      "crispr.target.outside",
      "crispr.target.too.long",
      "crispr.genome.too.long",
      "crispr.too.many.tasks",
      "genome.not.found",
      "genome.not.ready",
    ],
  }),
  get: endpoint({
    method: "GET",
    path: `${base}/:crisprTaskId`,
    summary: "How far a CRISPR task is",
    access,
    params: task,
    data: crisprTaskSchema,
    errors: readErrors,
  }),
  /** All of them, by rank: a task has at most `MAX_CRISPR_GUIDES`, and maps draw them together. */
  guides: endpoint({
    method: "GET",
    path: `${base}/:crisprTaskId/guides`,
    summary: "The guides that a CRISPR task found, best first",
    access,
    params: task,
    data: z.object({ guides: z.array(crisprGuideSchema) }),
    errors: readErrors,
  }),
  offTargets: endpoint({
    method: "GET",
    path: `${base}/:crisprTaskId/guides/:number`,
    summary: "The off-targets of a guide, the likeliest first",
    access,
    params: z.object({ crisprTaskId: idSchema, number: z.coerce.number().int().min(1).max(1_000_000) }),
    /** The most likely `MAX_CRISPR_OFF_TARGETS`; the guide's counts include all. */
    data: z.object({ offTargets: z.array(crisprOffTargetSchema) }),
    errors: readErrors,
  }),
  keepPrimers: endpoint({
    method: "PUT",
    path: `${base}/:crisprTaskId/primers`,
    summary: "Keep the genotyping primers of a CRISPR task's guides, in the place of those before",
    access,
    params: task,
    body: z.object({ primers: z.array(crisprPrimerPairSchema).max(MAX_CRISPR_PRIMER_PAIRS) }),
    data: crisprTaskSchema,
    errors: [
      ...readErrors,
      "fileAsset.no.edit.permission",
      "crispr.guide.not.found",
      "crispr.primer.outside",
    ],
  }),
  cancel: endpoint({
    method: "POST",
    path: `${base}/:crisprTaskId/cancel`,
    summary: "Stop a CRISPR task that waits or runs",
    access,
    params: task,
    data: crisprTaskSchema,
    errors: [...readErrors, "fileAsset.no.edit.permission"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:crisprTaskId`,
    summary: "Delete a CRISPR task and its guides",
    access,
    params: task,
    data: z.null(),
    errors: [...readErrors, "fileAsset.no.edit.permission"],
  }),
};
