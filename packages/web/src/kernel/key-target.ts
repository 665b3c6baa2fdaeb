/** What was hidden a moment ago may still have the focus until the next frame; its keys are the page's again. */
const isWithin = (target: EventTarget | null, places: string): boolean =>
  target instanceof Element && target.checkVisibility() && target.closest(places) !== null;

/** A dialog that fades away is visible still, and no longer open. */
const DIALOG = "[role=dialog]:not([class*='-leave'])";

/** Whether a key press goes to an open dialog. */
export const isInDialog = (target: EventTarget | null): boolean => isWithin(target, DIALOG);

/** Whether a key press is input for a field there. */
export const isTyping = (target: EventTarget | null): boolean =>
  isWithin(target, `input, textarea, select, [contenteditable=true], ${DIALOG}`);

/** Whether a plain key means something to the button or list that has the focus. */
export const isOnControl = (target: EventTarget | null): boolean =>
  isWithin(target, "button, a, aside, [role=menu]");

/** Whether a key without modifiers is a character of the sequence, or chooses from a list. */
export const isOnResidues = (target: EventTarget | null): boolean =>
  isTyping(target) || isWithin(target, "[role=textbox], [role=menu], [role=listbox]");
