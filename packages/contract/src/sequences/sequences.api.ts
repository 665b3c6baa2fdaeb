import { z } from "zod";
import { areaFileQuery, fileNameSchema, fileSchema } from "../files/files.schema.ts";
import { endpoint, MOLECULE_BODY_LIMITS } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import {
  MAX_LIBRARY_PRIMER_BASES,
  MAX_PRIMER_MISMATCHES,
  MIN_LIBRARY_PRIMER_BASES,
} from "../foundation/molecule-limits.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { type FlatSequenceCall, flatSequenceFields, flatSequenceSchema } from "./flat-sequence.schema.ts";
import { importedSchema } from "./sequence-imports.schema.ts";
import {
  primerPlacesSchema,
  savedSequenceSchema,
  sequenceContentSchema,
  sequenceMolecules,
  sequenceSchema,
  sequenceSummarySchema,
  traceSchema,
  writeNoteSchema,
  writtenFormatSchema,
} from "./sequences.schema.ts";

const base = "/application/molecular-biology/sequences" as const;
const sequence = z.object({ sequenceId: idSchema });
const place = { projectId: idSchema.optional(), folderId: idSchema.nullable().default(null) };
const access = { permission: "MOLECULE_SEQUENCE" } as const;
/** `recent` requests the newest version, whatever `version` is. */
const wantedVersion = z.object({
  version: z.coerce.number().int().min(1).optional(),
  recent: z.enum(["true", "false"]).default("false"),
});
const exported = z.object({
  format: writtenFormatSchema,
  version: z.coerce.number().int().min(1).optional(),
});

/** If neither is given, the type of the sequence is unknown. */
const isSaid = ({ content, ...flat }: FlatSequenceCall & { content?: unknown }): boolean =>
  content !== undefined || (flat.name ?? flat.sequenceName ?? "") !== "";
const unsaid = { path: ["content"], message: "neither content nor a name is there" };

/** A version on top of another: its `content`, or the same as one flat object. */
const nextVersion = z
  .object({
    ...flatSequenceFields,
    baseVersion: z.number().int().min(1),
    message: z.string().trim().max(200).default(""),
    /** The version that the work was based on, if it was merged into later versions of others. */
    mergedFrom: z.number().int().min(1).exactOptional(),
    content: sequenceContentSchema.exactOptional(),
    /** Left out: the chromatogram of `baseVersion` continues while the residues are the same. Null: none. */
    trace: traceSchema.nullable().exactOptional(),
  })
  .refine(isSaid, unsaid)
  .meta({ examples: [{ name: "pUC19", sequence: "TCGCGCGTTT", circular: true, baseVersion: 1 }] });
const saveErrors = [
  "projectFile.not.found",
  "fileAsset.no.edit.permission",
  "file.version.stale",
  "projectFile.locked",
  "sequence.illegal.letters",
] as const;

/** Sequence files: listed, made, read, saved, searched in, written in other formats. */
export const sequencesApi = {
  list: endpoint({
    method: "GET",
    path: base,
    summary: "Sequences of all projects the caller may open",
    assistant: {
      name: "list_sequences",
      description: "Sequences (plasmids, genes, proteins, reads) of all projects that the person may open.",
      inputs: ["search", "projectId", "molecule", "topology", "limit", "cursor"],
      links: { list: "records", title: "name", to: "/sequence/{id}" },
    },
    access,
    query: z.object({
      ...areaFileQuery,
      molecule: z.enum(sequenceMolecules).optional(),
      topology: z.enum(["circular", "linear"]).optional(),
      /** That one alone. */
      sequenceId: idSchema.optional(),
      sort: z.enum(["name", "-name", "size", "-size", "updateTime", "-updateTime"]).default("-updateTime"),
    }),
    data: pageOf(sequenceSummarySchema),
  }),
  create: endpoint({
    method: "POST",
    path: base,
    summary: "Create a sequence file",
    ...MOLECULE_BODY_LIMITS,
    creates: true,
    access,
    body: z
      .object({
        ...flatSequenceFields,
        ...place,
        content: sequenceContentSchema.exactOptional(),
        trace: traceSchema.exactOptional(),
      })
      .refine(isSaid, unsaid)
      .meta({ examples: [{ name: "pUC19", sequence: "TCGCGCGTTT", circular: true }] }),
    data: savedSequenceSchema,
    errors: ["project.no.access", "project.file.limit.exceed", "sequence.illegal.letters"],
  }),
  import: endpoint({
    method: "POST",
    path: `${base}/import`,
    summary: "Import the sequences of an uploaded file or archive, whatever its format; a large one by a job",
    creates: true,
    access,
    body: z.object({ ...place, uuid: z.uuid(), name: fileNameSchema }),
    data: importedSchema,
    errors: [
      "project.no.access",
      "sequence.import.failed",
      "sequence.import.too.many",
      "upload.not.found",
      "project.file.limit.exceed",
    ],
  }),
  primerPlaces: endpoint({
    method: "POST",
    path: `${base}/primer-places`,
    summary: "Where a primer binds in the DNA of a project, some sequences at a time",
    access,
    body: z.object({
      projectId: idSchema,
      bases: z.string().min(MIN_LIBRARY_PRIMER_BASES).max(MAX_LIBRARY_PRIMER_BASES),
      maxMismatches: z.number().int().min(0).max(MAX_PRIMER_MISMATCHES),
      cursor: pageQuery.cursor,
    }),
    data: primerPlacesSchema,
    errors: ["project.no.access"],
  }),
  get: endpoint({
    method: "GET",
    path: `${base}/:sequenceId`,
    summary: "One sequence, its newest or a named version",
    access,
    params: sequence,
    query: wantedVersion,
    data: sequenceSchema,
    errors: ["projectFile.not.found", "fileAsset.no.read.permission"],
  }),
  getFlat: endpoint({
    method: "GET",
    path: `${base}/:sequenceId/flat`,
    summary: "The same as one flat object",
    access,
    params: sequence,
    query: wantedVersion,
    data: flatSequenceSchema,
    errors: ["projectFile.not.found", "fileAsset.no.read.permission"],
  }),
  save: endpoint({
    method: "PUT",
    path: `${base}/:sequenceId`,
    summary: "Save as a new version on top of baseVersion",
    ...MOLECULE_BODY_LIMITS,
    access,
    params: sequence,
    body: nextVersion,
    data: savedSequenceSchema,
    errors: saveErrors,
  }),
  autosave: endpoint({
    method: "PUT",
    path: `${base}/:sequenceId/autosave`,
    summary: "Save in passing: takes the place of the caller's own last such version of the same sitting",
    ...MOLECULE_BODY_LIMITS,
    access: { permission: "MOLECULE_AUTOSAVE", feature: "AUTOSAVE" },
    params: sequence,
    body: nextVersion,
    data: savedSequenceSchema,
    errors: saveErrors,
  }),
  restoreVersion: endpoint({
    method: "POST",
    path: `${base}/:sequenceId/restore`,
    summary: "Make an earlier version the newest one again",
    access,
    params: sequence,
    body: z.object({ version: z.number().int().min(1), baseVersion: z.number().int().min(1) }),
    data: sequenceSchema,
    errors: ["projectFile.not.found", "fileAsset.no.edit.permission", "file.version.stale"],
  }),
  trace: endpoint({
    method: "GET",
    path: `${base}/:sequenceId/trace`,
    summary: "The chromatogram of a version, null where it has none",
    access,
    params: sequence,
    query: z.object({ version: z.coerce.number().int().min(1).optional() }),
    data: traceSchema.nullable(),
    errors: ["projectFile.not.found", "fileAsset.no.read.permission"],
  }),
  standing: endpoint({
    method: "GET",
    path: `${base}/:sequenceId/standing`,
    summary: "At which version the sequence stands now, who has saved it, and how its file is",
    access,
    params: sequence,
    data: z.object({
      version: z.number().int(),
      authorName: z.string(),
      file: fileSchema,
    }),
    errors: ["projectFile.not.found", "fileAsset.no.read.permission"],
  }),
  exportNotes: endpoint({
    method: "GET",
    path: `${base}/:sequenceId/export/notes`,
    summary: "What of a sequence a format cannot hold",
    access,
    params: sequence,
    query: exported,
    data: z.object({ warnings: z.array(writeNoteSchema) }),
    errors: ["projectFile.not.found", "fileAsset.no.read.permission"],
  }),
  export: endpoint({
    method: "GET",
    path: `${base}/:sequenceId/export`,
    summary: "The sequence as a file in any format that the engine writes",
    access,
    params: sequence,
    query: exported,
    answersFile: true,
    errors: ["projectFile.not.found", "fileAsset.no.read.permission"],
  }),
};
