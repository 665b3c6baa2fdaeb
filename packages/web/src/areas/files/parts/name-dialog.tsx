import { fileNameFault } from "@benchleaf/contract";
import { Form, Input } from "antd";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
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
  return (
    <FormDialog
      title={title}
      action={action}
      isBusy={isBusy}
      initialValues={{ name: initial }}
      onSubmit={({ name }: { name: string }) => onSave(name.trim())}
      onClose={onClose}
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
    </FormDialog>
  );
};
