import { Button, type ButtonProps } from "antd";
import { useState } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface ConfirmButtonProps extends Omit<ButtonProps, "onClick" | "title"> {
  /** The question, e.g. "Delete the tag “urgent”?" */
  readonly question: string;
  /** What is deleted, and what remains. */
  readonly consequence: string;
  /** The action in words. */
  readonly action: string;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
}

/** A button for what cannot be undone: it says what is deleted and asks for confirmation. */
export const ConfirmButton = (props: ConfirmButtonProps) => {
  const { question, consequence, action, isBusy = false, onConfirm, ...button } = props;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} loading={isBusy} onClick={() => setAsking(true)} />
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={question}
        action={action}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
      >
        {consequence}
      </ConfirmDialog>
    </>
  );
};
