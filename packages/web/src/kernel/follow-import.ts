import { type Id, type SequenceImport, sequenceImportsApi } from "@benchleaf/contract";
import { call } from "./client.ts";
import { Failure, isConnectionFailure } from "./failure.ts";
import { isSubscribed, onLiveUpdate } from "./live-updates.ts";

/** Polling intervals of an import while the page receives no live updates, and while it does, in case one is lost. */
const ASK_MS = { deaf: 1_000, hearing: 10_000 } as const;

/** Until the import has another state, or it is time to ask for it again. */
const nextNews = (id: Id, signal: AbortSignal, onProgress: (fraction: number) => void): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      unsubscribe();
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, isSubscribed.get() ? ASK_MS.hearing : ASK_MS.deaf);
    const unsubscribe = onLiveUpdate("progress", (message) => {
      if (message === null) end();
      else if (message.kind !== "sequenceImport" || message.id !== id) return;
      else if (message.progress === null) end();
      else onProgress(message.progress);
    });
    signal.addEventListener("abort", end, { once: true });
    if (signal.aborted) end();
  });

const outcomeOf = ({ state, name, fault, ...made }: SequenceImport): SequenceImport => {
  if (state === "failed") {
    const { code, note } = fault ?? { code: "system.error", note: null };
    throw new Failure(code, "", { data: note === null ? null : { fileName: name, ...note } });
  }
  if (state === "cancelled") throw new DOMException("the import was cancelled", "AbortError");
  return { state, name, fault, ...made };
};

/**
 * Waits for a large import that a job runs. Aborting cancels it on the server too, so that nothing is imported.
 *
 * @throws Failure as a small import does
 */
export const followImport = async (
  id: Id,
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
): Promise<SequenceImport> => {
  const params = { sequenceImportId: id };
  onProgress(0);
  for (;;) {
    if (signal.aborted) {
      await call(sequenceImportsApi.cancel, { params });
      throw signal.reason;
    }
    // A server that is away for a moment ends no import.
    const message = await call(sequenceImportsApi.get, { params }).catch((error: unknown) => {
      if (isConnectionFailure(error)) return undefined;
      throw error;
    });
    if (message !== undefined && message.state !== "waiting" && message.state !== "running")
      return outcomeOf(message);
    if (message !== undefined) onProgress(message.progress);
    await nextNews(id, signal, onProgress);
  }
};
