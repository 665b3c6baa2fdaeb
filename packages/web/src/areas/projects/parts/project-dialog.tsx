import type { Project } from "@benchleaf/contract";
import { Form, Input, Modal, Radio } from "antd";
import { useNotice } from "../../../kernel/notice.ts";
import { useWords } from "../../../kernel/words.ts";
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

/** Creates a project, or renames one and changes who may open it. */
export const ProjectDialog = ({ project, onClose, onSaved }: ProjectDialogProps) => {
  const t = useWords();
  const notice = useNotice();
  const [form] = Form.useForm<Entry>();
  const save = useSaveProject(project?.id ?? null);
  const submit = (entry: Entry) => {
    if (save.isPending) return;
    save.mutate(entry, {
      onSuccess: (saved) => {
        notice.success(project ? t("projects.updated") : t("projects.created", { name: saved.name }));
        onSaved(saved);
      },
      onError: notice.failure,
    });
  };
  return (
    <Modal
      open
      title={t(project ? "projects.edit" : "projects.createTitle")}
      okText={t(project ? "shell.save" : "shell.create")}
      cancelText={t("shell.cancel")}
      confirmLoading={save.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        validateTrigger="onBlur"
        initialValues={{ name: project?.name ?? "", accessLevel: project?.settings.accessLevel ?? "PRIVATE" }}
        onFinish={submit}
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
      </Form>
    </Modal>
  );
};
