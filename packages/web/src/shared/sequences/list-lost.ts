import type { LostQualifier } from "@benchleaf/bio";

/** More lost qualifiers than this are not listed one by one. */
const MOST_NAMED = 3;

/** @example namesOfLost(lost) // ["sel /transl_except=(pos:13..15,aa:Sec)"] */
export const namesOfLost = (lost: readonly LostQualifier[]): readonly string[] => {
  const names = [...new Set(lost.map(({ feature, key, value }) => `${feature} /${key}=${value}`))];
  return names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED), "…"] : names;
};
