import { CaretDownOutlined } from "@ant-design/icons";
import type { PermissionKey, Role } from "@benchleaf/contract";
import { Form, Input, Tree } from "antd";
import { useMemo, useState } from "react";
import { useNotice } from "../../../kernel/notice.ts";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { roleName } from "../../../kernel/role-name.ts";
import { useSession } from "../../../kernel/session.ts";
import { type PhraseKey, useWords } from "../../../kernel/words.ts";
import { saveRole, useChange, usePermissionTree } from "../settings.queries.ts";
import styles from "./settings.module.css";

/** The whole tree of permissions by module; what one does not hold cannot be given. */
const useTreeNodes = (isReadOnly: boolean) => {
  const t = useWords();
  const { authorities } = useSession();
  const { data = [] } = usePermissionTree();
  return useMemo(() => {
    const held = new Set<string>(authorities);
    return data.map(({ module, permissions }) => ({
      key: `module:${module}`,
      title: t(`permissions.${module}` as PhraseKey),
      disableCheckbox: isReadOnly || !permissions.every((key) => held.has(key)),
      children: permissions.map((key) => ({
        key,
        title: t(`permissions.${key}`),
        disableCheckbox: isReadOnly || !held.has(key),
      })),
    }));
  }, [t, data, authorities, isReadOnly]);
};

/** Makes a role, changes one, or shows what one that cannot be changed holds. */
export const RoleDialog = ({ role, onClose }: { role: Role | null; onClose: () => void }) => {
  const t = useWords();
  const notice = useNotice();
  const isReadOnly = role !== null && !role.abilities.update;
  const nodes = useTreeNodes(isReadOnly);
  const [keys, setKeys] = useState<readonly string[]>(role?.authorities ?? []);
  // Of parts that are not there; what a role holds of them stays.
  const seen = new Set(nodes.flatMap(({ children }) => children.map(({ key }): string => key)));
  const unseen = keys.filter((key) => !key.startsWith("module:") && !seen.has(key));
  const [form] = Form.useForm<{ name: string }>();
  const save = useChange(saveRole);
  const submit = ({ name }: { name: string }) => {
    const authorities = keys.filter((key) => !key.startsWith("module:")) as PermissionKey[];
    save.mutate(
      { roleId: role?.id ?? null, body: { name: name.trim(), authorities } },
      {
        onSuccess: () => {
          notice.success(t("teams.saved"));
          onClose();
        },
        onError: notice.failure,
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
        <Form.Item label={t("teams.permissions")} extra={isReadOnly ? null : t("teams.permissionsHelp")}>
          <div className={styles.tree}>
            <Tree
              checkable
              selectable={false}
              switcherIcon={<CaretDownOutlined aria-hidden="true" />}
              aria-label={t("teams.permissions")}
              treeData={nodes}
              checkedKeys={keys.filter((key) => !unseen.includes(key))}
              onCheck={(checked) => Array.isArray(checked) && setKeys([...unseen, ...checked.map(String)])}
            />
          </div>
        </Form.Item>
      </Form>
    </Dialog>
  );
};
