import type { PaperDetail } from "@benchleaf/contract";
import { Checkbox } from "antd";
import { useState } from "react";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { usePaperChanges } from "../library.queries.ts";
import styles from "./library.module.css";
import { RecordFields, useRecordDraft } from "./record-fields.tsx";

/** The record of a paper, changed as one has seen it. */
export const EditRecordDialog = ({ paper, onClose }: { paper: PaperDetail; onClose: () => void }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { update } = usePaperChanges();
  const [draft, setDraft] = useRecordDraft(paper.fields);
  const [isPublic, setPublic] = useState(paper.isPublic);
  return (
    <Dialog
      open
      width={640}
      title={t("papers.editTitle")}
      okText={t("papers.save")}
      okButtonProps={{ disabled: draft.title.trim() === "" }}
      cancelText={t("papers.cancel")}
      confirmLoading={update.isPending}
      onCancel={onClose}
      onOk={() =>
        update.mutate(
          { params: { literatureId: paper.id }, body: { fields: draft, isPublic, revision: paper.revision } },
          {
            onSuccess: () => {
              toasts.success(t("papers.saved"));
              onClose();
            },
            onError: toasts.failure,
          },
        )
      }
    >
      <div className={styles.stack}>
        <RecordFields draft={draft} onChange={setDraft} />
        <Checkbox checked={isPublic} onChange={(event) => setPublic(event.target.checked)}>
          {t("papers.field-isPublic")}
        </Checkbox>
        <p className={styles.soft}>{t("papers.isPublicHelp")}</p>
      </div>
    </Dialog>
  );
};
