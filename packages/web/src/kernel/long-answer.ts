import { type AnswerPiece, joinPieces } from "./long-answer-pieces.ts";

/**
 * The JSON of a long answer, e.g. of a chromosome with its features: read beside the page, and taken over in pieces, so
 * that the page goes on meanwhile. Refused where it is no JSON.
 */
export const readBeside = (bytes: ArrayBuffer): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./long-answer.worker.ts", import.meta.url), { type: "module" });
    const pieces = joinPieces();
    worker.addEventListener("message", ({ data }: MessageEvent<AnswerPiece | null>) => {
      if (data !== null) return pieces.take(data);
      worker.terminate();
      resolve(pieces.whole());
    });
    worker.addEventListener("error", ({ message }) => {
      worker.terminate();
      reject(new Error(message));
    });
    worker.postMessage(bytes);
  });
