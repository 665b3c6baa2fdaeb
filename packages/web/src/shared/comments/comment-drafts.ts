import { ownKey } from "../../kernel/own-key.ts";
import { readStored, writeStored } from "../../kernel/preferences.ts";

/** A comment that was started and not sent. */
export interface CommentDraft {
  readonly body: string;
  /** Who has been mentioned, by account. */
  readonly known: ReadonlyMap<string, string>;
}

const keyOf = (field: string): string => ownKey(`yy-comment-draft ${field}`);

/** What this person has half written in a field of this browser: another who signs in here finds nothing of it. */
export const readDraft = (field: string): CommentDraft | null => {
  try {
    const kept = JSON.parse(readStored(keyOf(field)) ?? "null");
    return kept && { body: String(kept.body), known: new Map<string, string>(kept.known) };
  } catch {
    return null;
  }
};

/** Keeps what is in a field, or forgets it with null. */
export const writeDraft = (field: string, draft: CommentDraft | null): void =>
  writeStored(keyOf(field), draft && JSON.stringify({ body: draft.body, known: [...draft.known] }));
