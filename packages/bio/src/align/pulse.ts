import { type AlignFailure, type AlignWork, refuse } from "./options.ts";

/** Takes the finished share, from 0 to 1, and answers whether to continue. */
export type Pulse = (fraction: number) => boolean;

/** The pulse of a caller's signal and progress; what is reported never falls. */
export const makePulse = ({ signal, onProgress }: AlignWork): Pulse => {
  let reported = -1;
  return (fraction) => {
    if (fraction > reported) {
      reported = fraction;
      onProgress?.(fraction);
    }
    return !signal?.aborted;
  };
};

/** A pulse for one part of the work, from one share of the whole to another. */
export const partOf = (pulse: Pulse, from: number, to: number): Pulse => {
  return (fraction) => pulse(from + (to - from) * fraction);
};

/** The refusal of an alignment that was ended from outside. */
export const cancelled = (): AlignFailure => refuse("aborted", "The alignment was cancelled.");
