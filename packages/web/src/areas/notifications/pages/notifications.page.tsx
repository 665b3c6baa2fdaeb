import { NotificationView } from "../parts/notification-view.tsx";

/** The notifications on a page of their own. */
export default function NotificationsPage() {
  return <NotificationView base="/notifications" />;
}
