import { Modal, type ModalProps } from "antd";
import { useTypedGuard } from "../use-typed-guard.tsx";

/** A Cancel button says what it does; Esc, a click outside and the close button may be accidental. */
const isMeant = ({ target }: { target: EventTarget | null }): boolean =>
  target instanceof Element && target.closest(".ant-modal-footer") !== null;

interface DialogProps extends Omit<ModalProps, "onCancel"> {
  readonly onCancel: () => void;
  /** For dialogs that stay open after saving: another value means that the fields' current content is saved. */
  readonly saved?: unknown;
}

/** A dialog that asks before it closes if the user has typed something. */
export const Dialog = ({ children, saved, onCancel, onOk, ...props }: DialogProps) => {
  const guard = useTypedGuard({
    isOpen: props.open ?? false,
    isBusy: props.confirmLoading === true,
    saved,
    onClose: onCancel,
  });
  return (
    <Modal
      {...props}
      onOk={(event) => {
        guard.send();
        onOk?.(event);
      }}
      onCancel={(event) => {
        if (!isMeant(event)) return guard.close();
        guard.send();
        onCancel();
      }}
    >
      <div {...guard.watch}>{children}</div>
      {guard.question}
    </Modal>
  );
};
