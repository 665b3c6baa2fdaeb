import { CloseOutlined } from "@ant-design/icons";
import { readScannedCode } from "@benchleaf/contract";
import { Button } from "antd";
import type { OpenSubject } from "../../../kernel/subjects/subject.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useCodeChanges, useRecordCodes } from "../labels.queries.ts";
import { CodeField } from "./code-field.tsx";
import styles from "./scan.module.css";

/** The codes of a record; users who may edit it can assign codes that its tubes came with. */
export const RecordCodes = ({ subject }: { readonly subject: OpenSubject }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { data: codes = [] } = useRecordCodes(subject);
  const { assign, remove } = useCodeChanges(subject);
  const add = (text: string) => {
    const code = readScannedCode(text);
    if (code === null) return;
    assign.mutate(code, {
      onSuccess: () => toasts.success(t("labels.assigned", { code })),
      onError: toasts.failure,
    });
  };
  return (
    <details className={styles.codes}>
      <summary>{t("labels.codesTitle")}</summary>
      <ul>
        {codes.map(({ code, isOwn }) => (
          <li key={code}>
            <span className={styles.digits}>{code}</span>
            <span className={styles.soft}>{t(isOwn ? "labels.ownCode" : "labels.assignedCode")}</span>
            {!isOwn && subject.abilities.edit && (
              <Button
                size="small"
                type="text"
                icon={<CloseOutlined />}
                aria-label={t("labels.removeCode", { code })}
                onClick={() =>
                  remove.mutate(code, {
                    onSuccess: () => toasts.success(t("labels.codeRemoved", { code })),
                    onError: toasts.failure,
                  })
                }
              />
            )}
          </li>
        ))}
      </ul>
      {subject.abilities.edit && (
        <>
          <p className={styles.soft}>{t("labels.assignHelp")}</p>
          <CodeField action={t("labels.assignAction")} isBusy={assign.isPending} onCode={add} />
        </>
      )}
    </details>
  );
};
