/** What one finger does: nothing yet, move what is seen, or select. */
export type FingerMode = "waiting" | "panning" | "selecting";

/** Longer than this on one place is a long press. */
export const LONG_PRESS_MS = 450;
/** After a finger was lifted, browsers tell of a mouse that pressed there, which would close the menu again. */
const MENU_WAIT_MS = 60;
/** A finger that rests trembles this much. */
const LEAST_MOVE = 8;

interface OneFingerOptions {
  /** Whether there is more than is in view. */
  canPan(): boolean;
  /** The finger rests long enough; what it does from now on is about what lies under it. */
  onLongPress(): void;
  /** It was lifted again after a long press, without having moved. */
  onMenu(): void;
}

/**
 * Follows one finger on a drawing. A drag moves what is seen, or selects where all is seen already; after a long
 * press a drag selects, and a finger that is lifted without a drag asks for the menu.
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
