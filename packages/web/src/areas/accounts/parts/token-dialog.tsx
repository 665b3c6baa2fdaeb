import { MAX_TOKEN_DAYS, type PermissionKey, permissionKeys } from "@benchleaf/contract";
import { Form, Input, InputNumber, Modal, Select } from "antd";
import { useState } from "react";
import { useNotice } from "../../../kernel/notice.ts";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useSession } from "../../../kernel/session.ts";
import { useWords } from "../../../kernel/words.ts";
import { CopyText } from "../../../ui/copy-text.tsx";
import { useCreateToken } from "../tokens.queries.ts";
import styles from "./tokens.module.css";

interface Entry {
  readonly name: string;
  readonly days: number;
  readonly permissions: PermissionKey[];
}

/** Makes a token and shows it, once. */
export const TokenDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useWords();
  const notice = useNotice();
  const { authorities } = useSession();
  const [token, setToken] = useState<string | null>(null);
  const create = useCreateToken();
  const submit = (entry: Entry) =>
    create.mutate(entry, { onSuccess: (made) => setToken(made.token), onError: notice.failure });
  if (token !== null) {
    return (
      <Modal open title={t("teams.newToken")} footer={null} onCancel={onClose}>
        <p className={styles.shown}>{t("teams.tokenShown")}</p>
        <CopyText
          label={t("teams.token")}
          text={token}
          copy={t("identity.copy")}
          copied={t("identity.copied")}
        />
      </Modal>
    );
  }
  const held = permissionKeys.filter((key) => authorities.includes(key));
  return (
    <FormDialog
      title={t("teams.newToken")}
      action={t("shell.create")}
      isBusy={create.isPending}
      initialValues={{ days: 90, permissions: [] }}
      name="access-token"
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={t("teams.tokenName")}
        rules={[{ required: true, whitespace: true, message: t("teams.tokenNameRequired") }]}
      >
        <Input autoFocus maxLength={64} autoComplete="off" />
      </Form.Item>
      <Form.Item name="days" label={t("teams.tokenDays")} rules={[{ required: true }]}>
        <InputNumber min={1} max={MAX_TOKEN_DAYS} precision={0} />
      </Form.Item>
      <Form.Item
        name="permissions"
        label={t("teams.permissions")}
        rules={[{ required: true, type: "array", min: 1, message: t("teams.tokenPermissionsRequired") }]}
      >
        <Select
          mode="multiple"
          optionFilterProp="label"
          options={held.map((key) => ({ value: key, label: t(`permissions.${key}`) }))}
        />
      </Form.Item>
    </FormDialog>
  );
};
