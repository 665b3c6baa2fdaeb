import {
  CheckCircleFilled,
  CloseCircleFilled,
  CloseOutlined,
  ExclamationCircleFilled,
  InfoCircleFilled,
} from "@ant-design/icons";
import { NOTIFICATION_TOAST_MS, type Notification } from "@benchleaf/contract";
import { Button } from "antd";
import { type ReactNode, useEffect, useState } from "react";
import { NotificationSentence } from "../notifications/notification-line.tsx";
import { useMarkRead } from "../notifications/notifications.queries.ts";
import { useStore } from "../store.ts";
import { useTranslation } from "../translation.ts";
import { closeToast, type Toast, type ToastTone, toasts } from "./toast-store.ts";
import styles from "./toasts.module.css";

const ICONS: Record<ToastTone, ReactNode> = {
  success: <CheckCircleFilled />,
  info: <InfoCircleFilled />,
  warning: <ExclamationCircleFilled />,
  failure: <CloseCircleFilled />,
};

const News = ({ id, notification }: { id: string; notification: Notification }) => {
  const { mutate } = useMarkRead();
  const open = () => {
    mutate([notification.id]);
    closeToast(id);
  };
  return <NotificationSentence notification={notification} onOpen={open} />;
};

const MessageToast = ({ toast }: { toast: Exclude<Toast, { tone: "news" }> }) => {
  const t = useTranslation();
  const { id, tone, text, undo } = toast;
  const takeBack = () => {
    closeToast(id);
    undo?.();
  };
  return (
    <>
      <span className={styles.icon} data-tone={tone} aria-hidden="true">
        {ICONS[tone]}
      </span>
      <span className={styles.text} role={tone === "failure" ? "alert" : undefined}>
        {text}
      </span>
      {undo && (
        <Button size="small" type="primary" onClick={takeBack}>
          {t("shell.undo")}
        </Button>
      )}
    </>
  );
};

/** Ends after ten seconds in which neither pointer nor focus was on it. */
const OneToast = ({ toast }: { toast: Toast }) => {
  const t = useTranslation();
  const [isHeld, setHeld] = useState(false);
  const { id } = toast;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => closeToast(id), NOTIFICATION_TOAST_MS);
    return () => clearTimeout(timer);
  }, [isHeld, id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only hold the time; what can be done stands inside.
    <div
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === "Escape" && closeToast(id)}
    >
      {toast.tone === "news" ? (
        <News id={id} notification={toast.notification} />
      ) : (
        <MessageToast toast={toast} />
      )}
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined />}
        aria-label={t("notifications.dismiss")}
        onClick={() => closeToast(id)}
      />
    </div>
  );
};

/** What was done and what is new, over the foot of the page, announced to screen readers without taking the focus. */
export const ToastStack = () => {
  const t = useTranslation();
  const shown = useStore(toasts);
  return (
    <div
      className={styles.stack}
      role="status"
      aria-live="polite"
      aria-label={t("notifications.toastLabel")}
      data-chrome
    >
      {shown.map((one) => (
        <OneToast key={one.id} toast={one} />
      ))}
    </div>
  );
};
