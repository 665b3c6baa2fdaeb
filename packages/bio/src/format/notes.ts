import { noteMessages } from "./note-messages.ts";
import type { ReadNote, ReadNoteCode } from "./report.ts";

/** No report names more remarks than this: a damaged file of a million lines would have a million. */
export const MAX_NOTES = 500;

/** Gathers the remarks of one reading. `line` counts from 1, null if there are no lines. */
export class Notes {
  readonly list: ReadNote[] = [];

  add(code: ReadNoteCode, line: number | null, detail: string): void {
    this.take(note(code, line, detail));
  }

  take(remark: ReadNote): void {
    if (this.list.length < MAX_NOTES) this.list.push(remark);
  }
}

/**
 * A remark; the detail is cut to 80 characters.
 *
 * @example note("no-bases", 12, "pUC19")
 * // { code: "no-bases", message: "There is no sequence, only annotation (pUC19).", line: 12, detail: "pUC19" }
 */
export const note = (code: ReadNoteCode, line: number | null, text: string): ReadNote => {
  const detail = text.length > 80 ? `${text.slice(0, 79)}…` : text;
  const message = `${noteMessages[code]}${detail === "" ? "" : ` (${detail})`}.`;
  return { code, message, ...(line !== null && { line }), detail };
};
