import type { Strand } from "../feature.ts";
import type { Fragment } from "./fragment.ts";

/**
 * An end at which a fragment, read from one strand, can be joined. `[start, end)` are the bases that it shares with
 * its partner (the overhang, the homology, the core of a recombination site), in coordinates of the fragment as read;
 * on a circle `start` is on it and `end` may run past the origin.
 */
export interface JoinEnd {
  readonly fragment: number;
  readonly strand: Strand;
  /** A `right` end closes the stretch before it, a `left` end opens the stretch behind it. */
  readonly side: "left" | "right";
  readonly start: number;
  readonly end: number;
  readonly hasPhosphate: boolean;
  /**
   * Where on the fragment the end was made: the middle of the cut. Given where a treatment moved `start` or `end`
   * since; else it is the middle of these.
   */
  readonly place?: number;
}

/** The middle of the cut, overlap or core that an end was made at. */
export const placeOf = ({ start, end, place }: JoinEnd): number => place ?? (start + end) / 2;

/** A right end and a left end that fit. */
export interface Junction {
  readonly from: JoinEnd;
  readonly to: JoinEnd;
  readonly kind: string;
  readonly letters: string;
  readonly nicks: number;
}

/** The same end when its fragment is read from the other strand. */
export const flipEnd = <End extends JoinEnd>(end: End, { size, isCircular }: Fragment): End => {
  const start = size - end.end;
  const shift = isCircular && start < 0 ? size : 0;
  return {
    ...end,
    strand: end.strand === 1 ? -1 : 1,
    side: end.side === "left" ? "right" : "left",
    start: start + shift,
    end: size - end.start + shift,
    ...(end.place !== undefined && { place: size - end.place + shift }),
  };
};
