import { DownloadOutlined } from "@ant-design/icons";
import type { LabFile } from "@benchleaf/contract";
import { Button, Dropdown } from "antd";
import { addressOf } from "../../../kernel/client.ts";
import { preferences } from "../../../kernel/preferences.ts";
import { useTranslation } from "../../../kernel/translation.ts";

interface ExportMenuProps {
  readonly file: LabFile;
  /** The address of the row that writes the page, e.g. `/…/yydocs/12/export`. */
  readonly exportPath: string;
  /** Saves what is on the page first, so that the file holds it. */
  readonly onBefore?: () => Promise<unknown>;
  /** An earlier version, with the signatures that it has. */
  readonly version?: number;
}

/** The page as a file: Word, Markdown, HTML, or a PDF with its signatures. */
export const ExportMenu = ({ file, exportPath, onBefore, version }: ExportMenuProps) => {
  const t = useTranslation();
  const save = async (format: string) => {
    if (format === "pdf") await onBefore?.().catch(() => undefined);
    const query = { timezone: preferences.get().timezone, ...(version !== undefined && { version }) };
    const address =
      format === "pdf"
        ? addressOf(`/application/molecular-biology/fileAsset/${file.kind}/${file.id}/previewByPdf`, {
            query,
          })
        : addressOf(exportPath, { query: { ...query, format } });
    const link = document.createElement("a");
    link.href = address;
    link.download = "";
    link.click();
  };
  return (
    <Dropdown
      trigger={["click"]}
      menu={{
        items: [
          { key: "pdf", label: t("documents.exportPdf") },
          { key: "docx", label: t("documents.exportDocx") },
          { key: "markdown", label: t("documents.exportMarkdown") },
          { key: "html", label: t("documents.exportHtml") },
        ],
        onClick: ({ key }) => void save(key),
      }}
    >
      <Button icon={<DownloadOutlined />}>{t("documents.exportMenu")}</Button>
    </Dropdown>
  );
};
