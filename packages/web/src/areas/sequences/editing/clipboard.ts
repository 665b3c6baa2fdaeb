import { type SequenceRecord, sliceRecord } from "@benchleaf/bio";
import { sequenceContentSchema } from "@benchleaf/contract";
import { toContent, toRecord } from "../../../shared/sequences/sequence-record.ts";
import { convertBases } from "../residues-input.ts";
import type { SequenceDocument } from "../sequence-document.ts";

/** Residues with annotations, between pages of this product. */
export const FRAGMENT_TYPE = "application/x-benchleaf+json";

/**
 * A longer fragment is copied to other pages as residues only; within the page, annotations are included at any size.
 */
const LONGEST_TOLD = 1_000_000;

// What this page copied last: for browsers that keep only plain text.
let held: SequenceRecord | null = null;

/**
 * The selection with its annotations, stored for a paste. `source`, which describes the whole file, is not included.
 */
export const copySelection = ({ record, selection }: SequenceDocument): SequenceRecord => {
  const features = record.features.filter(({ type }) => type !== "source");
  held = sliceRecord({ ...record, features }, selection);
  return held;
};

/** The fragment as text of {@link FRAGMENT_TYPE}; null if it has only residues. */
export const fragmentToJson = (fragment: SequenceRecord): string | null => {
  const isPlain = fragment.features.length === 0 && fragment.primers.length === 0;
  return isPlain || fragment.sequence.length > LONGEST_TOLD ? null : JSON.stringify(toContent(fragment));
};

/** The fragment of pasted residues: from the clipboard, else from this page; null for foreign text. */
export const fragmentOf = (letters: string, json: string): SequenceRecord | null => {
  const heard = json === "" ? null : readTold(json);
  if (heard !== null && heard.sequence === letters) return heard;
  return held !== null && held.sequence === letters ? held : null;
};

// Any page may write to the clipboard, so what is read from it is not trusted.
const readTold = (json: string): SequenceRecord | null => {
  try {
    const content = sequenceContentSchema.safeParse(JSON.parse(json));
    if (!content.success) return null;
    const record = toRecord(content.data);
    const size = record.sequence.length;
    const isInside = ({ locations }: Pick<SequenceRecord["features"][number], "locations">) =>
      locations.every(({ start, end }) => start >= 0 && start <= end && end <= size);
    return [...record.features, ...record.primers].every(isInside) ? record : null;
  } catch {
    return null;
  }
};

/** The fragment as a record of a kind takes it: T and U change places, proteins and bases do not mix. */
export const fragmentFor = (
  kind: SequenceRecord["kind"],
  fragment: SequenceRecord,
): SequenceRecord | null => {
  if (fragment.kind === kind) return fragment;
  if (fragment.kind === "protein" || kind === "protein") return null;
  return { ...fragment, kind, sequence: convertBases(fragment.sequence, kind) };
};

/** How many annotations a paste of the fragment brings. */
export const annotationCount = ({ features, primers }: SequenceRecord): number =>
  features.length + primers.length;
