import { forEachYielding } from "../for-each-yielding.ts";
import { joinPieces, type Piece, piecesOf } from "./pieces.ts";

/** Messages of a page to a worker: its job in chunks, and null at the end. */
export type ToWorker = Piece | null;

/** Messages of a worker: progress, and in the end its result in chunks, or the error. */
export type FromWorker =
  | { readonly progress: number }
  | { readonly piece: Piece }
  | { readonly isDone: true }
  | { readonly failure: string };

/** How the work in a worker is watched and ended. */
export interface JobWatch {
  /** Ends the job at once; its promise is refused with an `AbortError`. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: (fraction: number) => void;
}

/**
 * Gives the worker its one job, which it runs with `serveJob`; the worker is terminated afterwards. Job and result
 * may be as long as a chromosome with its features: they are transferred in chunks that keep the page responsive.
 */
export const runIn = <Answer>(
  worker: Worker,
  job: unknown,
  { signal, onProgress }: JobWatch = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const answer = joinPieces();
    const end = () => {
      worker.terminate();
      signal?.removeEventListener("abort", onAbort);
    };
    const fail = (error: Error) => {
      end();
      reject(error);
    };
    const onAbort = () => fail(new DOMException("stopped", "AbortError"));
    if (signal?.aborted) return onAbort();
    signal?.addEventListener("abort", onAbort);
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
      if ("progress" in data) return onProgress?.(data.progress);
      if ("piece" in data) return answer.take(data.piece);
      if ("failure" in data) return fail(new Error(data.failure));
      end();
      resolve(answer.whole() as Answer);
    });
    worker.addEventListener("error", ({ message }) => fail(new Error(message)));
    const say = (message: ToWorker) => worker.postMessage(message);
    forEachYielding(piecesOf(job), say).then(() => say(null), fail);
  });
