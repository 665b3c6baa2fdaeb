import {
  type Alphabet,
  type SequenceRecord,
  sliceBases,
  type Topology,
  translateSelection,
} from "@benchleaf/bio";
import { stretchOf } from "../../shared/sequences/stretch-address.ts";

/** What a tool begins with: a sequence of the lab, or a stretch of it. */
export interface ToolSource {
  readonly sequenceId: string;
  readonly name: string;
  readonly letters: string;
  readonly kind: Alphabet;
  /** A stretch of a circle is linear. */
  readonly topology: Topology;
  /** Translation of nucleic acids from their first base, with genetic code and exceptions of the features there. */
  readonly protein?: string;
}

/** Longer stretches are read by the tools themselves, without the exceptions of features. */
const MAX_READ = 100_000;

export const sourceOf = (
  sequenceId: string,
  record: SequenceRecord,
  range: string | undefined,
): ToolSource => {
  const { name, kind, topology, sequence } = record;
  const stretch = stretchOf(range, record);
  const about = { sequenceId, name, kind };
  const read = stretch ?? { start: 0, length: sequence.length };
  const isRead = kind !== "protein" && read.length <= MAX_READ;
  const protein = isRead ? { protein: translateSelection(record, read) } : {};
  if (stretch === null) return { ...about, letters: sequence, topology, ...protein };
  return { ...about, letters: sliceBases(record, stretch), topology: "linear", ...protein };
};
