import { type SumOf, sumOf } from "./all-keys.ts";
import type { Id } from "./id.ts";

/** A kind of rows that a job works off and that pages follow. An area declares its kinds in its keys. */
export type FollowedKind = SumOf<"followed">[number];

/** All of them, in the order of the areas. */
export const followedKinds: readonly FollowedKind[] = sumOf("followed").flat();

/** Sent when such a row changes, to users who may read it. */
export interface Progress {
  readonly kind: FollowedKind;
  readonly id: Id;
  /** Progress, 0 to 1; null if the state has changed and must be requested. */
  readonly progress: number | null;
}
