const FIELDS =
  ":is(input, textarea):not([disabled], [readonly], [type=file], [type=checkbox], [type=radio], [type=hidden])";

/** With a finger a field is pressed first: its keyboard would cover the dialog. */
const hasKeyboard = () => !matchMedia("(pointer: coarse)").matches;

/**
 * Focuses the first field of a dialog that opens. With reduced motion, antd focuses the close button instead of a
 * field that requested it. Ends with the signal.
 */
export const leadFocusIntoDialogs = (signal: AbortSignal): void => {
  let within: Element | null = null;
  const lead = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    const dialog = target.closest("[role=dialog]");
    if (dialog === within) return;
    within = dialog;
    if (!dialog || !target.matches(".ant-modal-close") || !hasKeyboard()) return;
    const field = dialog.querySelector<HTMLElement>(`.ant-modal-body ${FIELDS}`);
    // A calendar would open over the dialog, and what is checked when one leaves it would complain of being empty.
    if (field && !field.closest(".ant-picker, .ant-form")) field.focus();
  };
  document.addEventListener("focusin", lead, { signal });
};
