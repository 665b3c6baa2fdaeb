/** A rectangle on the page, in CSS pixels from its top left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Width and height in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 12;
const EDGE = 8;

const overlap = (one: Box, other: Box): number => {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
};

const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));

/**
 * Position of a panel that does not cover what it explains: right, left, below or above, the first with enough space;
 * otherwise where it covers least.
 */
export const placePanel = (target: Box, panel: Size, view: Size): { left: number; top: number } => {
  const center = target.left + (target.width - panel.width) / 2;
  const options = [
    { left: target.left + target.width + GAP, top: target.top },
    { left: target.left - panel.width - GAP, top: target.top },
    { left: center, top: target.top + target.height + GAP },
    { left: center, top: target.top - panel.height - GAP },
  ];
  const places = options.map(({ left, top }) => ({
    left: within(left, view.width - panel.width),
    top: within(top, view.height - panel.height),
  }));
  const covered = places.map((place) => overlap(target, { ...place, ...panel }));
  return places[covered.indexOf(Math.min(...covered))]!;
};
