import type { AccessLevel, Project, PublicRole } from "@benchleaf/contract";
import { Button, Form, Input, Radio } from "antd";
import { useState } from "react";
import { hasPermission } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useLeaveGuard } from "../../../kernel/use-leave-guard.tsx";
import { useSaveSettings } from "../project.queries.ts";

interface Entry {
  readonly name: string;
  readonly description: string;
  readonly accessLevel: AccessLevel;
  readonly publicRole: PublicRole;
  readonly dashboardAccessLevel: AccessLevel;
}

/** Name and visibility of a project. Read-only for users who do not manage it. */
export const SettingsForm = ({ project }: { project: Project }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const save = useSaveSettings(project.id);
  const [form] = Form.useForm<Entry>();
  const accessLevel = Form.useWatch("accessLevel", form) ?? project.settings.accessLevel;
  const [isUnsaved, setUnsaved] = useState(false);
  const { dialog } = useLeaveGuard(isUnsaved, t("shell.leaveFormHelp"));
  const mayChange = project.abilities.update && hasPermission("PROJECT_UPDATE");
  const submit = (entry: Partial<Entry>) =>
    save.mutate(entry, {
      onSuccess: () => {
        setUnsaved(false);
        toasts.success(t("projects.updated"));
      },
      onError: toasts.failure,
    });
  return (
    <Form<Entry>
      form={form}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onBlur"
      disabled={!mayChange}
      initialValues={{
        name: project.name,
        description: project.description,
        accessLevel: project.settings.accessLevel,
        publicRole: project.settings.publicRole,
        dashboardAccessLevel: project.dashboardAccessLevel,
      }}
      onValuesChange={() => setUnsaved(true)}
      onFinish={(entry) => !save.isPending && submit(entry)}
    >
      {dialog}
      {!mayChange && <p>{t("projectPages.readOnly", { owner: project.owner })}</p>}
      <Form.Item
        name="name"
        label={t("projects.nameLabel")}
        rules={[
          { required: true, whitespace: true, message: t("projects.nameRequired") },
          { max: 100, message: t("projects.nameTooLong") },
        ]}
      >
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="description"
        label={t("projectPages.description")}
        rules={[{ max: 1000, message: t("projectPages.descriptionTooLong") }]}
      >
        <Input.TextArea rows={3} />
      </Form.Item>
      {!project.isPersonal && (
        <>
          <Form.Item name="accessLevel" label={t("projects.access")} extra={t("projectPages.creatorHelp")}>
            <Radio.Group
              vertical
              options={[
                {
                  value: "PRIVATE",
                  label: `${t("projects.accessPrivate")} · ${t("projects.accessPrivateHelp")}`,
                },
                {
                  value: "PUBLIC",
                  label: `${t("projects.accessPublic")} · ${t("projects.accessPublicHelp")}`,
                },
              ]}
            />
          </Form.Item>
          {accessLevel === "PUBLIC" && (
            <Form.Item name="publicRole" label={t("projectPages.publicRole")}>
              <Radio.Group
                options={[
                  { value: "viewer", label: t("projectPages.roleViewer") },
                  { value: "editor", label: t("projectPages.roleEditor") },
                ]}
              />
            </Form.Item>
          )}
          <Form.Item name="dashboardAccessLevel" label={t("projectPages.dashboardAccess")}>
            <Radio.Group
              vertical
              options={[
                { value: "PUBLIC", label: t("projectPages.dashboardPublic") },
                { value: "PRIVATE", label: t("projectPages.dashboardPrivate") },
              ]}
            />
          </Form.Item>
        </>
      )}
      <Button type="primary" htmlType="submit" loading={save.isPending}>
        {t("shell.save")}
      </Button>
    </Form>
  );
};
