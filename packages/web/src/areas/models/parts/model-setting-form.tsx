import {
  ANSWER_TOKENS,
  MAX_MODEL_ADDRESS,
  MAX_MODEL_KEY,
  MAX_MODEL_NAME,
  MAX_MONTHLY_USES,
  type ModelSetting,
  type ModelSettingInput,
  sendingPolicies,
} from "@benchleaf/contract";
import { Button, Form, Input, InputNumber, Radio, Space } from "antd";
import { useState } from "react";
import { Failure } from "../../../kernel/failure.ts";
import { formatError } from "../../../kernel/format-error.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type ModelSettingOwner, useModelSettingChanges } from "../models.queries.ts";

type Entry = Omit<ModelSettingInput, "key"> & { readonly key?: string };

const NEW_SETTING = {
  sending: "public",
  monthlyLimit: null,
  maxAnswerTokens: ANSWER_TOKENS.default,
} as const;

/** An empty key keeps the saved one. */
const inputOf = ({ key, monthlyLimit, ...entry }: Entry): ModelSettingInput => ({
  ...entry,
  monthlyLimit: monthlyLimit ?? null,
  ...(key?.trim() ? { key: key.trim() } : {}),
});

interface ModelSettingFormProps {
  readonly owner: ModelSettingOwner;
  /** Null while there is none. */
  readonly setting: ModelSetting | null;
}

/** Address, key, model and limits of a language model; it can be tried before it is saved. */
export const ModelSettingForm = ({ owner, setting }: ModelSettingFormProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [form] = Form.useForm<Entry>();
  const [isRemoving, setRemoving] = useState(false);
  const { save, remove, test } = useModelSettingChanges(owner);
  const required = { required: true, whitespace: true, message: t("models.required") };
  const inRange = (min: number, max: number) => ({
    type: "integer" as const,
    min,
    max,
    message: t("models.outOfRange", { min, max }),
  });
  const fail = (error: unknown) => {
    if (error instanceof Failure && error.code === "model.address.forbidden")
      form.setFields([{ name: "baseUrl", errors: [formatError(t, error)] }]);
    else toasts.failure(error);
  };
  // By promises: the first save makes another form of this one, and its own callbacks would be lost.
  const submit = (entry: Entry) =>
    void save.mutateAsync(inputOf(entry)).then(() => {
      form.resetFields(["key"]);
      toasts.success(t("models.saved"));
    }, fail);
  const tryOut = async () => {
    const entry = await form.validateFields().catch(() => undefined);
    if (entry === undefined) return;
    test.mutate(inputOf(entry), {
      onSuccess: ({ milliseconds, answer }) =>
        toasts.success(
          t("models.testDone", { time: milliseconds, answer: answer.trim() || t("models.testEmpty") }),
        ),
      onError: fail,
    });
  };
  return (
    <>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        validateTrigger="onBlur"
        scrollToFirstError={{ focus: true }}
        initialValues={setting ?? NEW_SETTING}
        onFinish={submit}
      >
        <Form.Item
          name="baseUrl"
          label={t("models.address")}
          extra={t("models.addressHelp")}
          rules={[required, { type: "url", message: t("models.addressInvalid") }]}
        >
          <Input maxLength={MAX_MODEL_ADDRESS} autoComplete="off" placeholder="https://api.example.com/v1" />
        </Form.Item>
        <Form.Item name="key" label={t("models.key")} extra={t("models.keyHelp")}>
          <Input.Password
            maxLength={MAX_MODEL_KEY}
            autoComplete="new-password"
            placeholder={setting?.hasKey ? t("models.keySaved") : ""}
          />
        </Form.Item>
        <Form.Item name="model" label={t("models.model")} extra={t("models.modelHelp")} rules={[required]}>
          <Input maxLength={MAX_MODEL_NAME} autoComplete="off" />
        </Form.Item>
        <Form.Item name="sending" label={t("models.sending")} extra={t("models.sendingHelp")}>
          <Radio.Group
            options={sendingPolicies.map((value) => ({ value, label: t(`models.sending-${value}`) }))}
          />
        </Form.Item>
        <Form.Item
          name="monthlyLimit"
          label={t("models.monthlyLimit")}
          extra={t("models.monthlyLimitHelp")}
          rules={[inRange(0, MAX_MONTHLY_USES)]}
        >
          <InputNumber min={0} max={MAX_MONTHLY_USES} precision={0} style={{ width: 160 }} />
        </Form.Item>
        <Form.Item
          name="maxAnswerTokens"
          label={t("models.maxAnswerTokens")}
          rules={[
            { required: true, message: t("models.required") },
            inRange(ANSWER_TOKENS.min, ANSWER_TOKENS.max),
          ]}
        >
          <InputNumber min={ANSWER_TOKENS.min} max={ANSWER_TOKENS.max} precision={0} style={{ width: 160 }} />
        </Form.Item>
        <Space wrap>
          <Button type="primary" htmlType="submit" loading={save.isPending}>
            {t("shell.save")}
          </Button>
          <Button loading={test.isPending} onClick={() => void tryOut()}>
            {t("models.test")}
          </Button>
          {setting && (
            <Button danger onClick={() => setRemoving(true)}>
              {t("models.remove")}
            </Button>
          )}
        </Space>
      </Form>
      <ConfirmDialog
        isOpen={isRemoving}
        title={t("models.removeTitle")}
        action={t("models.remove")}
        isDanger
        isBusy={remove.isPending}
        onConfirm={() =>
          void remove
            .mutateAsync()
            .then(() => toasts.success(t("models.removed")), toasts.failure)
            .finally(() => setRemoving(false))
        }
        onClose={() => setRemoving(false)}
      >
        {t("models.removeText")}
      </ConfirmDialog>
    </>
  );
};
