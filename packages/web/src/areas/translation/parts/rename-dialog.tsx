import { MAX_GLOSSARY_NAME } from "@benchleaf/contract";
import { Form, Input } from "antd";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useTranslation } from "../../../kernel/translation.ts";

interface RenameDialogProps {
  readonly title: string;
  readonly name: string;
  readonly isBusy: boolean;
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}

/** Another name for a glossary or a memory. */
export const RenameDialog = ({ title, name, isBusy, onRename, onClose }: RenameDialogProps) => {
  const t = useTranslation();
  return (
    <FormDialog<{ name: string }>
      title={title}
      action={t("translateWords.rename")}
      isBusy={isBusy}
      name="rename"
      initialValues={{ name }}
      onSubmit={(entry) => onRename(entry.name.trim())}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={t("translateWords.name")}
        rules={[{ required: true, whitespace: true, message: t("translateWords.nameRequired") }]}
      >
        <Input maxLength={MAX_GLOSSARY_NAME} autoFocus />
      </Form.Item>
    </FormDialog>
  );
};
