import { complement } from "../alphabet.ts";
import { wrapPosition } from "../range.ts";
import { type BaseEditor, type BaseEditorName, findBaseEditor } from "./base-editor.ts";
import {
  type AminoAcidChange,
  aminoAcidChanges,
  type BaseSubstitution,
  type CodingRegion,
} from "./coding-change.ts";
import { type FindGuidesOptions, type FindGuidesRefusal, findGuides } from "./find-guides.ts";
import type { Guide } from "./guide.ts";
import type { NucleaseRefusal } from "./nuclease.ts";

/** The editor, and which edits are wanted. */
export interface FindBaseEditsOptions extends Pick<FindGuidesOptions, "topology" | "signal" | "onProgress"> {
  /** By name, or described. */
  readonly editor: BaseEditorName | BaseEditor;
  /** Only guides that change this base of the top strand, from zero. */
  readonly target?: number;
  /** With a coding region, the amino acid changes are reported. */
  readonly coding?: CodingRegion;
}

/** What a base editor does with a guide when it changes every base that it reaches. */
export interface BaseEdit {
  readonly guide: Guide;
  /** Top-strand bases, by position along the spacer. */
  readonly changes: readonly BaseSubstitution[];
  /** The protospacer afterwards, 5' to 3'. */
  readonly editedProtospacer: string;
  /** Null if no coding region was given. */
  readonly aminoAcidChanges: readonly AminoAcidChange[] | null;
}

/** Edits that a base editor can make, or why nothing was searched for. */
export type FindBaseEditsResult =
  | { readonly ok: true; readonly edits: readonly BaseEdit[] }
  | NucleaseRefusal
  | FindGuidesRefusal
  | {
      readonly ok: false;
      readonly error: { readonly code: "unknown-base-editor"; readonly message: string };
    };

/**
 * The guides with which a base editor changes something, and what it changes: by `start`, the top strand first.
 * Bystander bases within the window change too, and are among the changes. Errors: `unknown-base-editor`, and those
 * of {@link findGuides}. Sources: windows of {@link baseEditors}.
 *
 * @example findBaseEdits("GATCAGTACTGGATACCATGTGG", { editor: "BE4max", target: 3 }) // edits: [{ guide: { start: 0,
 * strand: 1, … }, changes: [{ position: 3, from: "C", to: "T" }], … }]
 */
export const findBaseEdits = (sequence: string, options: FindBaseEditsOptions): FindBaseEditsResult => {
  const editor = findBaseEditor(options.editor);
  if (!editor) {
    return {
      ok: false,
      error: { code: "unknown-base-editor", message: "There is no base editor of that name." },
    };
  }
  const { target, coding, editor: _, ...rest } = options;
  const found = findGuides(sequence, { ...rest, nuclease: editor.nuclease });
  if (!found.ok) return found;
  const edits: BaseEdit[] = [];
  for (const guide of found.guides) {
    const changes = changesOf(guide, editor, sequence.length);
    if (changes.length === 0) continue;
    if (target !== undefined && !changes.some(({ position }) => position === target)) continue;
    edits.push({
      guide,
      changes,
      editedProtospacer: editedProtospacer(guide, editor),
      aminoAcidChanges: coding ? aminoAcidChanges(sequence, changes, coding) : null,
    });
  }
  return { ok: true, edits };
};

const changesOf = (
  guide: Guide,
  { from, to, window }: BaseEditor,
  size: number,
): readonly BaseSubstitution[] => {
  const changes: BaseSubstitution[] = [];
  for (let place = window[0]; place <= window[1]; place++) {
    if (guide.spacer.charAt(place - 1) !== from) continue;
    const position = guide.strand === 1 ? guide.start + place - 1 : guide.end - place;
    changes.push({
      position: wrapPosition(position, size),
      from: guide.strand === 1 ? from : complement(from),
      to: guide.strand === 1 ? to : complement(to),
    });
  }
  return changes;
};

const editedProtospacer = ({ spacer }: Guide, { from, to, window: [first, last] }: BaseEditor): string =>
  spacer.slice(0, first - 1) + spacer.slice(first - 1, last).replaceAll(from, to) + spacer.slice(last);
