import type { SequenceWarning } from "@benchleaf/contract";
import type { Translate } from "../../kernel/translation.ts";

/**
 * What was put right when a sequence was stored, in words: what, of which feature, from what to what.
 *
 * @example formatWarning(t, warning) // "A feature ended outside the sequence; its end was moved inside (lacZ: 5..99
 * → 5..14)"
 */
export const formatWarning = (t: Translate, { code, name, given, kept }: SequenceWarning): string => {
  const change = given === "" || given === kept ? kept : `${given} → ${kept}`;
  return `${t(`bio.${code}`)} (${name}${change === name ? "" : `: ${change}`})`;
};
