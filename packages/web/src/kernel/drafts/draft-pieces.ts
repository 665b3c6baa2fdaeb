import type { Draft } from "./draft-store.ts";

const LETTERS = 500_000;
const ROWS = 500;

/** A piece of a long draft: some characters of a text in it, or some rows of a list. */
export type DraftPiece = string | readonly unknown[];

/** The part of a draft under its own key, and the number of chunks of the part that was cut out. */
export interface DraftHead<StoredDraft extends Draft = Draft> extends Draft<StoredDraft["content"]> {
  readonly pieces?: Readonly<Record<string, number>>;
}

const cutText = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / LETTERS) }, (_, index) =>
    text.slice(index * LETTERS, (index + 1) * LETTERS),
  );

/** The characters that a row brings itself, e.g. an aligned read. */
const lettersOf = (row: unknown): number =>
  typeof row === "object" && row !== null
    ? Object.values(row).reduce((sum, value) => sum + (typeof value === "string" ? value.length : 0), 0)
    : 0;

const cutRows = (rows: readonly unknown[]): (readonly unknown[])[] => {
  const pieces: unknown[][] = [];
  let room = 0;
  for (const row of rows) {
    if (room <= 0 || pieces.at(-1)?.length === ROWS) {
      pieces.push([]);
      room = LETTERS;
    }
    pieces.at(-1)?.push(row);
    room -= lettersOf(row);
  }
  return pieces;
};

/**
 * A draft in pieces that the browser copies one at a time: all of a chromosome, or five hundred long reads, at once
 * would hold up the page. What is small stays whole.
 */
export const cutDraft = <StoredDraft extends Draft>(
  draft: StoredDraft,
): { head: DraftHead<StoredDraft>; pieces: readonly DraftPiece[] } => {
  const content: Record<string, unknown> = { ...draft.content };
  const counts: Record<string, number> = {};
  const pieces: DraftPiece[] = [];
  for (const [key, value] of Object.entries(content)) {
    const isText = typeof value === "string";
    if (!isText && !Array.isArray(value)) continue;
    const cut: DraftPiece[] = isText ? cutText(value) : cutRows(value);
    if (cut.length < 2) continue;
    counts[key] = cut.length;
    content[key] = isText ? "" : [];
    pieces.push(...cut);
  }
  if (pieces.length === 0) return { head: draft, pieces };
  return { head: { ...draft, content, pieces: counts }, pieces };
};

/** The draft that was cut; null if pieces of it are missing. */
export const joinDraft = (
  { pieces: counts = {}, ...draft }: DraftHead,
  pieces: readonly DraftPiece[],
): Draft | null => {
  const content: Record<string, unknown> = { ...draft.content };
  let at = 0;
  for (const [key, count] of Object.entries(counts)) {
    const part = pieces.slice(at, at + count);
    content[key] = typeof content[key] === "string" ? part.join("") : part.flat();
    at += count;
  }
  return at === pieces.length ? { ...draft, content } : null;
};
