import type { MapPicture, PictureSheet, PictureSize, SheetTrial } from "../view-props.ts";

/** Pixels of the screen in a millimetre of print. */
const PIXELS_A_MM = 96 / 25.4;
/** Font size in points of the names on a map on screen. */
const NAME_POINTS = 9;

/** Sheets that are tried one after the other: residues come out smaller on a larger one, down to four points. */
const GROWTHS = [1, 1.2, 1.45, 1.75, 2.1, 2.25] as const;
const FILLS = [1, 0.75, 0.5] as const;
/** Where all find room on none, one name more is worth so much more paper. */
const WORTH = 0.2;

export const sizeOfMm = (width: number, height: number): PictureSize => ({
  width: width * PIXELS_A_MM,
  height: height * PIXELS_A_MM,
});

export const toMm = (pixels: number): number => pixels / PIXELS_A_MM;

/** How large names are in a picture of this width that was drawn on a sheet of that width. */
export const namePoints = (picture: PictureSize, sheet: PictureSize): number =>
  (NAME_POINTS * picture.width) / sheet.width;

export interface TriedSheet extends SheetTrial {
  readonly sheet: PictureSheet;
}

/**
 * The smallest sheet of the picture's shape on which all have a name; if there is none, one that weighs names against
 * the size of residues. Each is tried in a turn of its own; null once it is no longer wanted.
 */
export const sheetForNames = async (
  picture: PictureSize,
  map: Pick<MapPicture, "tryOn">,
  isWanted: () => boolean,
): Promise<TriedSheet | null> => {
  let best: (TriedSheet & { readonly cost: number }) | null = null;
  for (const growth of GROWTHS) {
    for (const fill of FILLS) {
      const sheet = { width: picture.width * growth, height: picture.height * growth, fill };
      const trial = map.tryOn(sheet);
      if (trial.unnamed === 0) return { ...trial, sheet };
      const cost = growth * (1 + WORTH * trial.unnamed);
      if (best === null || cost < best.cost) best = { ...trial, sheet, cost };
      await new Promise((resolve) => setTimeout(resolve));
      if (!isWanted()) return null;
    }
  }
  return best;
};
