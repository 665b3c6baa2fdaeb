import { z } from "zod";
import { type Endpoint, endpoint, LIBRARY_BODY_LIMITS } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { MAX_SEARCH_CHARACTERS } from "../foundation/limits.ts";
import {
  LIBRARY_SEQUENCE_LIMIT,
  MAX_LIBRARY_PRIMER_BASES,
  primerHybridDefaults,
} from "../foundation/molecule-limits.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { fieldFiltersSchema } from "../records/fields.schema.ts";
import {
  type LibraryEntry,
  type LibraryInput,
  libraryEntrySchemas,
  libraryInputSchemas,
  libraryScopeSchema,
  ownEnzymeEntrySchema,
  ownedScopeSchema,
  primerBindingSchema,
  writtenScopeSchema,
} from "./biolibrary.schema.ts";
import type { LibraryKind } from "./library-kinds.ts";

/** Maximum length of a molecule that is searched for binding primers, in bases. */
export const MAX_BINDING_BASES = 6_000_000;
/** Maximum number of binding primers per response, and of positions per primer. */
export const MAX_BINDING_PRIMERS = 2_000;
/** Maximum number of places of one primer that an answer holds. */
export const MAX_BINDING_PLACES = 100;
/** Maximum number of oligos that one request looks up by their bases. */
export const MAX_KNOWN_PRIMERS = 1_000;

const ids = z.array(idSchema).min(1).max(LIBRARY_SEQUENCE_LIMIT);
const search = z.string().trim().max(MAX_SEARCH_CHARACTERS).optional();
const nameErrors = [
  "biolibrary.entity.name.empty",
  "biolibrary.entity.name.too.long",
  "biolibrary.entity.name.illegal.character",
  "biolibrary.entity.name.invalid",
  "biolibrary.entity.name.exists",
  "biolibrary.entity.name.duplicate",
  "biolibrary.name.exists",
] as const;
const contentErrors = [
  "biolibrary.content.empty",
  "biolibrary.content.too.short",
  "biolibrary.content.too.long",
  "biolibrary.content.illegal.scope",
  "biolibrary.content.invalid",
  "biolibrary.content.exists",
  "biolibrary.content.duplicate",
] as const;
const fieldErrors = ["field.value.required", "field.value.invalid", "field.value.taken"] as const;
const entryErrors = ["biolibrary.entity.not.found", "biolibrary.type.mismatch", "project.no.access"] as const;

const rowsOf = <K extends LibraryKind, E extends z.ZodType, W extends z.ZodType>(
  kind: K,
  entry: E,
  input: W,
) => {
  const base = `/application/molecular-biology/libraries/${kind}` as const;
  const access = { permission: `MOLECULE_${kind.toUpperCase() as Uppercase<K>}_TENANT_READ` } as const;
  return {
    list: endpoint({
      method: "GET",
      path: base,
      summary: `Entries of the ${kind} library, by name`,
      access,
      query: z.object({
        ...pageQuery,
        scope: libraryScopeSchema,
        projectId: idSchema.optional(),
        search,
        fields: fieldFiltersSchema.optional(),
      }),
      data: pageOf(entry),
      errors: ["project.no.access"],
    }),
    /**
     * Maximum number of entries per request (`LIBRARY_SEQUENCE_LIMIT`): our reading of the specification's limit of
     * 200. A long import sends many requests, with progress, and can be cancelled at any time. With `skip`, entries
     * whose name or content exists already are listed in `skipped` and the others are added; otherwise nothing is
     * added.
     */
    create: endpoint({
      method: "POST",
      path: base,
      summary: `Add entries to the ${kind} library`,
      ...LIBRARY_BODY_LIMITS,
      creates: true,
      access,
      body: z.object({
        scope: writtenScopeSchema,
        /** Of the scope `project`. */
        projectId: idSchema.optional(),
        entries: z.array(input).min(1).max(5_000),
        onConflict: z.enum(["refuse", "skip"]).default("refuse"),
      }),
      data: z.object({
        entries: z.array(entry),
        /** By their place in what was sent, from 0; `field` is one of the team's own that lacks something. */
        skipped: z.array(
          z.object({ index: z.number().int(), code: z.string(), field: z.string().optional() }),
        ),
      }),
      errors: [
        "biolibrary.max.entity.exceeded",
        "project.no.access",
        ...nameErrors,
        ...contentErrors,
        ...fieldErrors,
        ...(kind === "plasmid"
          ? (["projectFile.not.found", "fileAsset.no.read.permission"] as const)
          : ([] as const)),
      ],
    }),
    update: endpoint({
      method: "PUT",
      path: `${base}/:entryId`,
      summary: `Change an entry of the ${kind} library`,
      ...LIBRARY_BODY_LIMITS,
      access,
      params: z.object({ entryId: idSchema }),
      body: z.object({ version: z.number().int().min(1), entry: input }),
      data: entry,
      errors: ["file.version.stale", ...entryErrors, ...nameErrors, ...contentErrors, ...fieldErrors],
    }),
    remove: endpoint({
      method: "POST",
      path: `${base}/remove`,
      summary: `Delete entries of the ${kind} library`,
      access,
      body: z.object({ entryIds: ids }),
      data: z.null(),
      errors: entryErrors,
    }),
    move: endpoint({
      method: "POST",
      path: `${base}/move`,
      summary: `Share own entries of the ${kind} library with the team, or take them back`,
      access,
      body: z.object({ entryIds: ids, scope: ownedScopeSchema }),
      data: z.null(),
      errors: [
        ...entryErrors,
        "biolibrary.entity.name.exists",
        "biolibrary.name.exists",
        "biolibrary.content.exists",
        "biolibrary.content.invalid",
      ],
    }),
  };
};

/** The rows of each library. `libraryApi.primer.list` pages through primers. */
export const libraryApi = {
  enzyme: rowsOf("enzyme", libraryEntrySchemas.enzyme, libraryInputSchemas.enzyme),
  primer: rowsOf("primer", libraryEntrySchemas.primer, libraryInputSchemas.primer),
  feature: rowsOf("feature", libraryEntrySchemas.feature, libraryInputSchemas.feature),
  plasmid: rowsOf("plasmid", libraryEntrySchemas.plasmid, libraryInputSchemas.plasmid),
} as const;

/** The rows of one library whatever its kind, for code that serves all four. */
export type LibraryRows = ReturnType<
  typeof rowsOf<LibraryKind, z.ZodType<LibraryEntry>, z.ZodType<LibraryInput>>
>;

/** Rows that one kind alone has. */
export const librarySearchApi = {
  bindingPrimers: endpoint({
    method: "POST",
    path: "/application/molecular-biology/libraries/primer/binding",
    summary: "Primers of the caller's own and the team's library that bind a sequence, by place",
    ...LIBRARY_BODY_LIMITS,
    access: { permission: "MOLECULE_PRIMER_TENANT_READ" },
    body: z.object({
      sequence: z.string().min(1).max(MAX_BINDING_BASES),
      circular: z.boolean().default(false),
      scopes: z.array(ownedScopeSchema).min(1).max(2).default(["private", "shared"]),
      /** °C, of the stretch that pairs. */
      minTm: z.number().min(0).max(100).default(primerHybridDefaults.minTm),
    }),
    data: z.object({
      bindings: z.array(primerBindingSchema),
      /** False if more bind than one answer holds. */
      isComplete: z.boolean(),
    }),
    errors: ["biolibrary.content.illegal.scope"],
  }),
  knownPrimers: endpoint({
    method: "POST",
    path: "/application/molecular-biology/libraries/primer/known",
    summary: "Which of some oligos stand in the caller's own and the team's library, and under which names",
    access: { permission: "MOLECULE_PRIMER_TENANT_READ" },
    body: z.object({
      bases: z.array(z.string().min(1).max(MAX_LIBRARY_PRIMER_BASES)).min(1).max(MAX_KNOWN_PRIMERS),
    }),
    data: z.object({
      known: z.array(
        z.object({
          id: idSchema,
          name: z.string(),
          scope: ownedScopeSchema,
          /** In the stored form. */
          bases: z.string(),
        }),
      ),
    }),
  }),
  ownEnzymes: endpoint({
    method: "GET",
    path: "/application/molecular-biology/libraries/enzyme/own",
    summary: "Enzymes of the caller's own and the team's library that the catalogue does not have",
    access: { permission: "MOLECULE_ENZYME_TENANT_READ" },
    query: z.object({ cursor: pageQuery.cursor }),
    data: pageOf(ownEnzymeEntrySchema),
  }),
  detectableFeatures: endpoint({
    method: "GET",
    path: "/application/molecular-biology/libraries/feature/detectable",
    summary: "Features of the caller's own and the team's library in short, to look for in a sequence",
    access: { permission: "MOLECULE_FEATURE_TENANT_READ" },
    query: z.object({ cursor: pageQuery.cursor }),
    /** As `annotate` of bio takes them. */
    data: pageOf(
      z.object({
        id: idSchema,
        name: z.string(),
        type: z.string(),
        sequence: z.string(),
        kind: z.enum(["dna", "protein"]),
        color: z.string().nullable(),
        scope: ownedScopeSchema,
      }),
    ),
  }),
};

const flat = Object.entries(libraryApi).flatMap(([kind, rows]) =>
  Object.entries(rows).map(([verb, row]) => [`${kind}.${verb}`, row] as const),
);

/** Every row of the area. */
export const biolibraryApi: Readonly<Record<string, Endpoint>> = {
  ...(Object.fromEntries(flat) as unknown as Record<string, Endpoint>),
  ...(librarySearchApi as unknown as Record<string, Endpoint>),
};
