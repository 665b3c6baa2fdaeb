import type { Orf } from "@benchleaf/bio";
import type { EditorState } from "../editing/selected-features.ts";
import { isOrf, orfId } from "../visible-features.ts";

/** The reading frames that are picked in the list, else those that the selection covers with their stop or without. */
export const selectedOrfs = ({ document, picked, orfs }: EditorState): readonly Orf[] => {
  if (orfs.length === 0) return [];
  const ids = new Set(picked.filter(isOrf));
  const own = ids.size === 0 ? [] : [...orfs].filter((orf) => ids.has(orfId(orf)));
  const { selection } = document;
  if (own.length > 0 || selection.length === 0) return own;
  return orfs.covering(selection.start, selection.length).map((index) => orfs.at(index));
};
