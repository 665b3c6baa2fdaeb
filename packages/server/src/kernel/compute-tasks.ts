import { readSequences, type SequenceRecord, writeFasta, writeGenBank } from "@benchleaf/bio";
import type { ComputeTasks, UnreadRecord } from "./compute.ts";

type Tasks = { [T in keyof ComputeTasks]: (input: ComputeTasks[T]["input"]) => ComputeTasks[T]["output"] };

const readParts = (record: UnreadRecord): SequenceRecord => ({
  ...record,
  features: JSON.parse(record.features),
  primers: JSON.parse(record.primers),
  meta: JSON.parse(record.meta),
});

const writers = { fasta: writeFasta, genbank: writeGenBank };

/** What a thread can do. */
export const computeTasks: Tasks = {
  "read-sequences": ({ bytes, fileName }) => readSequences(bytes, { name: fileName }),
  "write-sequence": ({ record, format }) => new TextEncoder().encode(writers[format]([readParts(record)])),
};
