import type { PlateSize } from "./plate.ts";

/** Values (or names, or concentrations) of a whole plate, as a file gives them. */
export interface PlateLayer {
  /** As the file calls it: its wavelength, its kind of result. */
  readonly label: string;
  readonly size: PlateSize;
  /** Row by row; empty text where the file has nothing. */
  readonly cells: readonly string[];
}
