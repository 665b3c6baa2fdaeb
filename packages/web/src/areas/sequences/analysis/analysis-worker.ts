import type { AnalysisAnswer, AnalysisQuestion } from "./analysis.worker.ts";

export interface AnalysisRequest extends AnalysisQuestion {
  /** Names the state of the residues in the answer. */
  readonly serial: number;
}

export interface AnalysisWorker {
  /** Of several requests made while it works, only the last is answered. */
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
  const send = ({ molecule, settings, serial }: AnalysisRequest): void => {
    underWay = serial;
    // A text crosses at the cost of a copy; turned into bytes first, it takes ten times as long.
    worker.postMessage({ molecule, settings } satisfies AnalysisQuestion);
  };
  const goOn = (): void => {
    const wanted = next;
    underWay = null;
    next = null;
    if (wanted) send(wanted);
  };
  worker.addEventListener("message", ({ data }: MessageEvent<AnalysisAnswer>) => {
    const answered = underWay;
    goOn();
    if (answered !== null) onAnswer(data, answered);
  });
  // A wish that fails never holds up the ones after it.
  worker.addEventListener("error", goOn);
  return {
    ask: (request) => {
      if (underWay !== null) next = request;
      else send(request);
    },
    close: () => worker.terminate(),
  };
};
