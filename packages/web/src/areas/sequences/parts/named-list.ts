/**
 * For a field that opens a list: its own name and that of the list. The library gives the list none, and screen
 * readers would call it by nothing.
 */
export const namedList = (id: string, label: string) => ({
  id,
  "aria-label": label,
  onOpenChange: (isOpen: boolean) => {
    if (!isOpen) return;
    // The list is in the document only once it is drawn.
    requestAnimationFrame(() => document.getElementById(`${id}_list`)?.setAttribute("aria-label", label));
  },
});
