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
  /** Says what went wrong in the user's language. Stopped work says nothing. */
  failure(error: unknown): void;
  /** A success that can be taken back while it is shown. */
  undoable(text: string, undo: () => void): void;
}

/** The same words said again replace the first. */
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
        // The prompt over the page already says it.
        if (isLimit(error)) return;
        // The banner already says that the server is away.
        if (error instanceof Failure && error.code === "client.offline") return;
        say("failure")(formatError(t, error));
      },
      // Each change has a way back of its own, also where both are told in the same words.
      undoable: (text, undo) => showToast({ id: `undo ${crypto.randomUUID()}`, tone: "success", text, undo }),
    }),
    [t],
  );
};
