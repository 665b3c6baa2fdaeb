import type { Id, SubjectKind } from "@benchleaf/contract";

/** Records whose labels are printed, in the order in which they are to be on the sheet. */
export interface PrintLabelsProps {
  readonly records: readonly { readonly kind: SubjectKind; readonly id: Id; readonly name: string }[];
  readonly onClose: () => void;
}
