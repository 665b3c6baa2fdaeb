import {
  channelSchema,
  educationSchema,
  MAX_SURVEY_CHARACTERS,
  type OverseasSurvey,
  overseasChannelSchema,
  overseasPositionSchema,
  positionSchema,
  researchFieldSchema,
  type Survey,
  type SurveyType,
} from "@benchleaf/contract";
import { Button, Form, Input, Radio, Select } from "antd";
import type { ReactNode } from "react";
import { dialCodesIn } from "../../ui/dial-codes.ts";
import { usePreferences } from "../preferences.ts";
import { useToasts } from "../toasts/use-toasts.ts";
import { type PhraseKey, useTranslation } from "../translation.ts";
import { useSubmitSurvey } from "./survey.queries.ts";
import styles from "./survey-form.module.css";

type Answers = Survey | OverseasSurvey;

interface SurveyFormProps {
  readonly surveyType: SurveyType;
  readonly answers: Answers | null;
  readonly name: string;
  /** Next to the button that submits. */
  readonly aside?: ReactNode;
}

/** Empty fields are not sent. */
const filled = (entry: Record<string, unknown>): Answers =>
  Object.fromEntries(
    Object.entries(entry).filter(([, value]) => value !== undefined && value !== ""),
  ) as unknown as Answers;

/** The profile survey of one variant; fields appear as other answers ask for them. */
export const SurveyForm = ({ surveyType, answers, name, aside }: SurveyFormProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { locale } = usePreferences();
  const [form] = Form.useForm<Record<string, unknown>>();
  const submit = useSubmitSurvey(surveyType);
  const isOverseas = surveyType === "overseas_profile";
  const position = Form.useWatch("position", form);
  const channel = Form.useWatch("channel", form);
  const field = Form.useWatch("researchField", form);
  const isAtSchool = position === "student" || position === "teacher" || position === "Student";
  const required = [{ required: true, whitespace: true, message: t("personal.answerRequired") }];
  const chosen = [{ required: true, message: t("personal.answerRequired") }];
  const optionsOf = (kind: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`personal.${kind}-${value}` as PhraseKey) }));
  const choice = (
    key: string,
    label: PhraseKey,
    options: ReturnType<typeof optionsOf>,
    isRequired = true,
  ) => (
    <Form.Item name={key} label={t(label)} rules={isRequired ? chosen : []}>
      <Select options={options} allowClear={!isRequired} placeholder={t("personal.choose")} />
    </Form.Item>
  );
  const text = (key: string, label: PhraseKey) => (
    <Form.Item name={key} label={t(label)} rules={required}>
      <Input maxLength={MAX_SURVEY_CHARACTERS} />
    </Form.Item>
  );
  const countries = () => dialCodesIn(locale).map((one) => ({ value: one.country, label: one.name }));
  return (
    <Form
      form={form}
      layout="vertical"
      validateTrigger="onBlur"
      initialValues={{ name, ...answers }}
      scrollToFirstError={{ focus: true }}
      onFinish={(entry) =>
        submit.mutate(filled(entry), {
          onSuccess: () => toasts.success(t("personal.surveySaved")),
          onError: toasts.failure,
        })
      }
    >
      {text("name", "personal.nickname")}
      {choice(
        "position",
        "personal.position",
        optionsOf("position", (isOverseas ? overseasPositionSchema : positionSchema).options),
      )}
      {isOverseas && (
        <Form.Item name="country" label={t("personal.country")} rules={chosen}>
          <Select
            options={countries()}
            showSearch={{ optionFilterProp: "label" }}
            placeholder={t("personal.choose")}
          />
        </Form.Item>
      )}
      {text("organization", isAtSchool ? "personal.school" : "personal.organization")}
      {choice("education", "personal.education", optionsOf("education", educationSchema.options))}
      {choice(
        "channel",
        "personal.channel",
        optionsOf("channel", (isOverseas ? overseasChannelSchema : channelSchema).options),
      )}
      {(channel === "other" || channel === "Others") && text("customChannel", "personal.customChannel")}
      {!isOverseas && position === "student" && (
        <Form.Item name="intentionBeAgent" label={t("personal.agent")} rules={chosen}>
          <Radio.Group
            options={[
              { value: true, label: t("personal.yes") },
              { value: false, label: t("personal.no") },
            ]}
          />
        </Form.Item>
      )}
      {choice(
        "researchField",
        "personal.researchField",
        optionsOf("field", researchFieldSchema.options),
        false,
      )}
      {field === "other" && text("customResearchField", "personal.customResearchField")}
      <div className={styles.actions}>
        {aside}
        <Button type={aside ? "primary" : "default"} htmlType="submit" loading={submit.isPending}>
          {t("personal.submitSurvey")}
        </Button>
      </div>
    </Form>
  );
};
