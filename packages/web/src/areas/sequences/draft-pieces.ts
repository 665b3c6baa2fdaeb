import type { Draft } from "./draft-store.ts";

const LETTERS = 500_000;
const FEATURES = 500;

/** A piece of a long draft: some of its letters, or some of its features. */
export type DraftPiece = Draft["content"]["features"] | string;

/** What is kept of a draft under its own key, and how many pieces stand beside it. */
export interface DraftHead extends Draft {
  readonly pieceCount?: number;
}

const cut = <T>(size: number, step: number, slice: (start: number, end: number) => T): T[] =>
  Array.from({ length: Math.ceil(size / step) }, (_, index) => slice(index * step, (index + 1) * step));

/**
 * A draft in pieces that the browser copies one at a time: all of a chromosome at once would hold up the page. A
 * plasmid stays whole.
 */
export const cutDraft = (draft: Draft): { head: DraftHead; pieces: readonly DraftPiece[] } => {
  const { sequence, features } = draft.content;
  if (sequence.length <= LETTERS && features.length <= FEATURES) return { head: draft, pieces: [] };
  const pieces = [
    ...cut<DraftPiece>(sequence.length, LETTERS, (start, end) => sequence.slice(start, end)),
    ...cut<DraftPiece>(features.length, FEATURES, (start, end) => features.slice(start, end)),
  ];
  const content = { ...draft.content, sequence: "", features: [] };
  return { head: { ...draft, content, pieceCount: pieces.length }, pieces };
};

/** The draft that was cut; null where pieces of it are missing. */
export const joinDraft = (
  { pieceCount = 0, ...draft }: DraftHead,
  pieces: readonly DraftPiece[],
): Draft | null => {
  if (pieces.length !== pieceCount) return null;
  if (pieceCount === 0) return draft;
  const sequence = pieces.filter((piece) => typeof piece === "string").join("");
  const features = pieces.flatMap((piece) => (typeof piece === "string" ? [] : piece));
  return { ...draft, content: { ...draft.content, sequence, features } };
};
