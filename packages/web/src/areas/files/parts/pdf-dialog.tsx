import { type LabFile, PDF_FILES_AT_ONCE, type PdfMode, previewsApi } from "@benchleaf/contract";
import { Button, Form, Radio } from "antd";
import { useEffect, useRef, useState } from "react";
import { call, download, saveBlob } from "../../../kernel/client.ts";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { isInProgress, usePdfExport } from "../pdf.queries.ts";
import { PdfProgress } from "./pdf-progress.tsx";

interface PdfDialogProps {
  readonly files: readonly LabFile[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Progress of a long export; a user who closes the dialog is notified when it is ready. */
const Waiting = ({
  pdfExportId,
  title,
  onClose,
}: {
  pdfExportId: string;
  title: string;
  onClose: () => void;
}) => {
  const t = useTranslation();
  const { data: made } = usePdfExport(pdfExportId);
  return (
    <Dialog
      open
      title={title}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t("shell.close")}</Button>}
    >
      {made && isInProgress(made) && <p>{t("fileActions.pdfLong")}</p>}
      {made ? <PdfProgress made={made} /> : <ListSkeleton label={t("shell.loading")} />}
    </Dialog>
  );
};

/** Several files as one PDF or one of each: a few at once, many as a job. */
export const PdfDialog = ({ files, onDone, onClose }: PdfDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { timezone } = usePreferences();
  const [isBusy, setIsBusy] = useState(false);
  const [job, setJob] = useState<string | null>(null);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const title = t("fileActions.pdfTitle", { files: files.length });
  const make = async ({ mode }: { mode: PdfMode }) => {
    setIsBusy(true);
    try {
      const body = { fileIds: files.map(({ id }) => id), mode, timezone };
      if (files.length > PDF_FILES_AT_ONCE)
        return setJob((await call(previewsApi.createExport, { body })).id);
      const made = await download(previewsApi.batchExport, { body }, stop.current.signal);
      saveBlob(made.blob, made.fileName);
      onDone();
    } catch (error) {
      setIsBusy(false);
      toasts.failure(error);
    }
  };
  if (job !== null) return <Waiting pdfExportId={job} title={title} onClose={onDone} />;
  return (
    <FormDialog
      title={title}
      action={t("fileActions.pdfMake")}
      isBusy={isBusy}
      initialValues={{ mode: "merge" }}
      onSubmit={make}
      onClose={onClose}
    >
      <Form.Item name="mode">
        <Radio.Group
          options={(["merge", "zip"] as const).map((mode) => ({
            value: mode,
            label: t(`fileActions.pdf_${mode}`),
          }))}
        />
      </Form.Item>
    </FormDialog>
  );
};
