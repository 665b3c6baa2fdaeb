import { DownloadOutlined } from "@ant-design/icons";
import { type TableFormat, type TableKindKey, type TableParams, tablesApi } from "@benchleaf/contract";
import { Button, Dropdown } from "antd";
import { useRef, useState } from "react";
import { download, saveBlob } from "../client.ts";
import { useToasts } from "../toasts/use-toasts.ts";
import { useTranslation } from "../translation.ts";

interface ExportMenuProps {
  readonly kind: TableKindKey;
  /** Of the list that is shown: what leaves is the same. */
  readonly params?: TableParams;
  readonly formats?: readonly TableFormat[];
}

const names: Readonly<Record<TableFormat, string>> = {
  csv: "CSV",
  xlsx: "Excel (XLSX)",
  fasta: "FASTA",
  genbank: "GenBank",
};

/** Exports the whole view, with scope and search. A click while it is running cancels it. */
export const ExportMenu = ({ kind, params = {}, formats = ["csv", "xlsx"] }: ExportMenuProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const work = useRef<AbortController | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async (format: TableFormat) => {
    const started = new AbortController();
    work.current = started;
    setBusy(true);
    try {
      const query = { format, params: JSON.stringify(params) };
      const { blob, fileName } = await download(
        tablesApi.export,
        { params: { kind }, query },
        started.signal,
      );
      saveBlob(blob, fileName);
    } catch (error) {
      if (!started.signal.aborted) toasts.failure(error);
    } finally {
      setBusy(false);
    }
  };
  if (isBusy) return <Button onClick={() => work.current?.abort()}>{t("sequences.exportingStop")}</Button>;
  const items = formats.map((key) => ({ key, label: names[key], onClick: () => void save(key) }));
  return (
    <Dropdown trigger={["click"]} menu={{ items }}>
      <Button icon={<DownloadOutlined />} aria-haspopup="menu">
        {t("sequences.export")}
      </Button>
    </Dropdown>
  );
};
