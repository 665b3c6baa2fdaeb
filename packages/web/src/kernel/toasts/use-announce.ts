import { useCallback } from "react";
import { useToasts } from "./use-toasts.ts";

/** Follows work to its end: shows a text or the failure, also if the row that began it has left its list by then. */
export type Announce = <Result>(
  work: Promise<Result>,
  /** Null shows nothing. */
  text: string | null | ((result: Result) => string),
  onDone?: (result: Result) => void,
) => void;

/**
 * Shows what came of a mutation. A callback of `mutate` is not called once its component is gone, e.g. a row that leaves
 * its list by the change; a promise from `mutateAsync` always settles.
 *
 * @example announce(cancel.mutateAsync(id), t("devices.canceled"), close)
 */
export const useAnnounce = (): Announce => {
  const toasts = useToasts();
  return useCallback(
    (work, text, onDone) =>
      void work.then(
        (result) => {
          const said = typeof text === "function" ? text(result) : text;
          if (said !== null) toasts.success(said);
          onDone?.(result);
        },
        (error: unknown) => toasts.failure(error),
      ),
    [toasts],
  );
};
