import type { PermissionKey, Role } from "@benchleaf/contract";
import { Form, Input, Select } from "antd";
import { useState } from "react";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { useSession } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { roleName } from "../../../shared/access/role-name.ts";
import { saveRole, useChange, useRoles } from "../settings.queries.ts";
import { PermissionTree } from "./permission-tree.tsx";

/** Makes a role, changes one, or shows what one that cannot be changed holds. */
export const RoleDialog = ({ role, onClose }: { role: Role | null; onClose: () => void }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const isReadOnly = role !== null && !role.abilities.update;
  const { authorities: held } = useSession();
  const templates = useRoles(role === null).data?.records ?? [];
  const [keys, setKeys] = useState<readonly string[]>(role?.authorities ?? []);
  const [form] = Form.useForm<{ name: string }>();
  const save = useChange(saveRole);
  const submit = ({ name }: { name: string }) => {
    const authorities = keys as PermissionKey[];
    save.mutate(
      { roleId: role?.id ?? null, body: { name: name.trim(), authorities } },
      {
        onSuccess: () => {
          toasts.success(t("teams.saved"));
          onClose();
        },
        onError: toasts.failure,
      },
    );
  };
  const title = role === null ? t("teams.newRole") : roleName(t, role);
  return (
    <Dialog
      open
      width={640}
      title={title}
      okText={t("shell.save")}
      cancelText={t(isReadOnly ? "shell.close" : "shell.cancel")}
      okButtonProps={isReadOnly ? { style: { display: "none" } } : {}}
      confirmLoading={save.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        validateTrigger="onBlur"
        initialValues={{ name: role === null ? "" : roleName(t, role) }}
        onFinish={submit}
      >
        <Form.Item
          name="name"
          label={t("teams.roleName")}
          rules={[{ required: true, whitespace: true, max: 64, message: t("teams.roleNameRequired") }]}
        >
          <Input autoFocus={!isReadOnly} disabled={isReadOnly} maxLength={64} autoComplete="off" />
        </Form.Item>
        {role === null && templates.length > 0 && (
          <Form.Item label={t("teams.roleTemplate")} htmlFor="role-template">
            <Select
              id="role-template"
              allowClear
              placeholder={t("teams.roleEmpty")}
              options={templates.map((one) => ({ value: one.id, label: roleName(t, one) }))}
              onChange={(id?: string) => {
                const template = templates.find((one) => one.id === id);
                setKeys((template?.authorities ?? []).filter((key) => held.includes(key)));
              }}
            />
          </Form.Item>
        )}
        <Form.Item label={t("teams.permissions")} extra={isReadOnly ? null : t("teams.permissionsHelp")}>
          <PermissionTree keys={keys} isReadOnly={isReadOnly} onChange={setKeys} />
        </Form.Item>
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      </Form>
    </Dialog>
  );
};
