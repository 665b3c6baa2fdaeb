import { RouteTabs } from "../../../kernel/shell/route-tabs.tsx";
import { NotificationView } from "../parts/notification-view.tsx";

/** The notifications as a part of the homepage. */
export default function HomepageNotificationsPage() {
  return <NotificationView base="/homepage/notifications" above={<RouteTabs row="home" />} />;
}
