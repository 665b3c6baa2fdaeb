import { Modal } from "antd";
import type { PropsWithChildren, ReactNode } from "react";

/** Over every other dialog; the second, over an alert that is already there. */
const LAYERS = [2060, 2061] as const;

/** A message over the page that only its own actions close. */
export const AlertDialog = ({
  title,
  actions,
  children,
  onClose,
  isOnTop = false,
}: PropsWithChildren<{ title: string; actions: ReactNode; onClose?: () => void; isOnTop?: boolean }>) => (
  <Modal
    open
    title={title}
    footer={actions}
    closable={onClose !== undefined}
    keyboard={onClose !== undefined}
    mask={{ closable: false }}
    zIndex={LAYERS[isOnTop ? 1 : 0]}
    {...(onClose ? { onCancel: onClose } : {})}
  >
    {children}
  </Modal>
);
