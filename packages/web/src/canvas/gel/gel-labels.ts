import type { DrawnBand, DrawnLane } from "./gel-scene.ts";

/** A band by its lane and length. */
export interface BandPlace {
  readonly lane: string;
  readonly length: number;
}

/** Every word that the gel shows or speaks, handed in. Keep the object's identity between renders. */
export interface GelLabels {
  /** Accessible name of the list of bands, the gel's twin in words. */
  readonly gel: string;
  /** Beside a band: "2,686" or "2,686 ×2". */
  figure(band: Pick<DrawnBand, "length" | "count">): string;
  /** "Lane 1, EcoRI: 2,686 bp, 2 fragments" */
  band(lane: Pick<DrawnLane, "name">, band: DrawnBand): string;
}
