import { DownloadOutlined } from "@ant-design/icons";
import { type TableKindKey, type TableParams, tablesApi } from "@benchleaf/contract";
import { Button, Input } from "antd";
import { useState } from "react";
import { DropArea } from "../../ui/drop-area.tsx";
import { PickFiles, SEQUENCE_FILES } from "../../ui/pick-files.tsx";
import { download, saveBlob } from "../client.ts";
import { useToasts } from "../toasts/use-toasts.ts";
import { useTranslation } from "../translation.ts";
import styles from "./tables.module.css";
import type { TableImporting } from "./use-table-import.ts";

interface SourceStepProps {
  readonly kind: TableKindKey;
  readonly params: TableParams;
  readonly takesRecords: boolean;
  readonly importing: Pick<TableImporting, "isSending" | "readFile" | "readText">;
}

const TABLES = ".xlsx,.csv,.tsv,.txt";

/** A file, or cells that were copied in a spreadsheet. */
export const SourceStep = ({ kind, params, takesRecords, importing }: SourceStepProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [text, setText] = useState("");
  const { isSending, readFile, readText } = importing;
  const read = ([file]: readonly File[]) => {
    if (file !== undefined) void readFile(file);
  };
  const saveTemplate = () =>
    void download(tablesApi.template, {
      params: { kind },
      query: { format: "xlsx", params: JSON.stringify(params) },
    })
      .then(({ blob, fileName }) => saveBlob(blob, fileName))
      .catch(toasts.failure);
  return (
    <DropArea label={t("tables.chooseFile")} onFiles={read} isDisabled={isSending}>
      <div className={styles.stack}>
        <div className={styles.line}>
          <PickFiles
            label={t("tables.chooseFile")}
            accept={takesRecords ? `${TABLES},${SEQUENCE_FILES}` : TABLES}
            onFiles={read}
          />
          <span className={styles.hint}>{t(takesRecords ? "tables.takesRecords" : "tables.takes")}</span>
          <Button type="text" icon={<DownloadOutlined />} className={styles.end ?? ""} onClick={saveTemplate}>
            {t("tables.template")}
          </Button>
        </div>
        <div className={styles.stack}>
          <span>{t("tables.orPaste")}</span>
          <Input.TextArea
            aria-label={t("tables.paste")}
            value={text}
            rows={8}
            className={styles.cells ?? ""}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <div className={styles.line}>
          <span className={styles.hint}>{isSending ? t("tables.reading") : t("tables.pasteHint")}</span>
          <Button
            type="primary"
            className={styles.end ?? ""}
            loading={isSending}
            disabled={text.trim() === ""}
            onClick={() => void readText(text)}
          >
            {t("tables.usePasted")}
          </Button>
        </div>
      </div>
    </DropArea>
  );
};
