import { BellOutlined } from "@ant-design/icons";
import { useUnread } from "../../kernel/notifications/notifications.queries.ts";
import { useTranslation } from "../../kernel/translation.ts";
import type { Waiting } from "../../kernel/web-area.ts";

/** How much is unread, in one line. */
export const useWaitingNotifications = (): Waiting => {
  const t = useTranslation();
  const count = useUnread()?.total ?? 0;
  if (count === 0) return { lines: [] };
  const text = t("files.toRead", { count });
  return {
    lines: [
      { key: "unread", icon: <BellOutlined />, text, to: "/homepage/notifications", search: { unread: "1" } },
    ],
  };
};
