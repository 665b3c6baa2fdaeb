import { useMemo } from "react";
import { isLimit } from "../alerts/limit-reached.ts";
import { Failure } from "../failure.ts";
import { formatError } from "../format-error.ts";
import { useTranslation } from "../translation.ts";
import { showToast, type ToastTone } from "./toast-store.ts";

/** Says in passing what has come of something. */
export interface Toasts {
  success(text: string): void;
  info(text: string): void;
  warning(text: string): void;
  /** Shows an error in the user's language. Cancelled work shows nothing. */
  failure(error: unknown): void;
  /** A success that can be undone while it is shown. */
  undoable(text: string, undo: () => void): void;
}

/** The same text again replaces the first. */
const say = (tone: ToastTone) => (text: string) => showToast({ id: `${tone} ${text}`, tone, text });

/** Short messages over the page, announced to screen readers. */
export const useToasts = (): Toasts => {
  const t = useTranslation();
  return useMemo(
    () => ({
      success: say("success"),
      info: say("info"),
      warning: say("warning"),
      failure(error) {
        if (error instanceof DOMException && error.name === "AbortError") return;
        // The prompt over the page already shows it.
        if (isLimit(error)) return;
        // The banner already shows that the server is unavailable.
        if (error instanceof Failure && error.code === "client.offline") return;
        say("failure")(formatError(t, error));
      },
      // Each change has its own undo, even if two have the same text.
      undoable: (text, undo) => showToast({ id: `undo ${crypto.randomUUID()}`, tone: "success", text, undo }),
    }),
    [t],
  );
};
