import { type Alphabet, type SequenceRecord, sliceBases, type Topology } from "@benchleaf/bio";
import { stretchOf } from "../../shared/sequences/stretch-address.ts";

/** What a tool begins with: a sequence of the lab, or a stretch of it. */
export interface ToolSource {
  readonly sequenceId: string;
  readonly name: string;
  readonly letters: string;
  readonly kind: Alphabet;
  /** A stretch of a circle is linear. */
  readonly topology: Topology;
}

export const sourceOf = (
  sequenceId: string,
  record: SequenceRecord,
  range: string | undefined,
): ToolSource => {
  const { name, kind, topology, sequence } = record;
  const stretch = stretchOf(range, record);
  const about = { sequenceId, name, kind };
  if (stretch === null) return { ...about, letters: sequence, topology };
  return { ...about, letters: sliceBases(record, stretch), topology: "linear" };
};
