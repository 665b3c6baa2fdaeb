import { PlusOutlined } from "@ant-design/icons";
import { type Field, type FieldedKind, fieldedKinds, fieldedLabelKey } from "@benchleaf/contract";
import { Button, Segmented } from "antd";
import { useState } from "react";
import { useFields } from "../../../kernel/fields/use-fields.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { SettingsFrame } from "../../../kernel/parts/settings-frame.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useArchiveField } from "../fields.queries.ts";
import { FieldDialog } from "../parts/field-dialog.tsx";
import { FieldList } from "../parts/field-list.tsx";
import styles from "../parts/records.module.css";

/** The fields that the team gives its kinds of records. */
export default function FieldsPage() {
  const t = useTranslation();
  const toasts = useToasts();
  const [kind, setKind] = useState<FieldedKind>("primer");
  const { data: fields, error, refetch } = useFields(kind);
  const [edited, setEdited] = useState<Field | "new" | null>(null);
  const [gone, setGone] = useState<Field | null>(null);
  const archive = useArchiveField();
  const add = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setEdited("new")}>
      {t("records.addField")}
    </Button>
  );
  const list = () => {
    if (error && !fields) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!fields) return <ListSkeleton label={t("shell.loading")} />;
    if (fields.length === 0)
      return <EmptyState title={t("records.noFields")} text={t("records.fieldsLead")} action={add} />;
    return <FieldList kind={kind} fields={fields} onEdit={setEdited} onArchive={setGone} />;
  };
  return (
    <SettingsFrame title={t("teams.fields")} actions={fields && fields.length > 0 && add}>
      <Segmented<FieldedKind>
        className={styles.kinds ?? ""}
        aria-label={t("records.fieldedKind")}
        value={kind}
        options={fieldedKinds.map((value) => ({ value, label: t(fieldedLabelKey(value)) }))}
        onChange={setKind}
      />
      {list()}
      {edited !== null && (
        <FieldDialog
          kind={kind}
          field={edited === "new" ? null : edited}
          others={fields ?? []}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        isOpen={gone !== null}
        title={t("records.archiveTitle", { name: gone?.name ?? "" })}
        action={t("records.archive")}
        isDanger
        isBusy={archive.isPending}
        onConfirm={() =>
          gone &&
          archive.mutate(gone.id, {
            onSuccess: () => {
              toasts.success(t("records.archived", { name: gone.name }));
              setGone(null);
            },
            onError: toasts.failure,
          })
        }
        onClose={() => setGone(null)}
      >
        {t("records.archiveText")}
      </ConfirmDialog>
    </SettingsFrame>
  );
}
