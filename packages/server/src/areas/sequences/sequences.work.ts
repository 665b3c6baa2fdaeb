import {
  type BindingSite,
  findBindingSites,
  mapRanges,
  type ReadResult,
  readSequences,
  type Selection,
  type SequenceRecord,
  type WriteNote,
  withExportDefaults,
  writeFasta,
  writeGenBank,
  writeSequences,
} from "@benchleaf/bio";
import {
  findAnnotationFault,
  MAX_ANNOTATION_PARTS,
  MAX_TABLE_ROWS,
  unpackQualities,
  unpackTrace,
  type WrittenFormat,
} from "@benchleaf/contract";
import type { ComputeTasks } from "../../kernel/compute.ts";

/** A record whose long parts are JSON text, so it is passed to a thread without parsing or copying. */
export type UnreadRecord = Omit<SequenceRecord, "features" | "primers" | "meta" | "qualities" | "trace"> & {
  /** As they travel, null if there are none. */
  readonly qualities: string | null;
  readonly trace: string | null;
  readonly features: string;
  readonly primers: string;
  readonly meta: string;
};

/** A record and the format of the file that is to hold it. */
export interface WrittenSequence {
  readonly record: UnreadRecord;
  readonly format: WrittenFormat;
}

const readParts = ({
  features,
  primers,
  meta,
  qualities,
  trace,
  ...record
}: UnreadRecord): SequenceRecord => ({
  ...record,
  features: JSON.parse(features),
  primers: JSON.parse(primers),
  meta: JSON.parse(meta),
  ...(qualities !== null && { qualities: unpackQualities(qualities) }),
  ...(trace !== null && { trace: unpackTrace(JSON.parse(trace)) }),
});

// Each is fast on its own; `writeSequences` reads its output again, to report losses.
const quickly: Partial<Record<WrittenFormat, (records: readonly SequenceRecord[]) => string>> = {
  genbank: writeGenBank,
  genpept: writeGenBank,
  fasta: (records) => writeFasta(records),
};

/** These begin with lines of their own about the record. */
const flatFiles: ReadonlySet<WrittenFormat> = new Set(["genbank", "genpept", "embl", "ape"]);

const fileOf = (given: SequenceRecord, format: WrittenFormat): Uint8Array<ArrayBuffer> => {
  const record = flatFiles.has(format) ? withExportDefaults(given, new Date()) : given;
  const text = quickly[format]?.([record]);
  if (text !== undefined) return new TextEncoder().encode(text);
  const written = writeSequences([record], format);
  if (!written.ok) throw new Error(written.error.message);
  // A copy of its own, for its buffer is handed over whole.
  return "text" in written ? new TextEncoder().encode(written.text as string) : new Uint8Array(written.bytes);
};

const partsOf = ({ features, primers }: SequenceRecord): number =>
  features.reduce((sum, one) => sum + 1 + one.locations.length + one.qualifiers.length, primers.length);

/** What all records of a file have together; the event loop takes them in whole. */
const isBounded = (records: readonly SequenceRecord[]): boolean =>
  records.reduce((sum, record) => sum + partsOf(record), 0) <= MAX_ANNOTATION_PARTS &&
  records.every((record) => findAnnotationFault(record) === undefined);

/**
 * The records of a file in any supported format; `too-large` if their annotations exceed a file's limits. At most one
 * record more than a table accepts is returned, so that its reader notices.
 */
export const readFile = ({ bytes, fileName }: ComputeTasks["read-sequences"]["input"]): ReadResult => {
  const result = readSequences(bytes, { name: fileName });
  if (!result.ok) return result;
  const records = result.records.slice(0, MAX_TABLE_ROWS + 1);
  if (isBounded(records)) return { ...result, records };
  return { ok: false, error: { code: "too-large", detail: fileName, message: "" } };
};

/** The bytes of the file. */
export const write = ({ record, format }: WrittenSequence): Uint8Array<ArrayBuffer> =>
  fileOf(readParts(record), format);

/** What of a record the format cannot hold. */
export const findLosses = ({ record, format }: WrittenSequence): readonly WriteNote[] => {
  const written = writeSequences([readParts(record)], format);
  return written.ok ? written.warnings : [written.error];
};

/** Ranges after a change; null if they were deleted. */
export const follow = ({
  before,
  after,
  stretches,
  isCircular,
}: ComputeTasks["follow-stretches"]["input"]): readonly (Selection | null)[] =>
  mapRanges(before, after, stretches, isCircular);

/** Where a primer binds in several molecules. What is no template, such as an empty sequence, has no places. */
export const findPrimerPlaces = ({
  bases,
  molecules,
  maxMismatches,
  limit,
}: ComputeTasks["find-primer-places"]["input"]): readonly { index: number; site: BindingSite }[] => {
  const places: { index: number; site: BindingSite }[] = [];
  for (const [index, { sequence, circular }] of molecules.entries()) {
    const template = { sequence, topology: circular ? "circular" : "linear" } as const;
    const found = findBindingSites(template, bases, { maxMismatches });
    if (found.ok) for (const site of found.sites) places.push({ index, site });
    if (places.length > limit) return places.slice(0, limit + 1);
  }
  return places;
};
