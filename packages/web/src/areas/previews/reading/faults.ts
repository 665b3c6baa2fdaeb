/** Why a file cannot be shown, in words of `previews.fault_…`. */
const readingFaults = ["tooLarge", "broken", "encrypted", "bomb", "method", "unreachable"] as const;
export type ReadingFault = (typeof readingFaults)[number];

/** A file that is not what it should be. */
export class Unreadable extends Error {
  constructor(readonly fault: ReadingFault) {
    super(fault);
  }
}
