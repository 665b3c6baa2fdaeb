import { Button, type ButtonProps } from "antd";
import { useState } from "react";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface ConfirmButtonProps extends Omit<ButtonProps, "onClick" | "title"> {
  /** The question, e.g. "Delete the tag “urgent”?" */
  readonly question: string;
  /** What goes, and what stays. */
  readonly consequence: string;
  /** The action in words. */
  readonly action: string;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
}

/** A button for what cannot be taken back: it says what goes and asks once more. */
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
