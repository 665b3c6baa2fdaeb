/** Text longer than this is read beside the page, so that no key waits for it. */
export const LONG_TEXT = 200_000;
