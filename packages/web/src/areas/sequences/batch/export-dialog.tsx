import { sequencesApi, type WriteNoteWire, type WrittenFormat } from "@benchleaf/contract";
import { Popover, Select } from "antd";
import { useState } from "react";
import { call, download, saveBlob } from "../../../kernel/client.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { runIn } from "../../../kernel/workers/run-in-worker.ts";
import { nucleicFormats } from "../export-formats.ts";
import { formatLoss } from "../format-loss.ts";
import styles from "./batch.module.css";
import { BatchDialog } from "./batch-dialog.tsx";
import type { BatchProps } from "./batch-props.ts";
import { formatOf } from "./batch-rules.ts";
import { Skipped, useBatch } from "./use-batch.ts";
import type { ZipPart } from "./zip.worker.ts";

const MAX_NAMED = 30;

const zip = (parts: readonly ZipPart[]): Promise<Uint8Array<ArrayBuffer>> =>
  runIn(new Worker(new URL("./zip.worker.ts", import.meta.url), { type: "module" }), parts, {});

/** Many sequences as files of one format in an archive, with what the format cannot hold of each. */
export default function ExportDialog({ files, onClose }: BatchProps) {
  const t = useTranslation();
  const toasts = useToasts();
  const [format, setFormat] = useState<WrittenFormat>("genbank");
  const batch = useBatch<readonly WriteNoteWire[]>(files);
  const run = async () => {
    const parts: ZipPart[] = [];
    const isWhole = await batch.run(async (file, signal) => {
      const written = formatOf(file, format);
      if (written === null) throw new Skipped(t("moleculeList.exportWrongKind"));
      const request = { params: { sequenceId: file.id }, query: { format: written } };
      const [{ warnings }, { blob, fileName }] = await Promise.all([
        call(sequencesApi.exportNotes, request, { signal }),
        download(sequencesApi.export, request, signal),
      ]);
      parts.push({ name: fileName, bytes: new Uint8Array(await blob.arrayBuffer()) });
      return warnings;
    });
    if (!isWhole || parts.length === 0) return;
    saveBlob(new Blob([await zip(parts)], { type: "application/zip" }), `sequences-${format}.zip`);
    toasts.success(t("moleculeList.exportDone", { count: parts.length }));
  };
  const losses = (warnings: readonly WriteNoteWire[]) => (
    <ul className={styles.choices}>
      {warnings.slice(0, MAX_NAMED).map((note) => {
        const words = formatLoss(note, t);
        return <li key={words}>{words}</li>;
      })}
    </ul>
  );
  return (
    <BatchDialog
      title={t("moleculeList.exportTitle", { count: files.length })}
      help={t("moleculeList.exportHelp")}
      files={files}
      batch={batch}
      runLabel={t("moleculeList.exportRun")}
      onRun={() => void run().catch(toasts.failure)}
      onClose={onClose}
      columns={[
        {
          key: "state",
          header: t("moleculeList.columnState"),
          width: "minmax(160px, 1fr)",
          cell: (warnings) =>
            warnings.length === 0 ? (
              t("moleculeList.exportWritten")
            ) : (
              <Popover trigger="click" content={losses(warnings)}>
                <button type="button" className={styles.link}>
                  {t("moleculeList.exportLosses", { count: warnings.length })}
                </button>
              </Popover>
            ),
        },
      ]}
    >
      <div className={styles.settings}>
        <Select
          aria-label={t("moleculeList.exportFormat")}
          style={{ width: 220 }}
          value={format}
          options={nucleicFormats.map((value) => ({ value, label: t(`sequences.format-${value}`) }))}
          onChange={setFormat}
        />
      </div>
    </BatchDialog>
  );
}
