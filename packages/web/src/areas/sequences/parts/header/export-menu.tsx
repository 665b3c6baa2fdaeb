import { DownloadOutlined } from "@ant-design/icons";
import { type LabFile, sequencesApi, type WriteNoteWire, type WrittenFormat } from "@benchleaf/contract";
import { Button, Dropdown } from "antd";
import { useState } from "react";
import { call, download, saveBlob } from "../../../../kernel/client.ts";
import { loadPart } from "../../../../kernel/load-part.ts";
import { Dialog } from "../../../../kernel/parts/dialog.tsx";
import { formatShortcut } from "../../../../kernel/shortcut.ts";
import { useToasts } from "../../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { usePageKeys } from "../../../../kernel/use-page-keys.ts";
import { pageKeys } from "../../actions/page-keys.ts";
import { formatsFor } from "../../export-formats.ts";
import { formatLoss } from "../../format-loss.ts";
import { hasUnsavedChanges, type SequenceDocument } from "../../sequence-document.ts";

interface ExportMenuProps {
  readonly file: LabFile;
  readonly document: SequenceDocument;
  readonly shownVersion: number | null;
}

interface Asked {
  readonly format: WrittenFormat;
  readonly warnings: readonly WriteNoteWire[];
}

const MAX_NAMED = 30;

/** Exports the sequence. What the format cannot represent is shown before the file is created. */
export const ExportMenu = ({ file, document, shownVersion }: ExportMenuProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const requestOf = (format: WrittenFormat) => ({
    params: { sequenceId: file.id },
    query: { format, ...(shownVersion === null ? {} : { version: shownVersion }) },
  });
  const whileBusy = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toasts.failure(error);
    } finally {
      setBusy(false);
    }
  };
  const save = async (format: WrittenFormat) => {
    const { blob, fileName } = await download(sequencesApi.export, requestOf(format));
    saveBlob(blob, fileName);
    setAsked(null);
  };
  const sayWhatIsSaved = () => {
    if (hasUnsavedChanges(document)) toasts.info(t("sequences.exportSavedOnly"));
  };
  const print = () => {
    sayWhatIsSaved();
    void whileBusy(async () =>
      (await loadPart(() => import("../../save-pdf.ts"))).savePdf(file, shownVersion),
    );
  };
  const choose = (format: WrittenFormat) => {
    sayWhatIsSaved();
    void whileBusy(async () => {
      const { warnings } = await call(sequencesApi.exportNotes, requestOf(format));
      if (warnings.length === 0) await save(format);
      else setAsked({ format, warnings });
    });
  };
  const itemOf = (key: WrittenFormat | "pdf", run: () => void) => ({
    key,
    label: t(`sequences.format-${key}`),
    onClick: () => {
      setOpen(false);
      run();
    },
  });
  const items = [
    ...formatsFor(document.record).map((format) => itemOf(format, () => choose(format))),
    itemOf("pdf", print),
  ];
  // In the palette each by its name; the keys open the menu of them all.
  usePageKeys(() => [
    {
      key: "export",
      label: t("sequences.export"),
      shortcut: pageKeys.export,
      run: () => setOpen(true),
    },
    ...items.map(({ key, label, onClick }) => ({
      key: `export ${key}`,
      label: t("sequences.exportAs", { format: label }),
      shortcut: pageKeys.export,
      run: onClick,
    })),
  ]);
  const formatName = asked && t(`sequences.format-${asked.format}`);
  return (
    <>
      <Dropdown trigger={["click"]} open={isOpen} onOpenChange={setOpen} menu={{ items, autoFocus: true }}>
        <Button
          icon={<DownloadOutlined />}
          loading={isBusy}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          title={`${t("sequences.export")} (${formatShortcut(pageKeys.export)})`}
        >
          {t("sequences.export")}
        </Button>
      </Dropdown>
      <Dialog
        open={asked !== null}
        title={t("sequences.lossTitle", { format: formatName ?? "" })}
        okText={t("sequences.lossExport")}
        cancelText={t("sequences.cancel")}
        confirmLoading={isBusy}
        onOk={() => asked && void whileBusy(() => save(asked.format))}
        onCancel={() => setAsked(null)}
      >
        <ul>
          {asked?.warnings.slice(0, MAX_NAMED).map((note) => {
            const words = formatLoss(note, t);
            return <li key={words}>{words}</li>;
          })}
        </ul>
        {asked !== null && asked.warnings.length > MAX_NAMED && (
          <p>{t("sequences.andMore", { count: asked.warnings.length - MAX_NAMED })}</p>
        )}
        <p>{t("sequences.lossHelp")}</p>
      </Dialog>
    </>
  );
};
