import {
  type Alphabet,
  FALLBACK_FEATURE_TYPE,
  isLegal,
  isWritableFeatureType,
  legalLetters,
  type SequenceRecord,
} from "@benchleaf/bio";
import { packQualities, packTrace, type SequenceContent, type TraceWire } from "@benchleaf/contract";
import { problem } from "../../kernel/problem.ts";

export const alphabetOf = (content: Pick<SequenceContent, "isProtein" | "isRna">): Alphabet => {
  if (content.isProtein) return "protein";
  return content.isRna ? "rna" : "dna";
};

// PostgreSQL keeps no zero character in a text, and the gate refuses it when it comes back.
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
  name: withoutZero(record.name).trim().slice(0, 255) || "sequence",
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

/** A reader's chromatogram as it is kept, null where there is none. */
export const traceOf = ({ trace }: SequenceRecord): TraceWire | null =>
  trace ? (copyWithoutZero(packTrace(trace)) as TraceWire) : null;

type WireFeature = SequenceContent["features"][number];

const clampFeature = (feature: WireFeature, size: number): WireFeature => {
  const isInside = feature.locations.every(({ start, end }) => start <= end && end <= size);
  const isTyped = isWritableFeatureType(feature.type);
  if (isInside && isTyped && feature.name !== "") return feature;
  const type = isTyped ? feature.type : FALLBACK_FEATURE_TYPE;
  const locations = feature.locations.map((segment) => {
    const start = Math.min(segment.start, segment.end, size);
    return { ...segment, start, end: Math.max(start, Math.min(Math.max(segment.start, segment.end), size)) };
  });
  return { ...feature, type, locations, name: feature.name || type };
};

/**
 * What is stored of what somebody sends: features within the letters, a type that can be written to a file, a name for
 * each; a protein is never circular and never RNA.
 *
 * @throws sequence.illegal.letters with the first letter that does not belong and its place from 1
 */
export const mendContent = (content: SequenceContent): SequenceContent => {
  const alphabet = alphabetOf(content);
  if (!isLegal(content.sequence, alphabet)) {
    const legal = new Set(legalLetters[alphabet] + legalLetters[alphabet].toLowerCase());
    let index = 0;
    while (legal.has(content.sequence.charAt(index))) index++;
    throw problem("sequence.illegal.letters", {
      alphabet,
      position: index + 1,
      letter: content.sequence.charAt(index),
    });
  }
  return {
    ...content,
    name: withoutZero(content.name).trim() || "sequence",
    description: withoutZero(content.description),
    circular: content.circular && !content.isProtein,
    isRna: content.isRna && !content.isProtein,
    features: content.features.map((feature) => clampFeature(feature, content.sequence.length)),
  };
};
