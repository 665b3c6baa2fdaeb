import { ENTITY_NAME_FORBIDDEN, MAX_ENTITY_NAME_CHARACTERS } from "@benchleaf/contract";

/** A name that the primer library takes. @example primerName("pUC19 | lacZ", "forward") // "pUC19  lacZ-F" */
export const primerName = (plasmid: string, direction: "forward" | "reverse"): string => {
  const tail = direction === "forward" ? "-F" : "-R";
  const clean = [...plasmid].filter((letter) => !ENTITY_NAME_FORBIDDEN.includes(letter)).join("");
  return clean.slice(0, MAX_ENTITY_NAME_CHARACTERS - tail.length) + tail;
};
