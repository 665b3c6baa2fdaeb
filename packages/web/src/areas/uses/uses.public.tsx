/* What page editors use: the dialog that chooses what is used, and the block that shows it. */
import { lazyPage } from "../../kernel/lazy-page.tsx";
import type { UseBlockProps, UseDialogProps } from "./parts/use-entry.ts";

/**
 * Chooses a material or sample, an amount and a lot, and takes it. Show it within `<Suspense fallback={null}>`.
 *
 * @example <UseDialog fileId={id} entry={null} onWrite={insert} onClose={close} />
 */
export const UseDialog = lazyPage<UseDialogProps>(() => import("./parts/use-dialog.tsx"), {
  words: ["uses", "warehouses"],
});

/** A block of a use: what, how much, taken and returned by whom and when, with its buttons. */
export const UseBlock = lazyPage<UseBlockProps>(() => import("./parts/use-block.tsx"), {
  words: ["uses", "warehouses"],
});
