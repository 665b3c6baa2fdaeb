import type { CitationStyle } from "@benchleaf/contract";
import { Button, Select } from "antd";
import { useId, useState } from "react";
import { saveBlob } from "../../../kernel/client.ts";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useCitations } from "../library.queries.ts";
import styles from "./library.module.css";

const styleKeys: readonly CitationStyle[] = [
  "gb-t-7714",
  "apa",
  "vancouver",
  "nature",
  "bibtex",
  "ris",
  "csl-json",
];

/** References of papers in a style, to copy or to take along. */
export const CiteDialog = ({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const styleId = useId();
  const [style, setStyle] = useState<CitationStyle>("gb-t-7714");
  const { data, error, refetch } = useCitations(ids, style);
  const copy = async () => {
    if (!data) return;
    await navigator.clipboard.writeText(data.text);
    toasts.success(t("papers.copied"));
  };
  return (
    <Dialog
      open
      title={t("papers.citeTitle")}
      width={640}
      okText={t("papers.copy")}
      okButtonProps={{ disabled: !data }}
      cancelText={t("papers.close")}
      onOk={() => void copy().catch(toasts.failure)}
      onCancel={onClose}
    >
      <div className={styles.stack}>
        <label htmlFor={styleId}>{t("papers.style")}</label>
        <Select
          id={styleId}
          value={style}
          options={styleKeys.map((key) => ({ value: key, label: t(`papers.style-${key}`) }))}
          onChange={setStyle}
        />
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <ListSkeleton rows={3} label={t("shell.loading")} />}
        {data && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1).
          <pre className={styles.reference} tabIndex={0}>
            {data.text}
          </pre>
        )}
        {data && (
          <div>
            <Button onClick={() => saveBlob(new Blob([data.text], { type: "text/plain" }), data.fileName)}>
              {t("papers.download")}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
};
