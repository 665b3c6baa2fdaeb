import type { LibraryFault, LibraryKind } from "@benchleaf/contract";
import type { EntryDraft } from "../entry-draft.ts";

/** Props of the fields of each kind of entry. */
export interface KindFieldsProps {
  readonly kind: LibraryKind;
  readonly id: string;
  readonly draft: EntryDraft;
  readonly isFixed: boolean;
  readonly fault: LibraryFault | null;
  readonly onLeave: () => void;
  readonly onChange: (draft: EntryDraft) => void;
}
