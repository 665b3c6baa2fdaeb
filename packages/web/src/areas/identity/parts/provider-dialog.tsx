import type { IdentityProvider, ProviderSettings } from "@benchleaf/contract";
import { Form, Input, Radio, Switch } from "antd";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useSaveProvider } from "../identity.queries.ts";

interface ProviderDialogProps {
  /** The provider to change, or the protocol of a new one. */
  readonly provider: IdentityProvider | "oidc" | "saml";
  readonly onClose: () => void;
}

type Entry = Record<string, string | boolean | undefined>;

const settingsOf = (
  protocol: "oidc" | "saml",
  { clientSecret, ...entry }: Entry,
  roleId: string | null,
): ProviderSettings =>
  ({ ...entry, ...(clientSecret ? { clientSecret } : {}), roleId, protocol }) as unknown as ProviderSettings;

/** Adds or changes a provider; the secret that is stored is never shown, and stays if none is typed. */
export const ProviderDialog = ({ provider, onClose }: ProviderDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const known = typeof provider === "string" ? null : provider;
  const protocol = typeof provider === "string" ? provider : provider.protocol;
  const save = useSaveProvider(known?.id ?? null);
  const required = [{ required: true, whitespace: true, message: t("identity.required") }];
  const address = [...required, { type: "url" as const, message: t("identity.addressInvalid") }];
  const submit = (entry: Entry) => {
    save.mutate(settingsOf(protocol, entry, known?.roleId ?? null), {
      onSuccess: ({ name }) => {
        toasts.success(t("identity.providerSaved", { name }));
        onClose();
      },
      onError: toasts.failure,
    });
  };
  return (
    <FormDialog
      title={t(known ? "identity.editProvider" : "identity.addProvider")}
      action={t("shell.save")}
      isBusy={save.isPending}
      initialValues={known ? { ...known } : { joining: "members", isEnabled: true }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item name="name" label={t("identity.name")} extra={t("identity.nameHelp")} rules={required}>
        <Input maxLength={64} autoFocus autoComplete="off" />
      </Form.Item>
      {protocol === "oidc" ? (
        <>
          <Form.Item
            name="issuer"
            label={t("identity.issuer")}
            extra={t("identity.issuerHelp")}
            rules={address}
          >
            <Input placeholder="https://login.example.org" autoComplete="off" />
          </Form.Item>
          <Form.Item name="clientId" label={t("identity.clientId")} rules={required}>
            <Input maxLength={200} autoComplete="off" />
          </Form.Item>
          <Form.Item
            name="clientSecret"
            label={t("identity.clientSecret")}
            extra={known ? t("identity.clientSecretKept") : null}
          >
            <Input.Password maxLength={500} autoComplete="new-password" />
          </Form.Item>
        </>
      ) : (
        <>
          <Form.Item name="entryPoint" label={t("identity.entryPoint")} rules={address}>
            <Input placeholder="https://login.example.org/saml" autoComplete="off" />
          </Form.Item>
          <Form.Item name="idpIssuer" label={t("identity.idpIssuer")} rules={required}>
            <Input maxLength={500} autoComplete="off" />
          </Form.Item>
          <Form.Item
            name="certificate"
            label={t("identity.certificate")}
            extra={t("identity.certificateHelp")}
            rules={required}
          >
            <Input.TextArea rows={6} spellCheck={false} />
          </Form.Item>
        </>
      )}
      <Form.Item name="joining" label={t("identity.joining")}>
        <Radio.Group
          vertical
          options={[
            { value: "members", label: t("identity.joiningMembers") },
            { value: "domain", label: t("identity.joiningDomain") },
          ]}
        />
      </Form.Item>
      <Form.Item name="isEnabled" label={t("identity.isEnabled")} valuePropName="checked">
        <Switch />
      </Form.Item>
    </FormDialog>
  );
};
