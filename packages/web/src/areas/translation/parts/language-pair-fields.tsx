import { Form, Select } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import { useLanguageNames } from "./language-names.ts";

/** The two languages of a new glossary or memory, as fields of its form. */
export const LanguagePairFields = () => {
  const t = useTranslation();
  const { options } = useLanguageNames();
  return (
    <>
      <Form.Item name="sourceLanguage" label={t("translateWords.from")}>
        <Select options={options} />
      </Form.Item>
      <Form.Item
        name="targetLanguage"
        label={t("translateWords.into")}
        dependencies={["sourceLanguage"]}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_rule, value) =>
              value === getFieldValue("sourceLanguage")
                ? Promise.reject(new Error(t("translateWords.sameLanguages")))
                : Promise.resolve(),
          }),
        ]}
      >
        <Select options={options} />
      </Form.Item>
    </>
  );
};
