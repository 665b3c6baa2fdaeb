import { analyse, type Findings, handedOver, type Molecule } from "./analyse.ts";
import type { AnalysisSettings } from "./analysis-settings.ts";

/** A molecule as it crosses to the worker. */
export interface PackedRequest extends Omit<Molecule, "sequence"> {
  readonly letters: Uint8Array<ArrayBuffer>;
  readonly settings: AnalysisSettings;
}
export type AnalysisAnswer = Findings;

const decoder = new TextDecoder();

// Beside the page, so that looking for sites in a chromosome never holds up a key.
addEventListener("message", ({ data }: MessageEvent<PackedRequest>) => {
  const { letters, settings, ...molecule } = data;
  const found: AnalysisAnswer = analyse({ ...molecule, sequence: decoder.decode(letters) }, settings);
  postMessage(found, { transfer: handedOver(found) });
});
