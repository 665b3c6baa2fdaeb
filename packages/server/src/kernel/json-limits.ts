import { problem } from "./problem.ts";
import { yieldIf } from "./yield-to-event-loop.ts";

const [QUOTE, COMMA, BACKSLASH] = [34, 44, 92];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];
/** No request body of ours is nested deeper than a few levels. */
const MAX_DEPTH = 64;

/** No object of ours has more members; each costs far more than an entry of a list. */
const MAX_KEYS = 5_000;
/** Parsing an escaped character takes far longer than another; no molecule has so many quotes and line ends. */
const MAX_ESCAPES = 4_000_000;
/** Bytes that are processed before yielding to the event loop. */
const STEP_BYTES = 4 * 1024 ** 2;

/**
 * Counts the values of a JSON text before it is parsed: one million objects of two bytes each would otherwise take a
 * hundred times their bytes in memory, and seconds to validate. Takes one or two nanoseconds a byte.
 *
 * @throws request.too.large if there are more than `maxValues`, they are nested more than 64 deep, an object has more
 * than 5,000 members, or more than four million characters are escaped
 */
export const refuseManyValues = async (bytes: Buffer, maxValues: number): Promise<void> => {
  let [values, depth, escapes, at] = [1, 0, 0, 0];
  let isText = false;
  /** Members of the open objects, by depth; a list can have any number of entries. */
  const keys: number[] = [];
  const step = (end: number): void => {
    for (; at < end; at += 1) {
      const byte = bytes[at];
      if (isText) {
        if (byte === BACKSLASH) {
          at += 1;
          escapes += 1;
        } else if (byte === QUOTE) isText = false;
      } else if (byte === QUOTE) {
        // Most texts contain no escaped quote, so the next quote ends them.
        const next = bytes.indexOf(QUOTE, at + 1);
        if (next > 0 && bytes[next - 1] !== BACKSLASH) at = next;
        else isText = true;
      } else if (byte === COMMA) {
        values += 1;
        keys[depth]! += 1;
        if (keys[depth]! > MAX_KEYS) throw problem("request.too.large");
      } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
        values += 1;
        depth += 1;
        keys[depth] = byte === OPEN_LIST ? Number.NEGATIVE_INFINITY : 1;
      } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
      if (values > maxValues || depth > MAX_DEPTH || escapes > MAX_ESCAPES)
        throw problem("request.too.large");
    }
  };
  while (at < bytes.length) {
    step(Math.min(bytes.length, at + STEP_BYTES));
    await yieldIf(at < bytes.length);
  }
};
