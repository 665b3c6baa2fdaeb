import { CopyOutlined, DownloadOutlined, FolderAddOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useState } from "react";
import { saveBlob } from "../../../kernel/client.ts";
import { plainMarkdown } from "../../../kernel/markdown.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { SaveFileDialog } from "../../../shared/files/save-file-dialog.tsx";
import { useCopy } from "../use-copy.ts";
import styles from "./tools.module.css";

export interface Result {
  readonly text: string;
  /** With its ending: what reads like a sequence becomes one in a project. */
  readonly fileName: string;
  /** As a page of Markdown, where it is to be read rather than a sequence. */
  readonly page?: string;
}

/** Actions on a result: copy, download, save as a file in a project. */
export const ResultBar = ({ text, fileName, page }: Result) => {
  const t = useTranslation();
  const copy = useCopy();
  const [isKeeping, setKeeping] = useState(false);
  const safeName = fileName.replace(/[\\/:*?"<>|]/g, "_");
  const title = safeName.replace(/\.txt$/, "");
  return (
    <div className={styles.bar}>
      <Button size="small" icon={<CopyOutlined aria-hidden />} onClick={() => void copy(text)}>
        {t("toolbox.copy")}
      </Button>
      <Button
        size="small"
        icon={<DownloadOutlined aria-hidden />}
        onClick={() => saveBlob(new Blob([text], { type: "text/plain;charset=utf-8" }), safeName)}
      >
        {t("toolbox.download")}
      </Button>
      <Button size="small" icon={<FolderAddOutlined aria-hidden />} onClick={() => setKeeping(true)}>
        {t("saveFile.keep")}
      </Button>
      {isKeeping && (
        <SaveFileDialog
          {...(page === undefined
            ? { name: safeName, text }
            : { name: title, ending: ".md", text: `# ${plainMarkdown(title)}\n\n${page}\n` })}
          onClose={() => setKeeping(false)}
        />
      )}
    </div>
  );
};
