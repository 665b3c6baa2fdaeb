import type { Molecule } from "./analyse.ts";
import type { AnalysisAnswer, PackedRequest } from "./analysis.worker.ts";
import type { AnalysisSettings } from "./analysis-settings.ts";

export interface AnalysisRequest {
  readonly molecule: Molecule;
  readonly settings: AnalysisSettings;
  /** Names the state of the letters in the answer. */
  readonly serial: number;
}

/** Letters as bytes, which are handed over instead of copied once more: a chromosome would hold up the page. */
const pack = ({ molecule: { kind, topology, sequence }, settings }: AnalysisRequest): PackedRequest => ({
  kind,
  topology,
  letters: new TextEncoder().encode(sequence),
  settings,
});

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
    const packed = pack(request);
    worker.postMessage(packed, [packed.letters.buffer]);
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
