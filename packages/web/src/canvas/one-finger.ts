/** What one finger does: nothing yet, move what is seen, or select. */
export type FingerMode = "waiting" | "panning" | "selecting";

/** Longer than this on one place is a long press. */
export const LONG_PRESS_MS = 450;
/** After a touch ends, browsers report a mouse press there, which would close the menu again. */
const MENU_WAIT_MS = 60;
/** A finger that rests trembles this much. */
const LEAST_MOVE = 8;

interface OneFingerOptions {
  /** Whether there is more than is in view. */
  canPan(): boolean;
  /** The touch is long enough; from now on it is about what is under it. */
  onLongPress(): void;
  /** It was lifted again after a long press, without having moved. */
  onMenu(): void;
}

/**
 * Handles one finger on a drawing. A drag pans, or selects if everything is visible; after a long press a drag
 * selects, and a lifted finger without a drag opens the menu.
 */
export const oneFinger = (x: number, y: number, options: OneFingerOptions) => {
  let mode: FingerMode = "waiting";
  let isLong = false;
  let hasMoved = false;
  const timer = setTimeout(() => {
    mode = "selecting";
    isLong = true;
    options.onLongPress();
  }, LONG_PRESS_MS);
  return {
    get mode() {
      return mode;
    },
    /** What the finger does at this place. */
    moveTo(toX: number, toY: number): FingerMode {
      hasMoved ||= Math.hypot(toX - x, toY - y) >= LEAST_MOVE;
      if (mode === "waiting" && hasMoved) {
        clearTimeout(timer);
        mode = options.canPan() ? "panning" : "selecting";
      }
      return hasMoved || mode === "panning" ? mode : "waiting";
    },
    lift(isCancelled: boolean): void {
      clearTimeout(timer);
      if (isLong && !hasMoved && !isCancelled) setTimeout(options.onMenu, MENU_WAIT_MS);
    },
  };
};
