import { ENTITY_NAME_FORBIDDEN, MAX_ENTITY_NAME_CHARACTERS } from "../foundation/molecule-limits.ts";

/**
 * The name of an oligo that is ordered for a guide: one that the primer library takes, however the sequence is called.
 *
 * @example guideOligoName("pUC19", 3, "F") // "pUC19-g3-F"
 */
export const guideOligoName = (sequence: string, guide: number, end: string): string => {
  const tail = `-g${guide}-${end}`;
  const clean = [...sequence].filter((letter) => !ENTITY_NAME_FORBIDDEN.includes(letter)).join("");
  return clean.slice(0, MAX_ENTITY_NAME_CHARACTERS - tail.length) + tail;
};
