import { readSequences, type SequenceRecord } from "@benchleaf/bio";
import { Unreadable } from "./faults.ts";
import { fetchWhole } from "./fetch-bytes.ts";
import type { NamedSource } from "./source.ts";

const MOST_BYTES = 64 * 1024 * 1024;
/** A file of many reads is shown by its first ones. */
const MOST_RECORDS = 500;

export interface ReadRecords {
  readonly records: readonly SequenceRecord[];
  readonly found: number;
}

/** The molecules of a file, whatever its format. */
export const readRecords = async ({ address, bytes, name }: NamedSource): Promise<ReadRecords> => {
  const read = readSequences(await fetchWhole(address, bytes, MOST_BYTES), { name });
  if (!read.ok || read.records.length === 0) throw new Unreadable("broken");
  return { records: read.records.slice(0, MOST_RECORDS), found: read.records.length };
};
