import type { LostQualifier } from "@benchleaf/bio";

/** More lost qualifiers than this are not listed one by one. */
const MAX_NAMED = 3;

/** @example namesOfLost(lost) // ["sel /transl_except=(pos:13..15,aa:Sec)"] */
export const namesOfLost = (lost: readonly LostQualifier[]): readonly string[] => {
  const names = [...new Set(lost.map(({ feature, key, value }) => `${feature} /${key}=${value}`))];
  return names.length > MAX_NAMED ? [...names.slice(0, MAX_NAMED), "…"] : names;
};
