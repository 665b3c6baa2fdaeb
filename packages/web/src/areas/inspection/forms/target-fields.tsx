import { MAX_FORM_TEXT, targetKinds } from "@benchleaf/contract";
import { Form, Input, Select } from "antd";
import { useWords } from "../../../kernel/words.ts";

/** What is inspected, in a form's fields `targetKind` and `targetName`. */
export const TargetFields = () => {
  const t = useWords();
  return (
    <>
      <Form.Item name="targetKind" label={t("inspecting.targetKind")}>
        <Select options={targetKinds.map((value) => ({ value, label: t(`inspecting.target-${value}`) }))} />
      </Form.Item>
      <Form.Item
        name="targetName"
        label={t("inspecting.targetName")}
        rules={[{ required: true, whitespace: true, message: t("inspecting.targetRequired") }]}
      >
        <Input maxLength={MAX_FORM_TEXT} autoComplete="off" />
      </Form.Item>
    </>
  );
};
