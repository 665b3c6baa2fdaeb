import { HomeTabs } from "../../../kernel/shell/home-tabs.tsx";
import { NotificationView } from "../parts/notification-view.tsx";

/** The notifications as a part of the homepage. */
export default function HomepageNotificationsPage() {
  return <NotificationView base="/homepage/notifications" above={<HomeTabs />} />;
}
