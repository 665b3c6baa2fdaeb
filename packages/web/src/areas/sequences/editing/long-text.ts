/** Longer text is parsed in a worker, so that no key press is delayed. */
export const LONG_TEXT = 200_000;
