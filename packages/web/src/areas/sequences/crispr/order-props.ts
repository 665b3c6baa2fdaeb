import type { NucleaseChoice, Primer, SequenceRecord } from "@benchleaf/bio";
import type { CrisprGuide, CrisprTask } from "@benchleaf/contract";

/** What every part of an order is made of. */
export interface OrderProps {
  /** The task that owns the guides; it stores the primers that are designed for them. */
  readonly task: CrisprTask;
  readonly guides: readonly CrisprGuide[];
  readonly record: SequenceRecord;
  /** Of the file, for the names of oligos. */
  readonly name: string;
  /** What cuts, for donors that are not to be cut again. */
  readonly nuclease: NucleaseChoice;
  readonly isEditable: boolean;
  readonly onAdd: (primers: readonly Primer[]) => void;
}
