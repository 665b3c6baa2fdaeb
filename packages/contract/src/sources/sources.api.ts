import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { sequenceSchema } from "../sequences/sequences.schema.ts";
import {
  accessionSchema,
  MAX_REQUESTED_RECORDS,
  recordOriginSchema,
  recordRegionSchema,
  requestedRecordSchema,
  sourceGeneSchema,
  sourceKeySchema,
  sourceSchema,
} from "./sources.schema.ts";

const base = "/application/molecular-biology/sources" as const;
const access = { permission: "MOLECULE_SEQUENCE" } as const;
const params = z.object({ source: sourceKeySchema });
const failures = ["source.off", "source.unreachable", "source.busy", "source.answer.unread"] as const;
/** Requests to external servers, which have their own limits. */
const perMinute = 120;

/** Records of public databases: search, view, import. */
export const sourcesApi = {
  list: endpoint({
    method: "GET",
    path: base,
    summary: "The public databases that records can be taken from, and which of them are switched on",
    access,
    data: z.object({ sources: z.array(sourceSchema) }),
  }),
  find: endpoint({
    method: "POST",
    path: `${base}/:source/find`,
    summary: "Look records of a public database up by accession or id",
    access,
    params,
    body: z.object({ accessions: z.array(accessionSchema).min(1).max(MAX_REQUESTED_RECORDS) }),
    data: z.object({ found: z.array(requestedRecordSchema) }),
    errors: failures,
    perMinute,
  }),
  genes: endpoint({
    method: "GET",
    path: `${base}/:source/genes`,
    summary: "Look genes of a public database up by name or id, in an organism",
    access,
    params,
    query: z.object({
      gene: z.string().trim().min(1).max(64),
      organism: z.string().trim().max(100).default(""),
    }),
    data: z.object({ genes: z.array(sourceGeneSchema) }),
    errors: failures,
    perMinute,
  }),
  take: endpoint({
    method: "POST",
    path: `${base}/:source/take`,
    summary: "Take a record of a public database, or a region of it, as a sequence file",
    access,
    params,
    body: z.object({
      accession: accessionSchema,
      region: recordRegionSchema.nullable().default(null),
      /** Left out: named after the record. */
      name: z.string().trim().min(1).max(255).optional(),
      projectId: idSchema.optional(),
      folderId: idSchema.nullable().default(null),
    }),
    data: sequenceSchema,
    errors: [
      ...failures,
      "source.record.not.found",
      "source.record.too.long",
      "project.no.access",
      "project.file.limit.exceed",
      "sequence.illegal.letters",
    ],
    secondsAllowed: 60,
    perMinute,
  }),
  origin: endpoint({
    method: "GET",
    path: `${base}/origins/:sequenceId`,
    summary: "The public record that a sequence file was taken from; null where it was not",
    access,
    params: z.object({ sequenceId: idSchema }),
    data: recordOriginSchema.nullable(),
    errors: ["projectFile.not.found", "fileAsset.no.read.permission"],
  }),
};
