import type { TableKindKey, TableParams } from "@benchleaf/contract";

/** What an area provides for a kind of table that is imported. */
export interface ImportTableProps {
  readonly kind: TableKindKey;
  /** Where the records go, as the kind knows it, e.g. `{ scope: "shared" }`. */
  readonly params?: TableParams;
  /** Sequence files are accepted, too. */
  readonly takesRecords?: boolean;
  /** Rows have been written. */
  readonly onWritten: () => void;
  readonly onClose: () => void;
}
