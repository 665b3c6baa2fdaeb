import { useBlocker } from "@tanstack/react-router";
import { type FocusEvent, type FormEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "./parts/confirm-dialog.tsx";
import { useTranslation } from "./translation.ts";

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * What one searches with, or proves who one is by, is no loss; nor is what a page marks so, e.g. since it is stored.
 */
const TEXT_FIELDS =
  ":is(textarea, input[type=text], input[type=email], input[type=tel], input[type=url], input:not([type])):not([role=combobox])";

const textFieldOf = ({ target, currentTarget }: SyntheticEvent): TextField | null => {
  // Events of a dialog that was opened from this one pass here too.
  const isWithin = target instanceof Element && currentTarget.contains(target);
  const isLoss = isWithin && target.matches(TEXT_FIELDS) && !target.closest("[data-no-loss]");
  return isLoss ? (target as TextField) : null;
};

interface Guarded {
  readonly isOpen: boolean;
  /** While what was entered is on its way. */
  readonly isBusy: boolean;
  /** For dialogs that stay open after saving: another value means that the fields' current content is saved. */
  readonly saved?: unknown;
  readonly onClose: () => void;
}

/**
 * Asks before a dialog or drawer closes over text that someone has typed in it, and before its page is left. What was
 * sent may continue to another page. `watch` belongs to an element around the fields, whatever they are.
 */
export const useTypedGuard = ({ isOpen, isBusy, saved, onClose }: Guarded) => {
  const t = useTranslation();
  const before = useRef(new Map<TextField, string>());
  const now = useRef({ isOpen, isBusy, isSent: false });
  now.current.isOpen = isOpen;
  now.current.isBusy = isBusy;
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isOpen) before.current.clear();
    if (!isOpen || !isBusy) now.current.isSent = false;
  }, [isOpen, isBusy]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value of `saved` is what this waits for.
  useEffect(() => {
    for (const field of before.current.keys()) before.current.set(field, field.value);
  }, [saved]);

  const isTyped = () =>
    [...before.current].some(([field, text]) => field.isConnected && field.value !== text);
  const isHeld = () => now.current.isOpen && !now.current.isBusy && !now.current.isSent && isTyped();
  const blocker = useBlocker({ shouldBlockFn: isHeld, enableBeforeUnload: isHeld, withResolver: true });
  const isBlocked = blocker.status === "blocked";
  const close = () => {
    now.current.isSent = true;
    onClose();
  };
  const leave = () => {
    setAsking(false);
    if (isBlocked) blocker.proceed();
    else close();
  };
  const stay = () => {
    setAsking(false);
    if (isBlocked) blocker.reset();
  };
  return {
    watch: {
      onFocusCapture(event: FocusEvent) {
        const field = textFieldOf(event);
        if (field && !before.current.has(field)) before.current.set(field, field.value);
        now.current.isSent = false;
      },
      onInput(event: FormEvent) {
        if (textFieldOf(event)) now.current.isSent = false;
      },
      onSubmitCapture: () => send(now.current),
      style: { display: "contents" },
    },
    /** The form is submitted: if that opens another page, no confirmation is shown. */
    send: () => send(now.current),
    /** By Esc, by a click outside, or by the close button. */
    close: () => (isTyped() && !isBusy ? setAsking(true) : close()),
    question: (
      <ConfirmDialog
        isOpen={isAsking || isBlocked}
        title={t("drafts.leaveTitle")}
        action={t("drafts.leave")}
        onConfirm={leave}
        onClose={stay}
      >
        {t("shell.leaveFormHelp")}
      </ConfirmDialog>
    ),
  };
};

const send = (state: { isSent: boolean }): void => {
  state.isSent = true;
};
