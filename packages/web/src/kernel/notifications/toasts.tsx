import { CloseOutlined } from "@ant-design/icons";
import { NOTIFICATION_TOAST_MS, type Notification } from "@benchleaf/contract";
import { Button } from "antd";
import { useEffect, useState } from "react";
import { useStore } from "../store.ts";
import { useWords } from "../words.ts";
import { NotificationSentence } from "./notification-line.tsx";
import styles from "./notifications.module.css";
import { useMarkRead } from "./notifications.queries.ts";
import { closeToast, toasts } from "./toast-store.ts";

/** Ends after ten seconds in which neither pointer nor focus was on it. */
const Toast = ({ notification }: { notification: Notification }) => {
  const t = useWords();
  const { mutate } = useMarkRead();
  const [isHeld, setHeld] = useState(false);
  const { id } = notification;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => closeToast(id), NOTIFICATION_TOAST_MS);
    return () => clearTimeout(timer);
  }, [isHeld, id]);
  const open = () => {
    mutate([id]);
    closeToast(id);
  };
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
      <NotificationSentence notification={notification} onOpen={open} />
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

/** New notifications over the page, announced to screen readers without taking the focus. */
export const Toasts = () => {
  const t = useWords();
  const shown = useStore(toasts);
  return (
    <div
      className={styles.toasts}
      role="status"
      aria-live="polite"
      aria-label={t("notifications.toastLabel")}
      data-chrome
    >
      {shown.map((one) => (
        <Toast key={one.id} notification={one} />
      ))}
    </div>
  );
};
