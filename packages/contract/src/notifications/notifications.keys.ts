import { areaKeys } from "../foundation/area-keys.ts";

/** What notifications name for the other areas: permissions, audited objects, audited actions, notifications. */
export const notificationsKeys = areaKeys({
  permissions: {
    settings: ["SETTINGS_NOTIFICATION"],
  },
  objects: ["notification"],
  trail: ["notification.configure"],
  notices: {
    jobFailed: { type: "REMINDER", category: "business", opens: "nothing", isMailed: true },
  },
});
