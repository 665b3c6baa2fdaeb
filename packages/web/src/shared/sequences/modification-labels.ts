import type { OligoProperties } from "@benchleaf/bio";

/**
 * The modifications of an oligo with how often each is there.
 *
 * @example modificationLabels(oligoProperties("/5Phos/A*C*G")!) // "/5Phos/, * ×2"
 */
export const modificationLabels = ({ modifications }: Pick<OligoProperties, "modifications">): string =>
  modifications.map(([code, count]) => (count === 1 ? code : `${code} ×${count}`)).join(", ");
