import { analyse, type Findings, type Molecule, transferables } from "./analyse.ts";
import type { AnalysisSettings } from "./analysis-settings.ts";

export interface AnalysisQuestion {
  readonly molecule: Molecule;
  readonly settings: AnalysisSettings;
}
export type AnalysisAnswer = Findings;

// Beside the page, so that looking for sites in a chromosome never holds up a key.
addEventListener("message", ({ data }: MessageEvent<AnalysisQuestion>) => {
  const found: AnalysisAnswer = analyse(data.molecule, data.settings);
  postMessage(found, { transfer: transferables(found) });
});
