import { z } from "zod";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { MAX_SET_ENZYMES } from "./library-rules.ts";

export const libraryKinds = ["enzyme", "primer", "feature", "plasmid"] as const;
export type LibraryKind = (typeof libraryKinds)[number];

/** One's own, the team's, and what is shipped with the product. */
export const libraryScopeSchema = z.enum(["private", "shared", "public"]);
export type LibraryScope = z.infer<typeof libraryScopeSchema>;
/** The scopes that people write to. */
export const ownedScopeSchema = z.enum(["private", "shared"]);
export type OwnedScope = z.infer<typeof ownedScopeSchema>;

const line = z.string().trim().max(500).default("");

/** Names and letters come wide open here: `library-rules` refuses them with the codes of the libraries. */
const named = {
  name: z.string().max(10_000),
  description: z.string().trim().max(5_000).default(""),
};

const shown = {
  /** Negative for what is shipped. */
  id: idSchema,
  scope: libraryScopeSchema,
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

/** What a user gives for an entry of each kind. */
export const libraryWishSchemas = {
  /** A set of enzymes by their numbers in the catalogue. */
  enzyme: z.object({ ...named, enzymeIds: z.array(z.number().int()).max(MAX_SET_ENZYMES * 2) }),
  primer: z.object({ ...named, bases: z.string().max(1_000_000), orderNumber: line }),
  feature: z.object({
    ...named,
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
    sequenceId: idSchema,
    backbone: line,
    resistance: line,
    publication: line,
    orderNumber: line,
  }),
} as const;

/** An entry of each kind as it is shown. */
export const libraryEntrySchemas = {
  enzyme: z.object({ ...shown, enzymeIds: z.array(z.number().int()) }),
  primer: z.object({
    ...shown,
    bases: z.string(),
    /** °C under the product's conditions; null where the letters allow none. */
    tm: z.number().nullable(),
    orderNumber: z.string(),
  }),
  feature: z.object({
    ...shown,
    bases: z.string(),
    alphabet: z.enum(["dna", "protein"]),
    type: z.string(),
    color: z.string().nullable(),
  }),
  plasmid: z.object({
    ...shown,
    sequenceId: idSchema,
    /** Of the file now; null where the asking user may not open it, or it lies in the bin. */
    sequence: z.object({ name: z.string(), size: z.number().int() }).nullable(),
    backbone: z.string(),
    resistance: z.string(),
    publication: z.string(),
    orderNumber: z.string(),
  }),
} as const;

export type LibraryWish<K extends LibraryKind = LibraryKind> = z.output<(typeof libraryWishSchemas)[K]>;
export type LibraryEntry<K extends LibraryKind = LibraryKind> = z.output<(typeof libraryEntrySchemas)[K]>;
export type EnzymeSetEntry = LibraryEntry<"enzyme">;
export type PrimerEntry = LibraryEntry<"primer">;
export type FeatureEntry = LibraryEntry<"feature">;
export type PlasmidEntry = LibraryEntry<"plasmid">;

const segmentSchema = z.object({
  start: z.number().int(),
  end: z.number().int(),
  strand: z.union([z.literal(1), z.literal(-1)]),
});

/** Where a primer of the library binds, as `bio` tells it. */
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
