import type { EditorView } from "@tiptap/pm/view";

/**
 * Reads what the browser has done in the text and not reported yet: a click or an arrow key moves the caret some moments before
 * the event that says so. Must be called before the text is changed for another reason, which would put the caret back, and
 * what is typed next in the wrong place.
 */
export const readBrowser = (view: EditorView): void => {
  // While characters are composed, the browser's text is not final.
  if (view.isDestroyed || view.composing) return;
  // Not in its types: `flush` is what the event calls.
  (view as unknown as { readonly domObserver: { flush(): void } }).domObserver.flush();
};
