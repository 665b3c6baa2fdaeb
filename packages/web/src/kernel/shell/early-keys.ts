let typed = "";

const isInField = (): boolean => document.activeElement?.closest("[data-palette]") != null;

const hold = (event: KeyboardEvent): void => {
  if (isInField() || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Backspace") typed = typed.slice(0, -1);
  else if (event.key.length === 1) typed += event.key;
  else return;
  event.preventDefault();
  event.stopPropagation();
};

/**
 * What is pressed before the palette's field can take it is stored for it; the page below, perhaps a sequence, has
 * none of it.
 */
export const bufferEarlyKeys = (isOpen: boolean): void => {
  typed = "";
  window.removeEventListener("keydown", hold, true);
  if (isOpen) window.addEventListener("keydown", hold, true);
};

/** What was stored; once. */
export const replayEarlyKeys = (): string => {
  const kept = typed;
  typed = "";
  return kept;
};
