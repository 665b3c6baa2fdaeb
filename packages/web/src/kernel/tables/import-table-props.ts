import type { TableKindKey, TableParams } from "@benchleaf/contract";

/** What an area says of a table that it takes in. */
export interface ImportTableProps {
  readonly kind: TableKindKey;
  /** Where the records go, as the kind knows it, e.g. `{ scope: "shared" }`. */
  readonly params?: TableParams;
  /** Files of sequences are taken, too. */
  readonly takesRecords?: boolean;
  /** Rows have been written. */
  readonly onWritten: () => void;
  readonly onClose: () => void;
}
