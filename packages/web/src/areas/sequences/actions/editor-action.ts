import type { ReactNode } from "react";
import type { Shortcut } from "../../../kernel/shortcut.ts";
import type { PhraseKey } from "../../../kernel/translation.ts";
import type { EditorState } from "../editing/selected-features.ts";
import type { SequenceAction } from "../sequence-document.ts";

export type DialogKind =
  | "insert"
  | "replace"
  | "goTo"
  | "selectRange"
  | "annotate"
  | "editFeature"
  | "colorFeatures"
  | "describe"
  | "editPrimer"
  | "orderPrimers"
  | "checkPair";

/** Annotations found or designed in a panel next to the views, and added from there. */
export const taskKinds = [
  "detectFeatures",
  "allOrfs",
  "primerOnSelection",
  "primerPairs",
  "sequencingPrimers",
  "pastedPrimers",
  "libraryPrimers",
] as const;
export type TaskKind = (typeof taskKinds)[number];

export type CopyForm = "sequence" | "reverseComplement" | "translation" | "genbank" | "fasta";

/** What an action may do to the surrounding page. */
export interface ActionTools extends EditorState {
  readonly dispatch: (action: SequenceAction) => void;
  readonly open: (dialog: DialogKind) => void;
  readonly startTask: (task: TaskKind) => void;
  /** The selection, or all if nothing is selected and the form allows it. */
  readonly copyAs: (form: CopyForm) => void;
  readonly cut: () => void;
  readonly paste: () => void;
  readonly insertFile: () => void;
  /** Opens the selection of the shipped plasmid to insert at the caret. */
  readonly insertPlasmid: () => void;
  readonly find: (isReplacing: boolean) => void;
  /** Opens or closes the gel. */
  readonly digest: () => void;
  /** Opens or closes the CRISPR view. */
  readonly crispr: () => void;
  /** Opens or closes the comments on the sequence. */
  readonly comments: () => void;
  /** Opens the access settings of the sequence. */
  readonly share: () => void;
  /** Opens the tools with the selection, or with the whole sequence. */
  readonly openTools: () => void;
  /** Opens the alignment with other sequences. */
  readonly align: () => void;
}

/** The place of an action in the toolbar: a button of its own, or one of the menus. */
export const actionMenus = ["edit", "copy", "select", "feature", "annotation", "primer", "molecule"] as const;
export type ActionMenu = (typeof actionMenus)[number];

/** One thing a user can do to the sequence. */
export interface EditorAction {
  readonly key: string;
  readonly place: "history" | "tool" | ActionMenu;
  readonly icon?: ReactNode;
  readonly label: PhraseKey;
  readonly shortcut: Shortcut;
  /** The browser or the view with the focus acts on these keys itself. */
  readonly isNative?: boolean;
  /** Changes the sequence, so it is not available with read-only access. */
  readonly isEdit: boolean;
  readonly isEnabled: (state: EditorState) => boolean;
  readonly run: (tools: ActionTools) => void;
}

export const hasSelection = ({ document }: EditorState) => document.selection.length > 0;
export const hasResidues = ({ document }: EditorState) => document.record.sequence.length > 0;
export const always = () => true;
