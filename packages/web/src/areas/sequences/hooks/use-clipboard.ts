import { lostBySlice, reverseComplement, sliceBases, sliceRecord } from "@benchleaf/bio";
import { useFormat } from "../../../kernel/format.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { namesOfLost } from "../../../shared/sequences/list-lost.ts";
import type { CopyForm } from "../actions/editor-action.ts";
import { copySelection, FRAGMENT_TYPE, fragmentToJson } from "../editing/clipboard.ts";
import { runJob } from "../editing/run-job.ts";
import type { SequenceDocument } from "../sequence-document.ts";
import { unitOf } from "../sequence-labels.ts";
import { storedAnalysisSettings } from "./use-analysis-settings.ts";

/** Lets pages of this app recognize each other's fragments when a menu, not a key, copies. */
const WEB_TYPE = `web ${FRAGMENT_TYPE}`;

const writeClipboard = async (text: string, fragmentJson: string | null): Promise<void> => {
  if (
    fragmentJson === null ||
    typeof ClipboardItem === "undefined" ||
    ClipboardItem.supports?.(WEB_TYPE) !== true
  )
    return navigator.clipboard.writeText(text);
  const forms = { "text/plain": text, [WEB_TYPE]: new Blob([fragmentJson], { type: WEB_TYPE }) };
  await navigator.clipboard.write([new ClipboardItem(forms)]);
};

/** The clipboard's text and its annotations. */
export const readClipboard = async (): Promise<{ text: string; told: string }> => {
  const [item] = await navigator.clipboard.read();
  const read = async (type: string) =>
    item?.types.includes(type) === true ? (await item.getType(type)).text() : "";
  return { text: (await read("text/plain")) || (await read("text/html")), told: await read(WEB_TYPE) };
};

/** The ways to copy a sequence to the clipboard. */
export const useClipboard = (document: SequenceDocument) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const { record, selection } = document;

  const textAs = async (form: Exclude<CopyForm, "sequence">): Promise<string> => {
    const letters = () => sliceBases(record, selection);
    if (form === "reverseComplement")
      return record.kind === "protein" ? letters() : reverseComplement(letters(), record.kind);
    if (form === "translation") {
      const { table } = storedAnalysisSettings();
      const { sequence, topology, features } = record;
      return runJob({ type: "translate", record: { sequence, topology, features }, selection, table });
    }
    const part = selection.length > 0 ? sliceRecord(record, selection) : record;
    return runJob({ type: "write", record: part, format: form });
  };
  /** Code exceptions and similar qualifiers whose bases are not all in the range are left out, with a message. */
  const sayLeftOut = () => {
    const lost = selection.length > 0 ? lostBySlice(record, selection) : [];
    if (lost.length > 0) toasts.warning(t("sequences.copyLeftOut", { list: namesOfLost(lost).join("; ") }));
  };
  /** True if it is on the clipboard. */
  const copyAs = async (form: CopyForm): Promise<boolean> => {
    try {
      const fragment = form === "sequence" ? copySelection(document) : null;
      const text = fragment ? fragment.sequence : await textAs(form as Exclude<CopyForm, "sequence">);
      await writeClipboard(text, fragment && fragmentToJson(fragment));
      toasts.success(t("sequences.copied", { length: lengthOf(text, form) }));
      if (form === "sequence" || form === "genbank") sayLeftOut();
      return true;
    } catch {
      toasts.warning(t("sequences.copyFailed"));
      return false;
    }
  };
  const lengthOf = (text: string, form: CopyForm): string => {
    if (form === "translation") return format.basePairs(text.length, "aa");
    if (form === "genbank" || form === "fasta")
      return format.basePairs(selection.length || record.sequence.length, unitOf(record));
    return format.basePairs(text.length, unitOf(record));
  };
  /** Beside the residues that a copy by keys puts there. */
  const addFragment = (clipboard: DataTransfer) => {
    const fragmentJson = fragmentToJson(copySelection(document));
    if (fragmentJson !== null) clipboard.setData(FRAGMENT_TYPE, fragmentJson);
    sayLeftOut();
  };
  return { copyAs, addFragment };
};
