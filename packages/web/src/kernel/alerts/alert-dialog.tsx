import { Modal } from "antd";
import type { PropsWithChildren, ReactNode } from "react";

const LAYER = 2060;

/** A message over the page that only its own actions close. */
export const AlertDialog = ({
  title,
  actions,
  children,
  onClose,
}: PropsWithChildren<{ title: string; actions: ReactNode; onClose?: () => void }>) => (
  <Modal
    open
    title={title}
    footer={actions}
    closable={onClose !== undefined}
    keyboard={onClose !== undefined}
    mask={{ closable: false }}
    zIndex={LAYER}
    {...(onClose ? { onCancel: onClose } : {})}
  >
    {children}
  </Modal>
);
