import { SyncOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useState } from "react";
import { useToasts } from "../../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import type { DocumentSession } from "../../hooks/use-document-session.ts";
import { loadSequence } from "../../sequences.queries.ts";
import styles from "./workbench.module.css";

type NewsProps = Pick<DocumentSession, "file" | "newer" | "isUnsaved" | "takeTheirs">;

/** What was saved elsewhere meanwhile, and the way to it. */
export const WorkStatus = ({ file, newer, isUnsaved, takeTheirs }: NewsProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [isLoading, setLoading] = useState(false);
  if (newer === null) return null;
  const show = async () => {
    setLoading(true);
    try {
      takeTheirs(await loadSequence(file.id, null));
    } catch (error) {
      toasts.failure(error);
    } finally {
      setLoading(false);
    }
  };
  const { version, authorName } = newer;
  const saved =
    authorName === null
      ? t("sequences.newerTab", { version })
      : t("sequences.newerAuthor", { author: authorName, version });
  return (
    <div className={styles.reason} role="status">
      <SyncOutlined aria-hidden />
      {saved}
      {isUnsaved ? (
        <span>{t("sequences.newerMerged")}</span>
      ) : (
        <Button size="small" loading={isLoading} onClick={() => void show()}>
          {t("sequences.newerShow")}
        </Button>
      )}
    </div>
  );
};
