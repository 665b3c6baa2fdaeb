import { z } from "zod";
import { fileSchema } from "../files/files.schema.ts";
import { endpoint, MOLECULE_BODY_LIMITS } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { sequenceContentSchema } from "../sequences/sequences.schema.ts";
import {
  assemblyMakingSchema,
  benchNameSchema,
  benchPlanSchema,
  benchSchema,
  benchSummarySchema,
  makingSchema,
  originSchema,
} from "./cloning.schema.ts";

const root = "/application/molecular-biology/cloning" as const;
const base = `${root}/benches` as const;
const access = { permission: "MOLECULE_CLONING" } as const;
const bench = z.object({ benchId: idSchema });
const planErrors = [
  "cloning.too.many.fragments",
  "cloning.too.many.vectors",
  "cloning.plasmid.twice",
  "cloning.methods.differ",
  "cloning.place.unknown",
  "cloning.too.many.constructs",
  "cloning.not.dna",
  "cloning.version.gone",
  "cloning.primer.not.found",
  "projectFile.not.found",
  "fileAsset.no.read.permission",
] as const;

/** Cloning workspaces: plan, save and turn into sequence files, and how a file was made. */
export const cloningApi = {
  list: endpoint({
    method: "GET",
    path: base,
    summary: "The caller's cloning benches, changed last first",
    access,
    query: z.object({ ...pageQuery }),
    data: pageOf(benchSummarySchema),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    summary: "Set up a cloning bench",
    creates: true,
    access,
    body: z.object({ name: benchNameSchema, plan: benchPlanSchema }),
    data: benchSchema,
    errors: planErrors,
  }),
  get: endpoint({
    method: "GET",
    path: `${base}/:benchId`,
    summary: "A cloning bench, and what became of the files that it stands on",
    access,
    params: bench,
    data: benchSchema,
    errors: ["cloning.bench.not.found"],
  }),
  save: endpoint({
    method: "PUT",
    path: `${base}/:benchId`,
    summary: "Save a cloning bench on top of baseRevision",
    access,
    params: bench,
    body: z.object({ baseRevision: z.number().int().min(1), name: benchNameSchema, plan: benchPlanSchema }),
    data: benchSchema,
    errors: ["cloning.bench.not.found", "cloning.bench.stale", ...planErrors],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${base}/:benchId`,
    summary: "Delete a cloning bench; what was made of it stays",
    access,
    params: bench,
    data: z.null(),
    errors: ["cloning.bench.not.found"],
  }),
  makeProduct: endpoint({
    method: "POST",
    path: `${base}/:benchId/products`,
    summary: "Save a bench's product as a sequence file that tells how it was made",
    ...MOLECULE_BODY_LIMITS,
    creates: true,
    access,
    params: bench,
    body: z.object({
      projectId: idSchema.optional(),
      folderId: idSchema.nullable().default(null),
      content: sequenceContentSchema,
      making: makingSchema.meta({
        examples: [
          {
            checksum: "",
            enzymes: [],
            primers: [],
            junctions: [],
            parts: [{ plasmidId: "a", start: 0, end: 1, strand: 1 }],
          },
        ],
      }),
    }),
    data: fileSchema,
    errors: [
      "cloning.bench.not.found",
      "cloning.product.differs",
      "cloning.product.too.long",
      "project.no.access",
      "project.file.limit.exceed",
      "sequence.illegal.letters",
    ],
  }),
  makeAssembled: endpoint({
    method: "POST",
    path: `${root}/assemblies`,
    summary:
      "Save the product of an assembly, planned without a bench, as a sequence file that tells how it was made",
    ...MOLECULE_BODY_LIMITS,
    access: { permission: "MOLECULE_ASSEMBLY" },
    body: z.object({
      projectId: idSchema.optional(),
      folderId: idSchema.nullable().default(null),
      content: sequenceContentSchema,
      making: assemblyMakingSchema.meta({
        examples: [
          {
            checksum: "",
            cloningMethod: "gibson",
            enzymes: [],
            primers: [],
            junctions: [],
            parts: [{ sequenceId: "1", version: 1, start: 0, end: 1, strand: 1 }],
          },
        ],
      }),
    }),
    data: fileSchema,
    errors: [
      "cloning.not.dna",
      "cloning.version.gone",
      "cloning.product.differs",
      "cloning.product.too.long",
      "projectFile.not.found",
      "fileAsset.no.read.permission",
      "project.no.access",
      "project.file.limit.exceed",
      "sequence.illegal.letters",
    ],
  }),
  origin: endpoint({
    method: "GET",
    path: `${root}/origins/:sequenceId`,
    summary: "How a sequence file was made on a bench or by an assembly; null where it was not",
    access: { permission: "MOLECULE_SEQUENCE" },
    params: z.object({ sequenceId: idSchema }),
    data: originSchema.nullable(),
    errors: ["projectFile.not.found", "fileAsset.no.read.permission"],
  }),
};
