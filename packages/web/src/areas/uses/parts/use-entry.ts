import type { UsedKind } from "@benchleaf/contract";

/** What a block says is used. */
export interface UseEntry {
  readonly kind: UsedKind;
  readonly warehouseId: string;
  readonly recordId: string;
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  /** Null for the earliest expiry. */
  readonly lotId: string | null;
  readonly lot: string | null;
}

export interface UseDialogProps {
  /** The page. */
  readonly fileId: string;
  /** Ends when what was written into the page is stored, which what is taken for it needs. */
  readonly whenSaved?: (() => Promise<void>) | undefined;
  /** What the block says already; null for a new one. */
  readonly entry: UseEntry | null;
  /** Writes the entry into the page and returns its block's id. */
  readonly onWrite: (entry: UseEntry) => string;
  readonly onClose: () => void;
}

/** A block as the page has it. */
export interface UseBlockProps {
  readonly fileId: string;
  /** As for the dialog. */
  readonly whenSaved?: (() => Promise<void>) | undefined;
  readonly blockId: string;
  readonly entry: UseEntry;
  readonly takenName: string;
  readonly takenTime: string | null;
  readonly returnedName: string;
  readonly returnedTime: string | null;
  readonly isEditable: boolean;
  readonly onWrite: (entry: UseEntry) => void;
  readonly onRemove: () => void;
}

/** The page of what is used. @example "/inventory/7/material/detail/12" */
export const addressOfUsed = ({ kind, warehouseId, recordId }: UseEntry): string =>
  kind === "material"
    ? `/inventory/${warehouseId}/material/detail/${recordId}`
    : `/sample/${warehouseId}/view/${recordId}`;
