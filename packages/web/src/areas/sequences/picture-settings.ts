import type { PictureFrame } from "../../canvas/export/picture-page.tsx";
import { sheetForNames, sizeOfMm, toMm } from "../../canvas/export/picture-sheet.ts";
import type { MapPicture, PictureSheet, PictureSize } from "../../canvas/view-props.ts";

export type PictureMap = "circular" | "linear";

/** As on screen, as wide as the columns of journals, or a custom size. */
export const pictureSizes = ["screen", "oneColumn", "wideColumn", "twoColumns", "own"] as const;
export type PictureSizeName = (typeof pictureSizes)[number];

const COLUMNS_MM = { oneColumn: 85, wideColumn: 120, twoColumns: 180 } as const;
/** The maximum height of a map, as a share of its width. */
const SHAPES = { circular: 1.15, linear: 1.4 } as const;

export const MIN_MM = 30;
export const MAX_MM = 1200;

/** How a map is to come out. */
export interface MapPictureOptions {
  readonly size: PictureSizeName;
  /** In millimetres, for a custom size. */
  readonly own: PictureSize;
  readonly hasAllNames: boolean;
}

export const defaultPictureOptions: MapPictureOptions = {
  size: "twoColumns",
  own: { width: COLUMNS_MM.twoColumns, height: COLUMNS_MM.twoColumns * SHAPES.circular },
  hasAllNames: true,
};

const inTenths = (value: number) => Math.round(value * 10) / 10;

export const mmOf = ({ width, height }: PictureSize): PictureSize => ({
  width: inTenths(toMm(width)),
  height: inTenths(toMm(height)),
});

/** What is wished for in millimetres, of a map that is so large on screen. */
export const pictureSizeMm = (
  { size, own }: MapPictureOptions,
  map: PictureMap,
  screen: PictureSize,
): PictureSize => {
  if (size === "own") return own;
  if (size === "screen") return mmOf(screen);
  const width = COLUMNS_MM[size];
  return { width, height: inTenths(width * SHAPES[map]) };
};

/** A map's picture for export: the drawing area, and the size of its parts. */
export interface MapPicturePlan extends PictureFrame {
  readonly sheet: PictureSheet;
  readonly unnamed: number;
}

/** Null once it is no longer needed. A picture is only as high as its map, unless a height was requested. */
export const planMapPicture = async (
  map: MapPicture,
  mm: PictureSize,
  { hasAllNames, size: name }: Pick<MapPictureOptions, "hasAllNames" | "size">,
  isWanted: () => boolean,
): Promise<MapPicturePlan | null> => {
  const size = sizeOfMm(mm.width, mm.height);
  const whole = { ...size, fill: 1 };
  const found = hasAllNames
    ? await sheetForNames(size, map, isWanted)
    : { ...map.tryOn(whole), sheet: whole };
  if (!found) return null;
  const { sheet, unnamed } = found;
  const { top, height } = name === "own" ? { top: 0, height: sheet.height } : found;
  const drawn = { width: size.width, height: (size.width * height) / sheet.width };
  return { size: drawn, top, height, sheet, unnamed };
};
