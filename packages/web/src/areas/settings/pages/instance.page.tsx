import { type GlobalConfig, globalConfigEntrySchema } from "@benchleaf/contract";
import { Alert, Button, Checkbox, Form, Input, Select } from "antd";
import { useState } from "react";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { brandColors } from "../../../kernel/theme-color.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useInstanceConfig, useSaveInstanceConfig } from "../instance.queries.ts";
import { AgreementsField } from "../parts/agreements-field.tsx";
import { InstanceFrame } from "../parts/instance-frame.tsx";
import { PictureField } from "../parts/picture-field.tsx";

const LANGUAGES = [
  { value: "zh-CN", name: "shell.languageZhCn" },
  { value: "zh-TW", name: "shell.languageZhTw" },
  { value: "en-US", name: "shell.languageEnUs" },
] as const;

const METHODS = [
  { value: "email_password", name: "instance.methodEmail" },
  { value: "mobile_password", name: "instance.methodMobile" },
  { value: "google", name: "instance.methodGoogle" },
] as const;

const CAPTCHAS = [
  { type: "login", name: "instance.captchaLogin" },
  { type: "sendVerificationCode", name: "instance.captchaCode" },
] as const;
const CAPTCHA_MODES = [
  { value: "auto", name: "instance.captchaAuto" },
  { value: "always", name: "instance.captchaAlways" },
  { value: "off", name: "instance.captchaOff" },
] as const;
const NO_CAPTCHA_SET = { login: { mode: "auto" }, sendVerificationCode: { mode: "auto" } };

const PICTURES = [
  { key: "favicon", name: "instance.favicon" },
  { key: "menuLogo", name: "instance.menuLogo" },
  { key: "logoHorizontal", name: "instance.logoHorizontal" },
  { key: "logoVertical", name: "instance.logoVertical" },
  { key: "background", name: "instance.background" },
] as const;

const LINKS = [
  { key: "docUrl", name: "instance.docUrl" },
  { key: "supportUrl", name: "instance.supportUrl" },
  { key: "plasmidsGuidance", name: "instance.plasmidsGuidance" },
] as const;

/** The colour as selected, and as used where it must be readable. */
const ColorField = ({
  id,
  value = "",
  onChange,
}: {
  id?: string;
  value?: string;
  onChange?: (next: string) => void;
}) => {
  const t = useTranslation();
  const { solid } = brandColors(value);
  return (
    <>
      <Input
        type="color"
        {...(id ? { id } : {})}
        value={value}
        style={{ width: 64 }}
        onChange={({ target }) => onChange?.(target.value)}
      />{" "}
      <Button type="primary" style={{ background: solid }} tabIndex={-1} aria-hidden="true">
        {t("instance.colorSample")}
      </Button>
    </>
  );
};

const ConfigForm = ({ config, isFixed }: { config: GlobalConfig; isFixed: boolean }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [form] = Form.useForm<GlobalConfig>();
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const save = useSaveInstanceConfig();
  const submit = (entry: GlobalConfig) => {
    const emptied = Object.fromEntries(
      Object.entries(entry).map(([key, value]) => [key, value === "" ? null : (value ?? null)]),
    );
    const checked = globalConfigEntrySchema.safeParse({ ...config, ...emptied });
    setWrong(checked.success ? [] : checked.error.issues.map(({ path }) => path.join(".")));
    if (!checked.success) {
      form.scrollToField(checked.error.issues[0]?.path as (string | number)[], { focus: true });
      return;
    }
    save.mutate(checked.data, {
      onSuccess: () => toasts.success(t("instance.saved")),
      onError: toasts.failure,
    });
  };
  const problem = (key: string) =>
    wrong.some((path) => path === key || path.startsWith(`${key}.`))
      ? { validateStatus: "error" as const, help: t("instance.wrong") }
      : {};
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      disabled={isFixed}
      initialValues={{ ...config, captchaConfigs: { ...NO_CAPTCHA_SET, ...config.captchaConfigs } }}
      onFinish={submit}
      style={{ maxWidth: 560 }}
    >
      {LANGUAGES.map(({ value, name }) => (
        <Form.Item
          key={value}
          name={["brandNames", value]}
          label={t("instance.brandName", { language: t(name) })}
          {...problem(`brandNames.${value}`)}
        >
          <Input maxLength={40} />
        </Form.Item>
      ))}
      <Form.Item
        name="themeColor"
        label={t("instance.themeColor")}
        extra={t("instance.colorHelp")}
        {...problem("themeColor")}
      >
        <ColorField />
      </Form.Item>
      {PICTURES.map(({ key, name }) => (
        <Form.Item key={key} name={key} label={t(name)} {...problem(key)}>
          <PictureField label={t(name)} />
        </Form.Item>
      ))}
      <Form.Item name="languages" label={t("instance.languages")} {...problem("languages")}>
        <Select mode="multiple" options={LANGUAGES.map(({ value, name }) => ({ value, label: t(name) }))} />
      </Form.Item>
      <Form.Item
        name="signInMethods"
        label={t("instance.signInMethods")}
        extra={t("instance.signInHelp")}
        {...problem("signInMethods")}
      >
        <Select mode="multiple" options={METHODS.map(({ value, name }) => ({ value, label: t(name) }))} />
      </Form.Item>
      <Form.Item label={t("instance.registration")} extra={t("instance.registrationHelp")}>
        <Form.Item name="isRegistrationOpen" valuePropName="checked" noStyle>
          <Checkbox>{t("instance.registrationOpen")}</Checkbox>
        </Form.Item>
      </Form.Item>
      {CAPTCHAS.map(({ type, name }) => (
        <Form.Item
          key={type}
          name={["captchaConfigs", type, "mode"]}
          label={t(name)}
          {...problem(`captchaConfigs.${type}`)}
        >
          <Select options={CAPTCHA_MODES.map((mode) => ({ value: mode.value, label: t(mode.name) }))} />
        </Form.Item>
      ))}
      {LINKS.map(({ key, name }) => (
        <Form.Item key={key} name={key} label={t(name)} {...problem(key)}>
          <Input type="url" placeholder="https://" />
        </Form.Item>
      ))}
      <Form.Item
        name="browserRecommendations"
        label={t("instance.browsers")}
        {...problem("browserRecommendations")}
      >
        <Select mode="tags" open={false} suffixIcon={null} />
      </Form.Item>
      <Form.Item label={t("instance.agreements")} {...problem("customizeServiceAgreements")}>
        <AgreementsField />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={save.isPending}>
        {t("shell.save")}
      </Button>
    </Form>
  );
};

/** Brand, languages, sign-in and links of the whole installation, for who runs it. */
export default function InstancePage() {
  const t = useTranslation();
  const { data, error, refetch } = useInstanceConfig();
  return (
    <InstanceFrame title={t("instance.title")} error={error}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton label={t("shell.loading")} />}
      {data && (
        <div style={{ overflow: "auto", paddingBottom: 24 }}>
          {data.isKeptByFile && (
            <Alert
              type="info"
              showIcon
              title={t("instance.keptByFile")}
              style={{ maxWidth: 560, marginBottom: 16 }}
            />
          )}
          <ConfigForm config={data.config} isFixed={data.isKeptByFile} />
        </div>
      )}
    </InstanceFrame>
  );
}
