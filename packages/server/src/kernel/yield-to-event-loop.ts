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

/** Items of a long list that are worked on at once. */
const SLICE = 250;

/**
 * Works on a long list in slices, and yields between them whenever it has held the event loop for some time, so that
 * the slices do not add up to one long block.
 *
 * @example await inSlices(rows, (slice) => slice.map(present)) // all rows, presented
 */
export const inSlices = async <Item, Made>(
  items: readonly Item[],
  work: (slice: readonly Item[]) => readonly Made[],
): Promise<Made[]> => {
  const made: Made[] = [];
  let started = performance.now();
  for (let from = 0; from < items.length; from += SLICE) {
    for (const one of work(items.slice(from, from + SLICE))) made.push(one);
    if (performance.now() - started <= MOST_AT_ONCE_MS) continue;
    await turn();
    started = performance.now();
  }
  return made;
};
