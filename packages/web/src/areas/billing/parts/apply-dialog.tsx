import {
  type ActivationModule,
  type ActivationState,
  moduleFeatures,
  normalEmail,
  researchFieldSchema,
} from "@benchleaf/contract";
import { Checkbox, Form, Input, Select } from "antd";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useSession } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { isMobile } from "../../../ui/dial-codes.ts";
import { MobileField } from "../../../ui/mobile-field.tsx";
import { useApply } from "../activation.queries.ts";

interface Entry {
  readonly modules: ActivationModule[];
  readonly name: string;
  readonly organizationName: string;
  readonly mobile?: string;
  readonly email?: string;
  readonly researchField?: (typeof researchFieldSchema)["options"][number];
}

interface ApplyDialogProps {
  readonly module: ActivationModule;
  readonly activation: ActivationState;
  readonly onClose: () => void;
}

/** Applies for one module or several; asks for a phone number if the account has none. */
export const ApplyDialog = ({ module, activation, onClose }: ApplyDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const user = useSession();
  const { locale } = usePreferences();
  const apply = useApply();
  const open = activation.modules.filter(
    ({ isEnabled, application }) => !isEnabled && application?.status !== "waiting",
  );
  const required = (message: string) => [{ required: true, whitespace: true, message }];
  const submit = ({ email, ...entry }: Entry) => {
    apply.mutate(
      { ...entry, ...(email ? { email: email.trim() } : {}) },
      {
        onSuccess: () => {
          toasts.success(t("billing.submitted"));
          onClose();
        },
        onError: toasts.failure,
      },
    );
  };
  return (
    <FormDialog
      title={t("billing.apply")}
      action={t("billing.submit")}
      isBusy={apply.isPending}
      initialValues={{ modules: [module], name: user.name, email: user.email ?? "" }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        name="modules"
        label={t("billing.wantedModules")}
        validateTrigger="onChange"
        rules={[
          {
            // Not `required`: that would mark the group in a way that groups do not know.
            validator: async (_, value?: readonly ActivationModule[]) => {
              if (!value || value.length === 0) throw new Error(t("billing.modulesRequired"));
            },
          },
        ]}
      >
        <Checkbox.Group
          options={open.map((one) => ({
            value: one.module,
            label: t(`features.${moduleFeatures[one.module]}`),
          }))}
        />
      </Form.Item>
      <Form.Item name="name" label={t("billing.applicantName")} rules={required(t("billing.nameRequired"))}>
        <Input autoComplete="name" maxLength={100} />
      </Form.Item>
      <Form.Item
        name="organizationName"
        label={t("billing.organizationName")}
        rules={required(t("billing.organizationRequired"))}
      >
        <Input autoComplete="organization" maxLength={100} />
      </Form.Item>
      {user.mobile === null && (
        <Form.Item
          name="mobile"
          label={t("personal.mobile")}
          rules={[
            {
              validator: async (_, value?: string) => {
                if (!value || !isMobile(value)) throw new Error(t("accounts.mobileInvalid"));
              },
            },
          ]}
        >
          <MobileField
            locale={locale}
            codeLabel={t("personal.countryCode")}
            numberLabel={t("personal.mobile")}
          />
        </Form.Item>
      )}
      <Form.Item
        name="email"
        label={`${t("billing.email")} (${t("shell.optional")})`}
        rules={[
          {
            validator: async (_, value?: string) => {
              if (value && normalEmail(value) === null) throw new Error(t("accounts.emailInvalid"));
            },
          },
        ]}
      >
        <Input type="email" autoComplete="email" maxLength={254} />
      </Form.Item>
      <Form.Item name="researchField" label={`${t("personal.researchField")} (${t("shell.optional")})`}>
        <Select
          allowClear
          placeholder={t("personal.choose")}
          options={researchFieldSchema.options.map((value) => ({
            value,
            label: t(`personal.field-${value}`),
          }))}
        />
      </Form.Item>
    </FormDialog>
  );
};
