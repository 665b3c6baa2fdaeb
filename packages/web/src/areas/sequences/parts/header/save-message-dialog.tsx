import { Input } from "antd";
import { useId, useState } from "react";
import { Dialog } from "../../../../kernel/parts/dialog.tsx";
import { useTranslation } from "../../../../kernel/translation.ts";

interface SaveMessageDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSave: (message: string) => void;
}

/** What changed, in a few words, for the history. */
export const SaveMessageDialog = ({ isOpen, onClose, onSave }: SaveMessageDialogProps) => {
  const t = useTranslation();
  const id = useId();
  const [message, setMessage] = useState("");
  const save = () => {
    onSave(message.trim());
    onClose();
  };
  return (
    <Dialog
      open={isOpen}
      title={t("sequences.saveMessageTitle")}
      okText={t("sequences.save")}
      cancelText={t("sequences.cancel")}
      onOk={save}
      onCancel={onClose}
      afterClose={() => setMessage("")}
    >
      <label htmlFor={id}>{t("sequences.saveMessage")}</label>
      <Input
        id={id}
        value={message}
        maxLength={200}
        autoFocus
        placeholder={t("sequences.saveMessageHelp")}
        onChange={(event) => setMessage(event.target.value)}
        onPressEnter={(event) => !event.nativeEvent.isComposing && save()}
      />
    </Dialog>
  );
};
