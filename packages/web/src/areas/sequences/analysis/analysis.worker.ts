import { analyse, type Findings, type Molecule } from "./analyse.ts";
import type { AnalysisSettings } from "./analysis-settings.ts";

export interface AnalysisRequest {
  readonly molecule: Molecule;
  readonly settings: AnalysisSettings;
  /** Names the state of the letters in the answer. */
  readonly serial: number;
}
export type AnalysisAnswer = Findings;

// Beside the page, so that looking for sites in a chromosome never holds up a key.
addEventListener("message", ({ data }: MessageEvent<AnalysisRequest>) => {
  const found: AnalysisAnswer = analyse(data.molecule, data.settings);
  const { starts, kindOf, rarest } = found.cuts;
  postMessage(found, { transfer: [starts.buffer, kindOf.buffer, rarest.buffer] });
});
