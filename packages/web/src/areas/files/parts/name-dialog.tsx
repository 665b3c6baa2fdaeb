import { fileNameFault } from "@benchleaf/contract";
import { Form, Input, Modal } from "antd";
import { useWords } from "../../../kernel/words.ts";

interface NameDialogProps {
  readonly title: string;
  readonly label: string;
  readonly action: string;
  readonly initial: string;
  readonly isBusy: boolean;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for one name: of a new folder, or the new name of a file. */
export const NameDialog = ({ title, label, action, initial, isBusy, onSave, onClose }: NameDialogProps) => {
  const t = useWords();
  const [form] = Form.useForm<{ name: string }>();
  return (
    <Modal
      open
      title={title}
      okText={action}
      cancelText={t("shell.cancel")}
      confirmLoading={isBusy}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        validateTrigger="onBlur"
        initialValues={{ name: initial }}
        onFinish={({ name }) => !isBusy && onSave(name.trim())}
      >
        <Form.Item
          name="name"
          label={label}
          rules={[
            {
              validator: (_, given: string | undefined) => {
                const fault = fileNameFault(given ?? "");
                return fault === null
                  ? Promise.resolve()
                  : Promise.reject(new Error(t(`filing.nameFault_${fault}`)));
              },
            },
          ]}
        >
          <Input autoFocus autoComplete="off" onFocus={(event) => event.target.select()} />
        </Form.Item>
      </Form>
    </Modal>
  );
};
