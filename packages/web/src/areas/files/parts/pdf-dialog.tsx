import { type LabFile, type PdfMode, previewsApi } from "@benchleaf/contract";
import { Form, Radio } from "antd";
import { useEffect, useRef, useState } from "react";
import { download, saveBlob } from "../../../kernel/client.ts";
import { useNotice } from "../../../kernel/notice.ts";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useWords } from "../../../kernel/words.ts";

interface PdfDialogProps {
  readonly files: readonly LabFile[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Several files as one PDF or one of each; closing the dialog stops waiting for it. */
export const PdfDialog = ({ files, onDone, onClose }: PdfDialogProps) => {
  const t = useWords();
  const notice = useNotice();
  const { timezone } = usePreferences();
  const [isBusy, setIsBusy] = useState(false);
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const make = async ({ mode }: { mode: PdfMode }) => {
    setIsBusy(true);
    try {
      const body = { fileIds: files.map(({ id }) => id), mode, timezone };
      const made = await download(previewsApi.batchExport, { body }, stop.current.signal);
      saveBlob(made.blob, made.fileName);
      onDone();
    } catch (error) {
      setIsBusy(false);
      notice.failure(error);
    }
  };
  return (
    <FormDialog
      title={t("filing.pdfTitle", { files: files.length })}
      action={t("filing.pdfMake")}
      isBusy={isBusy}
      initialValues={{ mode: "merge" }}
      onSubmit={make}
      onClose={onClose}
    >
      <Form.Item name="mode">
        <Radio.Group
          options={(["merge", "zip"] as const).map((mode) => ({
            value: mode,
            label: t(`filing.pdf_${mode}`),
          }))}
        />
      </Form.Item>
    </FormDialog>
  );
};
