import type { Segment } from "../feature.ts";

/** An oligonucleotide that belongs to a sequence, and where it binds there. */
export interface Primer {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** 5' to 3', 5' tail included, as ordered. */
  readonly bases: string;
  /** As it is ordered, with its modifications (`/5Phos/A*C+G`); only where there are any. */
  readonly order?: string;
  /**
   * What its 3' part pairs with, in reading order on the strand that it reads like; strand 1 is a forward
   * primer. Two segments across the origin of a circle; none when it does not bind here.
   */
  readonly locations: readonly Segment[];
  readonly color?: string;
}
