import { DownloadOutlined } from "@ant-design/icons";
import type { LibraryEntry, LibraryKind } from "@benchleaf/contract";
import { Button, Dropdown } from "antd";
import { useRef, useState } from "react";
import { saveBlob } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useWords } from "../../../kernel/words.ts";
import { loadAll } from "../library.queries.ts";
import { type ExportFormat, formatsOf, libraryTable, writeLibrary } from "../library-files.ts";
import type { LibrarySearch } from "../library-search.ts";

const endings: Readonly<Record<ExportFormat, string>> = {
  csv: "csv",
  xlsx: "xlsx",
  fasta: "fasta",
  genbank: "gb",
};
const names: Readonly<Record<ExportFormat, string>> = {
  csv: "CSV",
  xlsx: "Excel (XLSX)",
  fasta: "FASTA",
  genbank: "GenBank",
};

/** The view as a file, whole: scope and search as they are. A press while it is made stops it. */
export const ExportButton = ({ kind, search }: { kind: LibraryKind; search: LibrarySearch }) => {
  const t = useWords();
  const format = useFormat();
  const toasts = useToasts();
  const work = useRef<AbortController | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const fileOf = async (wanted: ExportFormat, entries: readonly LibraryEntry[]): Promise<Blob | null> => {
    if (wanted !== "xlsx")
      return new Blob([writeLibrary(kind, entries, wanted)], { type: "text/plain;charset=utf-8" });
    const { fitsWorkbook, MAX_CELL_CHARACTERS, writeWorkbook } = await import("../../../kernel/workbook.ts");
    const rows = libraryTable(kind, entries);
    if (fitsWorkbook(rows)) return writeWorkbook(rows, t(`biolibrary.${kind}`));
    toasts.warning(t("biolibrary.cellTooLong", { limit: format.number(MAX_CELL_CHARACTERS) }));
    return null;
  };
  const save = async (wanted: ExportFormat) => {
    const started = new AbortController();
    work.current = started;
    setDone(0);
    try {
      const entries = await loadAll(kind, search, { signal: started.signal, onProgress: setDone });
      const file = await fileOf(wanted, entries);
      if (file) saveBlob(file, `${t(`biolibrary.${kind}`)}.${endings[wanted]}`);
    } catch (error) {
      if (!started.signal.aborted) toasts.failure(error);
    } finally {
      setDone(null);
    }
  };
  if (done !== null)
    return (
      <Button onClick={() => work.current?.abort()}>
        {t("biolibrary.exporting", { number: format.number(done) })}
      </Button>
    );
  const items = formatsOf(kind).map((key) => ({ key, label: names[key], onClick: () => void save(key) }));
  return (
    <Dropdown trigger={["click"]} menu={{ items }}>
      <Button icon={<DownloadOutlined />} aria-haspopup="menu">
        {t("sequences.export")}
      </Button>
    </Dropdown>
  );
};
