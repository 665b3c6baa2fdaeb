import { useFormat } from "../../../kernel/format.ts";
import { useWords } from "../../../kernel/words.ts";
import type { useSequenceEditor } from "../hooks/use-sequence-editor.ts";
import type { DialogKind } from "../sequence-actions.tsx";
import { caretAt, oneBasedEnds } from "../sequence-selection.ts";
import { unitOf } from "../sequence-words.ts";
import { LettersDialog } from "./letters-dialog.tsx";
import { RangeDialog } from "./range-dialog.tsx";

interface EditorDialogsProps {
  readonly kind: DialogKind | null;
  readonly editor: ReturnType<typeof useSequenceEditor>;
  readonly onClose: () => void;
}

/** The questions that actions of the toolbar ask. */
export const EditorDialogs = ({ kind, editor, onClose }: EditorDialogsProps) => {
  const t = useWords();
  const format = useFormat();
  const { document, putText, onSelect } = editor;
  const { record, selection } = document;
  if (kind === null) return null;
  if (kind === "goTo" || kind === "selectRange")
    return (
      <RangeDialog kind={kind} record={record} selection={selection} onSelect={onSelect} onClose={onClose} />
    );
  const { first, last } = oneBasedEnds(selection, record.sequence.length);
  const isReplacing = kind === "replace" && selection.length > 0;
  const range = t("sequences.range", { first: format.number(first), last: format.number(last) });
  const insertTitle =
    selection.start === record.sequence.length && record.sequence !== ""
      ? t("sequences.insertTitleLast")
      : t("sequences.insertTitle", { position: format.number(selection.start + 1) });
  return (
    <LettersDialog
      title={isReplacing ? t("sequences.replaceTitle", { range }) : insertTitle}
      action={t(isReplacing ? "sequences.replace" : "sequences.insert")}
      alphabet={record.kind}
      unit={unitOf(record)}
      onPut={(text) => putText(isReplacing ? selection : caretAt(selection.start), text)}
      onClose={onClose}
    />
  );
};
