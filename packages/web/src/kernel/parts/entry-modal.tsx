import { Modal, type ModalProps } from "antd";
import { useTypedGuard } from "../use-typed-guard.tsx";

/** Cancel in words says what it does; Esc, a click beside and the cross may be a slip. */
const isMeant = ({ target }: { target: EventTarget | null }): boolean =>
  target instanceof Element && target.closest(".ant-modal-footer") !== null;

interface EntryModalProps extends Omit<ModalProps, "onCancel"> {
  readonly onCancel: () => void;
}

/** A dialog into which somebody types: it asks before it closes over what was typed. */
export const EntryModal = ({ children, onCancel, onOk, ...props }: EntryModalProps) => {
  const guard = useTypedGuard({
    isOpen: props.open ?? false,
    isBusy: props.confirmLoading === true,
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
