import { type Alphabet, isLegal, legalResidues, type SequenceRecord } from "@benchleaf/bio";
import {
  cleanFileName,
  findAnnotationFault,
  packQualities,
  packTrace,
  type SequenceContent,
  type SequenceWarning,
  sequenceContentSchema,
  type TraceWire,
} from "@benchleaf/contract";
import { Problem, problem } from "../../kernel/problem.ts";
import { type AllowsType, normalizeAnnotations } from "./normalize-annotations.rules.ts";

export const alphabetOf = (content: Pick<SequenceContent, "isProtein" | "isRna">): Alphabet => {
  if (content.isProtein) return "protein";
  return content.isRna ? "rna" : "dna";
};

// PostgreSQL cannot store a null character in text, and the gate refuses it when it is sent back.
const withoutZero = (text: string): string => text.replaceAll("\0", "");

/** A copy whose texts hold no zero character. */
const copyWithoutZero = (value: unknown): unknown => {
  if (typeof value === "string") return withoutZero(value);
  if (Array.isArray(value)) return value.map(copyWithoutZero);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyWithoutZero(inner)]));
};

/** A reader's record in the bounds of the contract: a longer name or description is cut. */
export const fromRecord = (record: SequenceRecord): SequenceContent => ({
  name: cleanFileName(record.name).slice(0, 255) || "sequence",
  description: withoutZero(record.description).slice(0, 20_000),
  sequence: record.sequence,
  circular: record.topology === "circular",
  isProtein: record.kind === "protein",
  isRna: record.kind === "rna",
  features: copyWithoutZero(record.features) as SequenceContent["features"],
  primers: copyWithoutZero(record.primers) as SequenceContent["primers"],
  ...(record.qualities && { qualities: packQualities(record.qualities) }),
  meta: copyWithoutZero(record.meta) as SequenceContent["meta"],
});

/** The stored form of a reader's chromatogram, null if there is none. */
export const traceOf = ({ trace }: SequenceRecord): TraceWire | null =>
  trace ? (copyWithoutZero(packTrace(trace)) as TraceWire) : null;

export interface NormalizedContent {
  readonly content: SequenceContent;
  readonly warnings: SequenceWarning[];
}

/**
 * What is stored of what someone sends, and what was put right: features within the residues, a type that is stored
 * or `misc_feature`, a name for each; a protein is never circular and never RNA.
 *
 * @throws sequence.illegal.letters with the first letter that does not belong and its place from 1
 */
export const normalizeReceived = (content: SequenceContent, keeps: AllowsType): NormalizedContent => {
  const alphabet = alphabetOf(content);
  // What is sent as one flat object is not held against these limits by its schema.
  if (findAnnotationFault(content) !== undefined) throw problem("request.too.large");
  if (!isLegal(content.sequence, alphabet)) {
    const legal = new Set(legalResidues[alphabet] + legalResidues[alphabet].toLowerCase());
    let index = 0;
    while (legal.has(content.sequence.charAt(index))) index++;
    throw problem("sequence.illegal.letters", {
      alphabet,
      position: index + 1,
      letter: content.sequence.charAt(index),
    });
  }
  const circular = content.circular && !content.isProtein;
  const { warnings, ...annotations } = normalizeAnnotations({ ...content, circular }, keeps);
  const mended = {
    ...content,
    name: cleanFileName(content.name) || "sequence",
    description: withoutZero(content.description),
    circular,
    isRna: content.isRna && !content.isProtein,
    ...annotations,
  };
  return { content: mended, warnings };
};

/** The same for files and other areas, with every type that can be written. */
export const normalizeContent = (content: SequenceContent): SequenceContent =>
  normalizeReceived(content, () => true).content;

/** The stored form of a record, under a name; null if it exceeds the limits of a file. */
export const sequenceOf = (
  record: SequenceRecord,
  name: string,
): { readonly content: SequenceContent; readonly trace: TraceWire | null } | null => {
  const checked = sequenceContentSchema.safeParse({ ...fromRecord(record), name });
  if (!checked.success) return null;
  try {
    return { content: normalizeContent(checked.data), trace: traceOf(record) };
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
};
