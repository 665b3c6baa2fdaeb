/* What other areas use of labels: the dialog that prints them, and the ways to scan one. */
import { lazyPage } from "../../kernel/lazy-page.tsx";
import type { PrintLabelsProps } from "./print/print-labels-props.ts";

/**
 * The dialog that prints the labels of some records. Show it within `<Suspense fallback={null}>`.
 *
 * @example {isPrinting && <PrintLabels records={chosen} onClose={close} />}
 */
export const PrintLabels = lazyPage<PrintLabelsProps>(() => import("./print/print-dialog.tsx"), {
  words: "labels",
});
