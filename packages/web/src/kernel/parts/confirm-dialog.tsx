import { Modal } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "../translation.ts";

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  /** The action in words, e.g. "Erase pUC19". */
  readonly action: string;
  readonly isDanger?: boolean;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once more before something costly; Esc and Cancel do nothing. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const t = useTranslation();
  return (
    <Modal
      open={props.isOpen}
      title={props.title}
      okText={props.action}
      cancelText={t("shell.cancel")}
      okButtonProps={{ danger: props.isDanger ?? false }}
      confirmLoading={props.isBusy ?? false}
      onOk={props.onConfirm}
      onCancel={props.onClose}
      destroyOnHidden
    >
      {props.children}
    </Modal>
  );
};
