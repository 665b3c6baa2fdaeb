import type { ArrowheadType } from "../feature.ts";

/** What SnapGene's `directionality` 0 (none), 1 (forward), 2 (reverse) and 3 (both) say. */
export const ARROWHEADS: readonly ArrowheadType[] = ["NONE", "TOP", "BOTTOM", "BOTH"];
