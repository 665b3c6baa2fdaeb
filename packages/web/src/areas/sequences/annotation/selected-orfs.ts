import type { Orf } from "@benchleaf/bio";
import type { EditorState } from "../editing/picked-features.ts";
import { orfId } from "../shown-features.ts";

/** The reading frames that are picked in the list, else those that the selection covers with their stop or without. */
export const selectedOrfs = ({ document, picked, orfs }: EditorState): readonly Orf[] => {
  if (orfs.length === 0) return orfs;
  const ids = new Set(picked);
  const own = orfs.filter((orf) => ids.has(orfId(orf)));
  const { record, selection } = document;
  if (own.length > 0 || selection.length === 0) return own;
  const size = record.sequence.length;
  return orfs.filter((orf) => {
    const stop = orf.hasStop ? 3 : 0;
    const first = (orf.start - (orf.strand === -1 ? stop : 0) + size) % size;
    const isWhole = selection.start === first && selection.length === orf.length + stop;
    return isWhole || (selection.start === orf.start && selection.length === orf.length);
  });
};
