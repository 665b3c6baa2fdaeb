import type { Selection, SequenceRecord } from "@benchleaf/bio";
import { App } from "antd";
import { useRef } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { FRAGMENT_TYPE, fragmentFor, fragmentOf } from "../editing/clipboard.ts";
import { LONG_TEXT } from "../editing/long-text.ts";
import { isFlatFile, type PastedText, readPastedResidues } from "../editing/pasted-text.ts";
import { runJob } from "../editing/run-job.ts";
import type { ResiduesInput } from "../residues-input.ts";
import type { SequenceDocument } from "../sequence-document.ts";
import { unitOf } from "../sequence-labels.ts";

interface PasteOptions {
  readonly document: SequenceDocument;
  readonly put: (selection: Selection, letters: string) => void;
  readonly putFragment: (selection: Selection, fragment: SequenceRecord) => void;
}

/**
 * Inserts content of the clipboard or a field: cleaned, with a question if it looks wrong, and a message about
 * changes.
 */
export const usePaste = (options: PasteOptions) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const { modal } = App.useApp();
  const latest = useRef(options);
  latest.current = options;

  /** What was done to the residues on their way in. */
  const tell = ({ removed, removedCount, convertedCount }: ResiduesInput, wasMarkup: boolean) => {
    const { kind } = latest.current.document.record;
    const count = format.number(convertedCount);
    const notes = [
      wasMarkup && t("sequences.pasteMarkup"),
      convertedCount > 0 && t(kind === "rna" ? "sequences.pasteThymine" : "sequences.pasteUracil", { count }),
      removedCount > 0 &&
        t("sequences.lettersRemoved", { count: format.number(removedCount), letters: removed }),
    ].filter((note) => note !== false);
    if (notes.length > 0) toasts.warning(notes.join(" "));
  };

  const settle = (selection: Selection, read: PastedText) => {
    const { document, putFragment } = latest.current;
    const { kind } = document.record;
    if (read.kind === "record") {
      const fragment = fragmentFor(kind, read.record);
      if (fragment) putFragment(selection, fragment);
      else toasts.warning(t("sequences.pasteOtherKind"));
      return;
    }
    const { input, doubt, wasMarkup } = read;
    if (input.letters === "") {
      if (input.removedCount > 0) toasts.warning(t("sequences.nothingLeft", { letters: input.removed }));
      return;
    }
    const go = () => {
      latest.current.put(selection, input.letters);
      tell(input, wasMarkup);
    };
    if (doubt === null) return go();
    const values = {
      count: format.number(input.removedCount),
      length: format.basePairs(input.letters.length, unitOf(document.record)),
    };
    modal.confirm({
      title: t(doubt === "protein" ? "sequences.pasteDoubtProtein" : "sequences.pasteDoubtBases"),
      content: t(
        doubt === "protein" ? "sequences.pasteDoubtProteinHelp" : "sequences.pasteDoubtBasesHelp",
        values,
      ),
      okText: t("sequences.pasteAnyway"),
      cancelText: t("sequences.cancel"),
      autoFocusButton: "cancel",
      onOk: go,
    });
  };

  /** Replaces the selection with text. Long text and files are parsed in a worker. */
  const putText = async (selection: Selection, text: string) => {
    if (text === "") return;
    const { record } = latest.current.document;
    if (text.length <= LONG_TEXT && !isFlatFile(text))
      return settle(selection, readPastedResidues(text, record.kind));
    if (text.length > LONG_TEXT) toasts.info(t("sequences.pasteReading"));
    try {
      const read = await runJob({ type: "readText", text, alphabet: record.kind });
      // The position may have moved while the text was read.
      if (latest.current.document.record !== record) toasts.warning(t("sequences.pasteChanged"));
      else settle(selection, read);
    } catch (error) {
      toasts.failure(error);
    }
  };

  /** What was copied, instead of what is selected; annotations come along where they are known. */
  const putCopied = (text: string, fragmentJson: string) => {
    const { document, putFragment } = latest.current;
    const { record, selection } = document;
    const known = fragmentOf(text, fragmentJson);
    const fragment = known && fragmentFor(record.kind, known);
    if (fragment) putFragment(selection, fragment);
    else void putText(selection, text);
  };
  const fromClipboard = (text: string, clipboard: DataTransfer) => {
    const plain = text === "" ? clipboard.getData("text/html") : text;
    putCopied(plain, clipboard.getData(FRAGMENT_TYPE));
  };
  return { putText, putCopied, fromClipboard };
};
