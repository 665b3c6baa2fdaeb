import { MAX_TOKEN_DAYS, type PermissionKey } from "@benchleaf/contract";
import { Button, Form, Input, InputNumber, Select, Space } from "antd";
import { useState } from "react";
import { Dialog } from "../../../kernel/parts/dialog.tsx";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useSession } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { CopyText } from "../../../ui/copy-text.tsx";
import { useCreateToken, useOfferedPermissions } from "../tokens.queries.ts";
import styles from "./tokens.module.css";

interface Entry {
  readonly name: string;
  readonly days: number;
  readonly permissions: PermissionKey[];
}

interface PermissionsFieldProps {
  readonly id?: string;
  readonly value?: PermissionKey[];
  readonly onChange?: (keys: PermissionKey[]) => void;
}

/** What one holds oneself, by part of the product; what only reads, and all of it, with one press. */
const PermissionsField = ({ id, value = [], onChange }: PermissionsFieldProps) => {
  const t = useTranslation();
  const { authorities } = useSession();
  const { data: offered = [] } = useOfferedPermissions();
  const groups = offered.map(({ module, permissions }): [string, PermissionKey[]] => [
    module,
    permissions.filter((key) => authorities.includes(key)),
  ]);
  const held = groups.flatMap(([, keys]) => keys);
  return (
    <>
      <Select
        mode="multiple"
        {...(id && { id })}
        showSearch={{ optionFilterProp: "label" }}
        maxTagCount={12}
        value={value}
        onChange={(keys: PermissionKey[]) => onChange?.(keys)}
        options={groups
          .filter(([, keys]) => keys.length > 0)
          .map(([module, keys]) => ({
            label: t(`permissions.${module}` as PhraseKey),
            options: keys.map((key) => ({ value: key, label: t(`permissions.${key}`) })),
          }))}
      />
      <Space size={8} style={{ marginTop: 8 }}>
        <Button size="small" onClick={() => onChange?.(held.filter((key) => key.endsWith("_READ")))}>
          {t("teams.tokenReadOnly")}
        </Button>
        <Button size="small" onClick={() => onChange?.(held)}>
          {t("teams.tokenAllMine")}
        </Button>
      </Space>
    </>
  );
};

/** Makes a token and shows it, once. */
export const TokenDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [token, setToken] = useState<string | null>(null);
  const create = useCreateToken();
  const submit = (entry: Entry) =>
    create.mutate(entry, { onSuccess: (made) => setToken(made.token), onError: toasts.failure });
  if (token !== null) {
    return (
      <Dialog open title={t("teams.newToken")} footer={null} onCancel={onClose}>
        <p className={styles.shown}>{t("teams.tokenShown")}</p>
        <CopyText
          label={t("teams.token")}
          text={token}
          copy={t("identity.copy")}
          copied={t("identity.copied")}
        />
      </Dialog>
    );
  }
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
        <PermissionsField />
      </Form.Item>
    </FormDialog>
  );
};
