import { isLegal } from "../alphabet.ts";
import type { SequenceRecord } from "../sequence.ts";
import type { Trace } from "../trace/trace.ts";
import type { Notes } from "./notes.ts";

/** Highest Phred quality that a file can contain; FASTQ has no character for more. */
const MAX_QUALITY = 93;

/** No Sanger read is this long, so a file that declares more is not one. */
export const MAX_READ_BASES = 100_000;
/** Most points in time that a chromatogram is read with. */
export const MAX_SAMPLES = 2_000_000;

/**
 * A read with its measured data. Characters that DNA does not have, such as `-` for no call, become N so that peaks
 * keep their position. Qualities and trace that do not match the residues are left out with a warning.
 */
export const fitRead = (
  record: SequenceRecord,
  qualities: ArrayLike<number> | undefined,
  trace: Trace | null | undefined,
  notes: Notes,
): SequenceRecord => {
  const { sequence } = record;
  const isSound = isLegal(sequence, "dna");
  const letters = isSound ? sequence : sequence.replace(/./gs, (one) => (isLegal(one, "dna") ? one : "N"));
  if (!isSound) {
    const foreign = [...new Set(sequence)].filter((letter) => !isLegal(letter, "dna"));
    notes.add("letters-replaced", null, foreign.join(" "));
  }
  const hasQualities = qualities?.length === letters.length;
  if (qualities && !hasQualities)
    notes.add("qualities-dropped", null, `${qualities.length} / ${letters.length}`);
  const samples = trace?.channels.A.length ?? 0;
  const fits =
    trace &&
    trace.peaks.length === letters.length &&
    trace.peaks.every((peak) => peak >= 0 && peak < samples);
  if (!fits) notes.add("block-skipped", null, "trace");
  return {
    ...record,
    sequence: letters,
    ...(hasQualities && { qualities: Array.from(qualities, (one) => Math.min(one, MAX_QUALITY)) }),
    ...(fits && { trace }),
  };
};
