import { fileNameFault } from "@benchleaf/contract";
import { Form, Input } from "antd";
import { useState } from "react";
import { formatError } from "../../../kernel/format-error.ts";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useTranslation } from "../../../kernel/translation.ts";

interface NameDialogProps {
  readonly title: string;
  readonly label: string;
  readonly action: string;
  readonly initial: string;
  readonly isBusy: boolean;
  /** Why the name was rejected; shown until another one is typed. */
  readonly error: unknown;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for one name: of a new folder, or the new name of a file. */
export const NameDialog = (props: NameDialogProps) => {
  const { title, label, action, initial, isBusy, error, onSave, onClose } = props;
  const t = useTranslation();
  const [refused, setRefused] = useState<unknown>(null);
  const problem = error !== null && error !== refused ? formatError(t, error) : null;
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
        {...(problem && { help: problem, validateStatus: "error" as const })}
        rules={[
          {
            validator: (_, given: string | undefined) => {
              const fault = fileNameFault(given ?? "");
              return fault === null
                ? Promise.resolve()
                : Promise.reject(new Error(t(`fileActions.nameFault_${fault}`)));
            },
          },
        ]}
      >
        <Input
          autoFocus
          autoComplete="off"
          onFocus={(event) => event.target.select()}
          onChange={() => setRefused(error)}
        />
      </Form.Item>
    </FormDialog>
  );
};
