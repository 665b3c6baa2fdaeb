import { setImmediate as turn } from "node:timers/promises";

const MOST_AT_ONCE_MS = 15;

/** Yields to the event loop. */
export const yieldIf = async (isLong: boolean): Promise<void> => {
  if (isLong) await turn();
};

/** Runs a step and yields if it took long, so that the steps of a large request do not add up to one long block. */
export const yieldBefore = async <T>(step: () => T): Promise<T> => {
  const started = performance.now();
  const made = step();
  await yieldIf(performance.now() - started > MOST_AT_ONCE_MS);
  return made;
};
