import type { ArrowheadType } from "../feature.ts";

/** The meaning of SnapGene's `directionality` 0 (none), 1 (forward), 2 (reverse) and 3 (both). */
export const ARROWHEADS: readonly ArrowheadType[] = ["NONE", "TOP", "BOTTOM", "BOTH"];
