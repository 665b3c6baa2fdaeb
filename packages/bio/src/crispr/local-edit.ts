import { reverseComplement } from "../alphabet.ts";
import type { Topology } from "../sequence.ts";
import { sliceAround } from "./guide.ts";

/** Bases `[start, end)` of the top strand, zero-based, that another stretch is to replace. */
export interface RequestedEdit {
  readonly start: number;
  readonly end: number;
  /** Upper or lower case DNA; empty for a deletion. */
  readonly insert: string;
}

/** An edit with the bases around it, read along one strand. */
export interface LocalEdit {
  readonly strand: 1 | -1;
  /** Upper case DNA. */
  readonly before: string;
  readonly insert: string;
  readonly after: string;
  /** What the edit takes out. */
  readonly removed: string;
  /** Top-strand position of a place between two bases of `before + removed + after`, counted along the strand. */
  readonly toTop: (offset: number) => number;
}

/** Why an edit cannot be planned. */
export interface EditRefusal {
  readonly ok: false;
  readonly error: { readonly code: "illegal-edit" | "illegal-letter"; readonly message: string };
}

/** Why an edit cannot be made; null if it can. */
export const checkEdit = (sequence: string, { start, end, insert }: RequestedEdit): EditRefusal | null => {
  const isOnSequence =
    Number.isInteger(start) && Number.isInteger(end) && start >= 0 && end <= sequence.length;
  if (!isOnSequence || start > end) return refuse("illegal-edit", "The edit does not lie on the sequence.");
  if (!/^[ACGT]*$/i.test(insert))
    return refuse("illegal-letter", "What is put in has letters other than A, C, G, T.");
  if (insert.toUpperCase() === sequence.slice(start, end).toUpperCase()) {
    return refuse("illegal-edit", "The edit changes nothing.");
  }
  return null;
};

const refuse = (code: EditRefusal["error"]["code"], message: string): EditRefusal => ({
  ok: false,
  error: { code, message },
});

/** An edit on the top strand and, turned over, on the bottom strand, each with up to `flank` bases on either side. */
export const localEdits = (
  sequence: string,
  { start, end, insert }: RequestedEdit,
  topology: Topology,
  flank: number,
): readonly [LocalEdit, LocalEdit] => {
  const isCircular = topology === "circular";
  const size = sequence.length;
  const reach = isCircular ? Math.max(0, Math.min(flank, Math.floor((size - (end - start)) / 2))) : flank;
  const read = (from: number, length: number) =>
    sliceAround(sequence, from, length, isCircular).toUpperCase();
  const before = read(start - reach, reach);
  const after = read(end, reach);
  const removed = read(start, end - start);
  const wrap = (position: number) => (isCircular && size > 0 ? ((position % size) + size) % size : position);
  const top = insert.toUpperCase();
  return [
    {
      strand: 1,
      before,
      removed,
      after,
      insert: top,
      toTop: (offset) => wrap(start - before.length + offset),
    },
    {
      strand: -1,
      before: reverseComplement(after),
      removed: reverseComplement(removed),
      after: reverseComplement(before),
      insert: reverseComplement(top),
      toTop: (offset) => wrap(end + after.length - offset),
    },
  ];
};
