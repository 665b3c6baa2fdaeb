import type { ErrorCode } from "./error-codes.ts";

/** What the sentence of a code names: the code's data carries it, so that nobody reads a placeholder. */
export const errorValues = {
  "fileLink.limit.exceed": ["limit"],
  "cloning.too.many.fragments": ["limit"],
  "cloning.too.many.constructs": ["limit"],
  "cloning.not.dna": ["name"],
  "cloning.version.gone": ["name"],
  "cloning.product.too.long": ["limit"],
  "source.off": ["source"],
  "source.unreachable": ["source"],
  "source.busy": ["source"],
  "source.answer.unread": ["source"],
  "source.record.not.found": ["source", "accession"],
  "source.record.too.long": ["accession", "limit"],
  "genome.too.many": ["limit"],
  "genome.region.outside": ["size"],
  "genome.region.too.long": ["limit"],
  "primers.design.too.long": ["limit"],
  "primers.oligos.unpaired": ["least"],
  "crispr.target.too.long": ["limit"],
  "crispr.genome.too.long": ["limit"],
  "crispr.too.many.tasks": ["limit"],
  "file.name.invalid": ["name"],
  "file.kind.not.copied": ["name"],
  "pdf.not.possible": ["name"],
  "pdf.not.merged": ["name"],
  "pdf.too.many.exports": ["limit"],
  "tag.limit.exceed": ["limit"],
  "garbage.file.signed": ["name"],
  "upload.too.large": ["name", "gigabytes"],
  "eln.export.too.large": ["files", "gigabytes"],
  "eln.too.many": ["limit"],
} as const satisfies Partial<Record<ErrorCode, readonly string[]>>;

/** The data a code must carry. A code whose sentence names nothing may carry anything. */
export type ErrorData<Code extends ErrorCode> = Code extends keyof typeof errorValues
  ? Readonly<Record<(typeof errorValues)[Code][number], string | number>>
  : unknown;
