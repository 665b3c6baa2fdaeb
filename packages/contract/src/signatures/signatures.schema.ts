import { z } from "zod";
import { idSchema, instantSchema } from "../foundation/id.ts";

/** How the image of a signature came about. */
export const signatureKindSchema = z.enum(["draw", "type", "upload"]);
export type SignatureKind = z.infer<typeof signatureKindSchema>;

/**
 * The meaning of a signature (21 CFR 11.50): wrote, reviewed, approved, rejected or is responsible for the record.
 */
export const signatureMeaningSchema = z.enum(["author", "review", "approval", "rejection", "responsibility"]);
/** Meanings of signatures on a version of a file. */
export const fileSignatureMeaningSchema = signatureMeaningSchema.exclude(["rejection"]);
export type FileSignatureMeaning = z.infer<typeof fileSignatureMeaningSchema>;
export type SignatureMeaning = z.infer<typeof signatureMeaningSchema>;

/** Maximum length of a name of a signature image, in characters. */
export const MAX_SIGNATURE_NAME_CHARACTERS = 64;
/** Maximum length of a comment on a signature, in characters. */
export const MAX_SIGNATURE_COMMENT_CHARACTERS = 200;
/** Maximum number of signature images per user. */
export const MAX_SIGNATURES = 20;

/** Name of a signature image; only its owner reads it. */
export const signatureNameSchema = z.string().trim().min(1).max(MAX_SIGNATURE_NAME_CHARACTERS);

/** An image of a person's hand, to be shown with what they sign. */
export const signatureSchema = z.object({
  id: idSchema,
  name: z.string(),
  kind: signatureKindSchema,
  createTime: instantSchema,
});
export type Signature = z.infer<typeof signatureSchema>;

/** One person's signature under one version of a record, bound to the digest of exactly what they saw. */
export const signatureRecordSchema = z.object({
  id: idSchema,
  version: z.number().int(),
  signerId: idSchema,
  /** As it was when they signed. */
  signerName: z.string(),
  meaning: signatureMeaningSchema,
  comment: z.string(),
  time: instantSchema,
  /** IANA name of the zone in which they signed. */
  timezone: z.string(),
  /** SHA-256 of the signed content, hexadecimal. */
  digest: z.string(),
  /** Whether the version's content is still what was signed. */
  isIntact: z.boolean(),
  hasImage: z.boolean(),
});
export type SignatureRecord = z.infer<typeof signatureRecordSchema>;
