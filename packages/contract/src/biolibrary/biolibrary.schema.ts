import { z } from "zod";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { fieldEntriesSchema, fieldValueSchema } from "../records/fields.schema.ts";
import { type LibraryKind, libraryScopes, ownedScopes, writtenScopes } from "./library-kinds.ts";
import { MAX_SET_ENZYMES } from "./library-rules.ts";

/** Whose an entry is. */
export const libraryScopeSchema = z.enum(libraryScopes);
/** The scopes that people write to. A project's is named with its project. */
export const writtenScopeSchema = z.enum(writtenScopes);
/** Those that an entry moves between, and that are looked through for a sequence of any project. */
export const ownedScopeSchema = z.enum(ownedScopes);

const line = z.string().trim().max(500).default("");

/** Names and residues come wide open here: `library-rules` refuses them with the codes of the libraries. */
const named = {
  name: z.string().max(10_000),
  description: z.string().trim().max(5_000).default(""),
};

/** Values of the team's own fields; left out of a change, they stay. */
const fieldEntries = { fields: fieldEntriesSchema.optional() };
const fieldValues = { fields: z.array(fieldValueSchema).optional() };

const shown = {
  /** Negative for what is shipped. */
  id: idSchema,
  scope: libraryScopeSchema,
  /** Whose library it is in, where it is a project's. */
  projectId: idSchema.nullable(),
  name: z.string(),
  description: z.string(),
  /** Who made it; null for what is shipped. */
  ownerId: idSchema.nullable(),
  owner: z.string(),
  /** Where a shipped entry is from, with its licence; empty for all others. */
  source: z.string(),
  /** Counts the changes; a change names the one it is based on. */
  version: z.number().int(),
  updateTime: instantSchema.nullable(),
  abilities: z.object({ update: z.boolean(), remove: z.boolean(), move: z.boolean() }),
};

const gap = z.number().int().nullable();
const ownEnzymeSchema = z.object({
  /** IUPAC letters, 5' to 3'. */
  site: z.string().max(10_000),
  /** Gaps from the first base of the site, on the strand as written; null for a strand that is not cut. */
  cuts: z.array(z.object({ top: gap, bottom: gap })).max(20),
});

/** What a user gives for an entry of each kind. */
export const libraryInputSchemas = {
  /**
   * A set of enzymes by their numbers in the catalogue, an own enzyme by the negative of its entry's id; or, with
   * `own`, an enzyme that the catalogue does not have.
   */
  enzyme: z
    .object({
      ...named,
      enzymeIds: z
        .array(z.number().int())
        .max(MAX_SET_ENZYMES * 2)
        .default([]),
      own: ownEnzymeSchema.nullable().default(null),
    })
    .meta({ examples: [{ name: "cloning", description: "", enzymeIds: [305], own: null }] }),
  primer: z.object({ ...named, ...fieldEntries, bases: z.string().max(1_000_000), orderNumber: line }),
  feature: z.object({
    ...named,
    ...fieldEntries,
    bases: z.string().max(1_000_000),
    /** `protein`: `bases` are amino acids. */
    alphabet: z.enum(["dna", "protein"]).default("dna"),
    /** An INSDC feature key. */
    type: z
      .string()
      .trim()
      .regex(/^[\w'*-]{1,64}$/)
      .default("misc_feature"),
    color: z
      .string()
      .regex(/^#[0-9a-fA-F]{6}$/)
      .nullable()
      .default(null),
  }),
  /** A sequence file with what a lab knows of the plasmid. */
  plasmid: z.object({
    ...named,
    ...fieldEntries,
    sequenceId: idSchema,
    backbone: line,
    resistance: line,
    publication: line,
    orderNumber: line,
  }),
} as const;

/** An entry of each kind as returned. */
export const libraryEntrySchemas = {
  enzyme: z.object({
    ...shown,
    /** Empty for an own enzyme. */
    enzymeIds: z.array(z.number().int()),
    /** Null for a set. */
    own: ownEnzymeSchema.nullable(),
  }),
  primer: z.object({
    ...shown,
    ...fieldValues,
    bases: z.string(),
    /** °C under the product's conditions; null if the residues allow none. */
    tm: z.number().nullable(),
    orderNumber: z.string(),
  }),
  feature: z.object({
    ...shown,
    ...fieldValues,
    bases: z.string(),
    alphabet: z.enum(["dna", "protein"]),
    type: z.string(),
    color: z.string().nullable(),
  }),
  plasmid: z.object({
    ...shown,
    ...fieldValues,
    sequenceId: idSchema,
    /** Of the file now; null if the asking user may not open it, or it is in the bin. */
    sequence: z.object({ name: z.string(), size: z.number().int() }).nullable(),
    backbone: z.string(),
    resistance: z.string(),
    publication: z.string(),
    orderNumber: z.string(),
  }),
} as const;

/** An entry as someone writes it, by its kind. */
export type LibraryInput<K extends LibraryKind = LibraryKind> = z.output<(typeof libraryInputSchemas)[K]>;
/** An entry by its kind, with what the user may do with it. */
export type LibraryEntry<K extends LibraryKind = LibraryKind> = z.output<(typeof libraryEntrySchemas)[K]>;
/** A set of enzymes, or an own enzyme with its site and cuts. */
export type EnzymeSetEntry = LibraryEntry<"enzyme">;
/** A primer, 5' to 3'. */
export type PrimerEntry = LibraryEntry<"primer">;
/** A feature with its residues, of DNA or protein. */
export type FeatureEntry = LibraryEntry<"feature">;
/** A plasmid: a sequence file with the library's description of it. */
export type PlasmidEntry = LibraryEntry<"plasmid">;

/** A custom enzyme in short form, for digests and maps with the catalogue. */
export const ownEnzymeEntrySchema = z.object({
  id: idSchema,
  name: z.string(),
  scope: ownedScopeSchema,
  ...ownEnzymeSchema.shape,
});
export type OwnEnzymeEntry = z.infer<typeof ownEnzymeEntrySchema>;

const segmentSchema = z.object({
  start: z.number().int(),
  end: z.number().int(),
  strand: z.union([z.literal(1), z.literal(-1)]),
});

/** Where a primer of the library binds, in the format of `bio`. */
export const primerBindingSchema = z.object({
  primer: libraryEntrySchemas.primer,
  sites: z.array(
    z.object({
      strand: z.union([z.literal(1), z.literal(-1)]),
      /** First base that pairs, on the top strand, zero-based. */
      start: z.number().int(),
      length: z.number().int(),
      locations: z.array(segmentSchema),
      tailLength: z.number().int(),
      mismatches: z.array(z.number().int()),
      /** °C, of the stretch that pairs. */
      tm: z.number(),
    }),
  ),
});
export type PrimerBinding = z.infer<typeof primerBindingSchema>;
