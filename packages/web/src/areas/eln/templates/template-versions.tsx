import type { ElnTemplate } from "@benchleaf/contract";
import { Button, Select } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useTemplateVersions, useUpdateTemplate } from "../eln.queries.ts";
import styles from "./templates.module.css";

interface TemplateVersionsProps {
  /** The template as it is shown, at an earlier version or the newest. */
  readonly template: ElnTemplate;
  /** Shows a version; without one, the newest. */
  readonly onChoose: (version: number | undefined) => void;
}

/** The versions of a template: one is chosen to be read, and an earlier one is restored as a new version. */
export const TemplateVersions = ({ template, onChoose }: TemplateVersionsProps) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const update = useUpdateTemplate();
  const versions = useTemplateVersions(template.id).data ?? [];
  const newest = versions[0]?.version ?? template.version;
  if (versions.length < 2) return null;
  const restore = () => {
    const { id, scope, category, name, description, content, fields, version } = template;
    if (scope === "preset") return;
    update.mutate(
      {
        params: { template: id },
        body: { scope, category, name, description, content, fields, version: newest },
      },
      {
        onSuccess: () => {
          toasts.success(t("documents.versionRestored", { version }));
          onChoose(undefined);
        },
        onError: toasts.failure,
      },
    );
  };
  return (
    <div className={styles.versions}>
      <Select
        aria-label={t("documents.tab-versions")}
        popupMatchSelectWidth={false}
        value={template.version}
        options={versions.map(({ version, authorName, createTime }) => ({
          value: version,
          label: t("documents.versionAbout", {
            version,
            about: `${authorName} · ${format.dateTime(createTime)}`,
          }),
        }))}
        onChange={(version: number) => onChoose(version === newest ? undefined : version)}
      />
      {template.version !== newest && template.isEditable && (
        <Button loading={update.isPending} onClick={restore}>
          {t("documents.versionRestore")}
        </Button>
      )}
    </div>
  );
};
