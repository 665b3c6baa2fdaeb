import { type SumOf, sumOf } from "./all-keys.ts";
import type { Id } from "./id.ts";

/** A kind of rows that a job works off and that pages follow. An area says its kinds in its keys. */
export type FollowedKind = SumOf<"followed">[number];

/** All of them, in the order of the areas. */
export const followedKinds: readonly FollowedKind[] = sumOf("followed").flat();

/** That such a row has moved on, for who may read it. */
export interface Progress {
  readonly kind: FollowedKind;
  readonly id: Id;
  /** How far it is, 0 to 1; null if its state is another, which is asked for. */
  readonly progress: number | null;
}
