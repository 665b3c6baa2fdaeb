import type { ViewTracks } from "../../../canvas/tracks.ts";
import { analyse, type Molecule } from "./analyse.ts";
import type { AnalysisSettings } from "./analysis-settings.ts";

export interface AnalysisRequest {
  readonly molecule: Molecule;
  readonly settings: AnalysisSettings;
}
export type AnalysisAnswer = ViewTracks;

// Beside the page, so that looking for sites in a chromosome never holds up a key.
addEventListener("message", ({ data }: MessageEvent<AnalysisRequest>) =>
  postMessage(analyse(data.molecule, data.settings) satisfies AnalysisAnswer),
);
