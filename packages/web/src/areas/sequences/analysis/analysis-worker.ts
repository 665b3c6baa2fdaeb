import type { AnalysisAnswer, AnalysisRequest } from "./analysis.worker.ts";

export interface AnalysisWorker {
  /** Only the last of several wishes made while it works is still answered. */
  ask(request: AnalysisRequest): void;
  close(): void;
}

/** A worker of one page. `onAnswer` gets each answer with the serial number of its request. */
export const startAnalysisWorker = (
  onAnswer: (answer: AnalysisAnswer, serial: number) => void,
): AnalysisWorker => {
  const worker = new Worker(new URL("./analysis.worker.ts", import.meta.url), { type: "module" });
  let underWay: number | null = null;
  let next: AnalysisRequest | null = null;
  const send = (request: AnalysisRequest): void => {
    underWay = request.serial;
    worker.postMessage(request);
  };
  worker.addEventListener("message", ({ data }: MessageEvent<AnalysisAnswer>) => {
    const answered = underWay;
    underWay = null;
    if (next) send(next);
    next = null;
    if (answered !== null) onAnswer(data, answered);
  });
  return {
    ask: (request) => {
      if (underWay !== null) next = request;
      else send(request);
    },
    close: () => worker.terminate(),
  };
};
