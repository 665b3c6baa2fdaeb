import type { Shortcut } from "../../../kernel/shortcut.ts";
import type { PhraseKey } from "../../../kernel/translation.ts";
import { type CopyForm, type EditorAction, hasResidues, hasSelection } from "./editor-action.ts";

const copy: EditorAction = {
  key: "copy",
  place: "copy",
  label: "sequences.copy",
  shortcut: "Ctrl+C",
  isNative: true,
  isEdit: false,
  isEnabled: hasSelection,
  run: ({ copyAs }) => copyAs("sequence"),
};

const copyAs = (
  key: string,
  form: CopyForm,
  label: PhraseKey,
  shortcut: Shortcut,
  isEnabled: EditorAction["isEnabled"],
): EditorAction => ({
  key,
  place: "copy",
  label,
  shortcut,
  isEdit: false,
  isEnabled,
  run: (tools) => tools.copyAs(form),
});

export const nucleicCopyActions: readonly EditorAction[] = [
  copyAs(
    "copyReverseComplement",
    "reverseComplement",
    "sequences.copyReverseComplement",
    "Alt+C",
    hasSelection,
  ),
  copyAs("copyTranslation", "translation", "sequences.copyTranslation", "Alt+T", hasSelection),
];

export const copyActions: readonly EditorAction[] = [copy];

export const copyFileActions: readonly EditorAction[] = [
  copyAs("copyGenBank", "genbank", "sequences.copyGenBank", "Alt+G", hasResidues),
  copyAs("copyFasta", "fasta", "sequences.copyFasta", "Alt+Shift+G", hasResidues),
];
