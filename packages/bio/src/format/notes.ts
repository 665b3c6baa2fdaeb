import type { ReadNote, ReadNoteCode } from "./report.ts";

/** No report names more remarks than this: a damaged file of a million lines would have a million. */
export const MAX_NOTES = 500;

/** Gathers the remarks of one reading. `line` counts from 1; details are cut to 80 characters. */
export class Notes {
  readonly list: ReadNote[] = [];

  add(code: ReadNoteCode, line: number, detail: string): void {
    if (this.list.length < MAX_NOTES) this.list.push(note(code, line, detail));
  }
}

/** @example note("no-bases", 12, "pUC19") // { code: "no-bases", line: 12, detail: "pUC19" } */
export const note = (code: ReadNoteCode, line: number, detail: string): ReadNote => ({
  code,
  line,
  detail: detail.length > 80 ? `${detail.slice(0, 79)}…` : detail,
});
