import { moleculeChecksum, type SequenceRecord } from "@benchleaf/bio";
import type { Origin } from "@benchleaf/contract";

/** Longer ones would block the page. */
const MOST_LETTERS = 300_000;

/** Whether it is still the molecule that was made, wherever a circle begins; null if that is not looked at. */
export const matchesConstruct = (
  record: Pick<SequenceRecord, "sequence" | "topology" | "kind">,
  { checksum, ends }: Pick<Origin, "checksum" | "ends">,
): boolean | null => {
  if (record.sequence.length > MOST_LETTERS) return null;
  const molecule: SequenceRecord = {
    ...{ name: "", description: "", features: [], primers: [], meta: {} },
    ...{ kind: record.kind, topology: record.topology, sequence: record.sequence.toUpperCase() },
  };
  const reach = ends ? ends.left.bases.length + ends.right.bases.length : 0;
  if (record.topology === "circular" || !ends || reach >= record.sequence.length)
    return moleculeChecksum({ record: molecule, ends: null }) === checksum;
  const [left, right] = [ends.left, ends.right].map((end) => ({ ...end, hasPhosphate: true }));
  return moleculeChecksum({ record: molecule, ends: { left: left!, right: right! } }) === checksum;
};
