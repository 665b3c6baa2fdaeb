import {
  MAX_ENTITY_NAME_CHARACTERS,
  normalizeLibraryName,
  type SequenceSummary,
  type WrittenFormat,
} from "@benchleaf/contract";
import { proteinFormats } from "../export-formats.ts";

/** GenBank of a protein is GenPept; null if a molecule has no such form. */
export const formatOf = (
  { isProtein }: Pick<SequenceSummary, "isProtein">,
  wanted: WrittenFormat,
): WrittenFormat | null => {
  if (!isProtein) return wanted;
  const format = wanted === "genbank" ? "genpept" : wanted;
  return proteinFormats.includes(format) ? format : null;
};

/**
 * The name in the library, distinguished from the other of its pair. @example `oligoName("pUC19", "F")` is
 * `"pUC19-F"`
 */
export const oligoName = (sequence: string, direction: "F" | "R"): string =>
  normalizeLibraryName(`${sequence.slice(0, MAX_ENTITY_NAME_CHARACTERS - 2)}-${direction}`);

/** A second file of the same name is distinguished from the first by a number before its ending. */
export const uniqueName = (name: string, taken: ReadonlySet<string>): string => {
  const dot = name.lastIndexOf(".");
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${stem} (${number})${ending}`;
  return free;
};
