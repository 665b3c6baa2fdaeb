import type { Editor } from "@tiptap/core";
import { Button, Select } from "antd";
import { useState } from "react";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import {
  analyseRows,
  attributesOfPlaced,
  type PlacedAttributes,
  placedAnalysis,
  useFoundAnalyses,
} from "../../analysis/analysis.public.tsx";
import { insertBlock } from "./behaviour/insert-block.ts";
import { useLinkedFile } from "./media/file-view.tsx";
import { tableAtCaret } from "./table-rows.ts";

interface AnalysisDialogProps {
  readonly editor: Editor;
  /** The page that it is placed in. */
  readonly fileId: string;
  readonly onClose: () => void;
}

/** Places an analysis in a page: one that exists, or a new one of the table at the caret. */
export const AnalysisDialog = ({ editor, fileId, onClose }: AnalysisDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [table] = useState(() => tableAtCaret(editor));
  const { data: found = [], isFetching } = useFoundAnalyses(useDebounced(search));
  const { data: page } = useLinkedFile(fileId);
  const place = async (make: () => Promise<PlacedAttributes>) => {
    setBusy(true);
    try {
      const block = { type: "analysis", attrs: { ...(await make()) } };
      onClose();
      insertBlock(editor, block, table?.after);
    } catch (error) {
      toasts.failure(error);
      setBusy(false);
    }
  };
  const placeChosen = () =>
    place(async () => attributesOfPlaced(t, await placedAnalysis(chosen!, undefined)));
  const placeNew = () =>
    place(async () => {
      const about = { fileId, name: page?.name ?? "", projectId: page?.projectId };
      const made = await analyseRows(t, table!.rows, about);
      return attributesOfPlaced(t, await placedAnalysis(made.file.id, made.version));
    });
  return (
    <Dialog
      open
      title={t("documents.analysis")}
      okText={t("documents.insert")}
      cancelText={t("shell.cancel")}
      okButtonProps={{ disabled: chosen === undefined, loading: isBusy }}
      onOk={() => void placeChosen()}
      onCancel={onClose}
    >
      <Select
        autoFocus
        style={{ width: "100%" }}
        aria-label={t("documents.chooseAnalysis")}
        placeholder={t("documents.chooseAnalysis")}
        showSearch={{ filterOption: false, onSearch: setSearch }}
        loading={isFetching}
        value={chosen ?? null}
        notFoundContent={t("documents.noFile")}
        options={found.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(value: string | null) => setChosen(value ?? undefined)}
      />
      <p>
        {table ? (
          <Button loading={isBusy} onClick={() => void placeNew()}>
            {t("documents.analyseTable")}
          </Button>
        ) : (
          <a href="/analysis/file/new" target="_blank" rel="noreferrer">
            {t("documents.newAnalysis")}
          </a>
        )}
      </p>
    </Dialog>
  );
};
