import { Modal, type ModalProps } from "antd";
import { useTypedGuard } from "../use-typed-guard.tsx";

/** Cancel in words says what it does; Esc, a click beside and the cross may be a slip. */
const isMeant = ({ target }: { target: EventTarget | null }): boolean =>
  target instanceof Element && target.closest(".ant-modal-footer") !== null;

interface DialogProps extends Omit<ModalProps, "onCancel"> {
  readonly onCancel: () => void;
  /** Where it stays open after saving: another value says that what is in its fields now is saved. */
  readonly saved?: unknown;
}

/** A dialog: it asks before it closes over what someone has typed into it. */
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
