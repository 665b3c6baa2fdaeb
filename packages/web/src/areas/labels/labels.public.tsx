/* What other areas use of labels: the dialog that prints them, and the ways to scan one. */
import type { Id, SubjectKind } from "@benchleaf/contract";
import { lazyPage } from "../../kernel/lazy-page.tsx";

/** Records whose labels are printed, in the order in which they are to lie on the sheet. */
export interface PrintLabelsProps {
  readonly records: readonly { readonly kind: SubjectKind; readonly id: Id; readonly name: string }[];
  readonly onClose: () => void;
}

/**
 * The dialog that prints the labels of some records. Show it within `<Suspense fallback={null}>`.
 *
 * @example {isPrinting && <PrintLabels records={chosen} onClose={close} />}
 */
export const PrintLabels = lazyPage<PrintLabelsProps>(() => import("./print/print-dialog.tsx"), {
  words: "labels",
});
