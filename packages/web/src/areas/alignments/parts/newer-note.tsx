import { SyncOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useState } from "react";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import type { NewerAlignment } from "../hooks/use-alignment-work.ts";
import styles from "./alignments.module.css";

interface NewerNoteProps {
  readonly newer: NewerAlignment;
  readonly isUnsaved: boolean;
  readonly onShow: () => Promise<void>;
}

/** What someone saved meanwhile, and the way to it. */
export const NewerNote = ({ newer, isUnsaved, onShow }: NewerNoteProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [isLoading, setLoading] = useState(false);
  const show = () => {
    setLoading(true);
    onShow().catch((error: unknown) => {
      setLoading(false);
      toasts.failure(error);
    });
  };
  return (
    <div className={styles.note} role="status">
      <SyncOutlined aria-hidden />
      <span>{t("sequences.newerAuthor", { author: newer.authorName, version: newer.version })}</span>
      {isUnsaved ? (
        <span>{t("sequences.newerMerged")}</span>
      ) : (
        <Button size="small" loading={isLoading} onClick={show}>
          {t("sequences.newerShow")}
        </Button>
      )}
    </div>
  );
};
