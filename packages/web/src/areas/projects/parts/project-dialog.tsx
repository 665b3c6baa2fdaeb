import type { Project } from "@benchleaf/contract";
import { Form, Input, Radio } from "antd";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useSaveProject } from "../projects.queries.ts";

interface Entry {
  readonly name: string;
  readonly accessLevel: "PUBLIC" | "PRIVATE";
}

interface ProjectDialogProps {
  /** The project to change, or null for a new one. */
  readonly project: Project | null;
  readonly onClose: () => void;
  readonly onSaved: (project: Project) => void;
}

/** Creates a project, or renames one and changes its visibility. */
export const ProjectDialog = ({ project, onClose, onSaved }: ProjectDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const save = useSaveProject(project?.id ?? null);
  const submit = (entry: Entry) => {
    save.mutate(entry, {
      onSuccess: (saved) => {
        toasts.success(project ? t("projects.updated") : t("projects.created", { name: saved.name }));
        onSaved(saved);
      },
      onError: toasts.failure,
    });
  };
  return (
    <FormDialog
      title={t(project ? "projects.edit" : "projects.createTitle")}
      action={t(project ? "shell.save" : "shell.create")}
      isBusy={save.isPending}
      initialValues={{ name: project?.name ?? "", accessLevel: project?.settings.accessLevel ?? "PRIVATE" }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={t("projects.nameLabel")}
        rules={[
          { required: true, whitespace: true, message: t("projects.nameRequired") },
          { max: 100, message: t("projects.nameTooLong") },
        ]}
      >
        <Input autoFocus autoComplete="off" />
      </Form.Item>
      <Form.Item name="accessLevel" label={t("projects.access")}>
        <Radio.Group
          vertical
          options={[
            {
              value: "PRIVATE",
              label: `${t("projects.accessPrivate")} · ${t("projects.accessPrivateHelp")}`,
            },
            { value: "PUBLIC", label: `${t("projects.accessPublic")} · ${t("projects.accessPublicHelp")}` },
          ]}
        />
      </Form.Item>
    </FormDialog>
  );
};
