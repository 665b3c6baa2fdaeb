import type { SequenceSummary } from "@benchleaf/contract";

export interface BatchProps {
  readonly files: readonly SequenceSummary[];
  readonly onClose: () => void;
}
