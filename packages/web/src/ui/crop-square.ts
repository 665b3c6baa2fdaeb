/** A picture in a square crop: its magnification beyond filling the square, and the position of its centre. */
export interface Crop {
  /** 1 fills the window with the shorter side. */
  readonly zoom: number;
  /** Middle of the window in the picture, 0 to 1 of its width and height. */
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const MAX_ZOOM = 5;

interface Size {
  readonly width: number;
  readonly height: number;
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/** The side of the window's square in pixels of the picture. */
const sideOf = ({ width, height }: Size, zoom: number): number => Math.min(width, height) / zoom;

/** Keeps the window inside the picture. */
export const settle = (crop: Crop, size: Size): Crop => {
  const zoom = clamp(crop.zoom, 1, MAX_ZOOM);
  const side = sideOf(size, zoom);
  const within = (middle: number, length: number) => clamp(middle, side / 2 / length, 1 - side / 2 / length);
  return { zoom, x: within(crop.x, size.width), y: within(crop.y, size.height) };
};

/**
 * The square of the picture that the window shows, in pixels.
 *
 * @example squareOf({ zoom: 1, x: 0.5, y: 0.5 }, { width: 400, height: 200 }) // { left: 100, top: 0, side: 200 }
 */
export const squareOf = (crop: Crop, size: Size): { left: number; top: number; side: number } => {
  const { zoom, x, y } = settle(crop, size);
  const side = sideOf(size, zoom);
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
};

/** Moves the picture under the window by pixels of a window that is `window` pixels wide. */
export const drag = (crop: Crop, size: Size, window: number, dx: number, dy: number): Crop => {
  const scale = sideOf(size, crop.zoom) / window;
  return settle(
    { ...crop, x: crop.x - (dx * scale) / size.width, y: crop.y - (dy * scale) / size.height },
    size,
  );
};
