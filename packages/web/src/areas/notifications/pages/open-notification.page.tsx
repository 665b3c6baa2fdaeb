import { Navigate } from "@tanstack/react-router";
import { session } from "../../../kernel/session.ts";
import { useStore } from "../../../kernel/store.ts";
import { ToastStack } from "../../../kernel/toasts/toast-stack.tsx";
import styles from "../notifications.module.css";
import { NotificationView } from "../parts/notification-view.tsx";

/** The notifications without menu and header, for a window of their own. */
export default function OpenNotificationPage() {
  const current = useStore(session);
  if (!current) return <Navigate to="/login" search={{ next: location.pathname }} replace />;
  return (
    <div className="app-root">
      <main className={styles.alone}>
        <NotificationView base="/open/notification" isAlone />
        <ToastStack />
      </main>
    </div>
  );
}
