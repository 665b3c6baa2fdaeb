import { cleanSequence, legalResidues, type SequenceRecord } from "@benchleaf/bio";
import type { ClipboardEvent, KeyboardEvent } from "react";
import { type ExtensionReach, headOf, type Selection, stretchesOf } from "./selection.ts";
import { useLatest } from "./use-latest.ts";

export interface RowEditing {
  /** Yes by default. */
  readonly isEditable?: boolean;
  /** Replace the selected residues (none for a caret) by `insert`; the page sets the caret after it. */
  onReplace(selection: Selection, insert: string): void;
  onUndo?(): void;
  onRedo?(): void;
  /** Pasted text in all formats. By default, its residues replace the selection. */
  onPaste?(text: string, clipboard: DataTransfer): void;
  /** The selected residues go to the clipboard: the page may add other forms of them. */
  onCopy?(clipboard: DataTransfer): void;
  /** A typed residue that the alphabet does not know. */
  onIllegalLetter?(letter: string): void;
}

interface RowKeys extends RowEditing {
  readonly record: SequenceRecord;
  readonly selection: Selection;
  readonly perRow: number;
  readonly rowsInView: number;
  readonly reach: {
    current(): ExtensionReach;
    reachTo(reach: ExtensionReach): void;
    step(by: number, isExtending: boolean): void;
  };
  onSelect(selection: Selection): void;
}

export const selectedResidues = (bases: string, selection: Selection): string =>
  stretchesOf(selection, bases.length)
    .map(({ start, end }) => bases.slice(start, end))
    .join("");

/** What Backspace (-1) or Delete (1) takes out; null at the ends. */
export const erasedBy = (direction: -1 | 1, selection: Selection, size: number): Selection | null => {
  if (selection.length > 0) return selection;
  const start = direction < 0 ? selection.start - 1 : selection.start;
  return start < 0 || start >= size ? null : { start, length: 1 };
};

/** A typed residue as the alphabet has it: thymine is T in DNA and U in RNA. Null for one that it does not know. */
export const acceptedResidue = (key: string, kind: SequenceRecord["kind"]): string | null => {
  const other: Readonly<Record<string, string>> =
    kind === "dna" ? { U: "T", u: "t" } : kind === "rna" ? { T: "U", t: "u" } : {};
  const letter = other[key] ?? key;
  return legalResidues[kind].includes(letter.toUpperCase()) ? letter : null;
};

/** Keys, copy, cut and paste of the rows. A residue of an unfinished composition never reaches the sequence. */
export const useRowKeys = (keys: RowKeys) => {
  const { record, selection, perRow, rowsInView, reach, isEditable = true, onSelect, onReplace } = keys;
  const size = record.sequence.length;

  const moveTo = (position: number, isExtending: boolean) => {
    const { anchor } = reach.current();
    if (isExtending) reach.reachTo({ anchor, extent: position - anchor });
    else onSelect({ start: position, length: 0 });
  };
  const moved = (event: KeyboardEvent, isCommand: boolean): boolean => {
    const head = headOf(reach.current(), size);
    const rowStart = Math.floor(head / perRow) * perRow;
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: isCommand ? -10 : -1,
      ArrowRight: isCommand ? 10 : 1,
      ArrowUp: -perRow,
      ArrowDown: perRow,
      PageUp: -perRow * rowsInView,
      PageDown: perRow * rowsInView,
    };
    const by = steps[event.key];
    if (by !== undefined) {
      const isVertical = Math.abs(by) >= perRow;
      // Up and down stop at the ends, so that the caret does not jump to the other end of a circle.
      if (!isVertical) reach.step(by, event.shiftKey);
      else if (event.shiftKey) reach.step(Math.max(-head, Math.min(size - head, by)), true);
      else moveTo(Math.max(0, Math.min(size, head + by)), false);
    } else if (event.key === "Home") moveTo(isCommand ? 0 : rowStart, event.shiftKey);
    else if (event.key === "End")
      moveTo(isCommand ? size : Math.min(size, rowStart + perRow - 1), event.shiftKey);
    else return false;
    return true;
  };
  const commanded = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase();
    if (event.shiftKey && key !== "z") return false;
    if (key === "a") onSelect({ start: 0, length: size });
    else if (key === "z" && isEditable) event.shiftKey ? keys.onRedo?.() : keys.onUndo?.();
    else if (key === "y" && isEditable) keys.onRedo?.();
    else return false;
    return true;
  };
  const edited = (event: KeyboardEvent): boolean => {
    if (event.key === "Escape" && selection.length > 0) {
      onSelect({ start: selection.start, length: 0 });
      return true;
    }
    if (!isEditable) return false;
    if (event.key === "Backspace" || event.key === "Delete") {
      const erased = erasedBy(event.key === "Delete" ? 1 : -1, selection, size);
      if (erased) onReplace(erased, "");
      return true;
    }
    if (event.key.length !== 1) return false;
    const letter = acceptedResidue(event.key, record.kind);
    if (letter === null) keys.onIllegalLetter?.(event.key);
    else onReplace(selection, letter);
    return true;
  };

  const onKeyDown = useLatest((event: KeyboardEvent) => {
    // 229 is the key code of an input method before isComposing is set.
    if (event.nativeEvent.isComposing || event.key === "Process" || event.keyCode === 229 || event.altKey)
      return;
    const isCommand = event.ctrlKey || event.metaKey;
    const isDone = moved(event, isCommand) || (isCommand ? commanded(event) : edited(event));
    if (isDone) event.preventDefault();
  });
  const onCopy = useLatest((event: ClipboardEvent) => {
    if (selection.length === 0) return;
    event.clipboardData.setData("text/plain", selectedResidues(record.sequence, selection));
    keys.onCopy?.(event.clipboardData);
    event.preventDefault();
    if (event.type === "cut" && isEditable) onReplace(selection, "");
  });
  const onPaste = useLatest((event: ClipboardEvent) => {
    event.preventDefault();
    if (!isEditable) return;
    const text = event.clipboardData.getData("text/plain");
    if (keys.onPaste) keys.onPaste(text, event.clipboardData);
    else onReplace(selection, cleanSequence(text, record.kind).letters);
  });
  return { onKeyDown, onCopy, onPaste };
};
