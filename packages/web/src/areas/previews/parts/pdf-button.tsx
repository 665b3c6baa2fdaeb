import { FilePdfOutlined } from "@ant-design/icons";
import { type FilePage, previewsApi } from "@benchleaf/contract";
import { Button } from "antd";
import { useState } from "react";
import { download, saveBlob } from "../../../kernel/client.ts";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";

/** The version that is shown, as PDF in the reader's language and zone. */
export const PdfButton = ({ page }: { page: FilePage }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { timezone } = usePreferences();
  const [isBusy, setIsBusy] = useState(false);
  const { file, version } = page;
  const save = async () => {
    setIsBusy(true);
    try {
      const params = { fileType: file.kind, fileId: file.id };
      const made = await download(previewsApi.previewByPdf, { params, query: { version, timezone } });
      saveBlob(made.blob, made.fileName);
    } catch (error) {
      toasts.failure(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button icon={<FilePdfOutlined />} loading={isBusy} onClick={() => void save()}>
      {t("previews.savePdf")}
    </Button>
  );
};
