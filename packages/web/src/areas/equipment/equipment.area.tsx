import { ScheduleOutlined } from "@ant-design/icons";
import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const common = {
  feature: "EQUIPMENT",
  words: ["equipment", "fields", "fileActions"],
  hiddenInDevices: true,
} as const;

const routes: readonly AreaRoute[] = [
  {
    path: "/equipment",
    page: () => import("./pages/equipment-start.page.tsx"),
    words: "billing",
    hiddenInDevices: true,
    menu: {
      weight: 30,
      group: "resources",
      icon: <ScheduleOutlined />,
      label: "features.EQUIPMENT",
      hiddenInDevices: true,
    },
  },
  {
    ...common,
    path: "/equipment/my",
    title: "equipment.my",
    permission: "EQUIPMENT_RESERVATION",
    page: () => import("./pages/my-bookings.page.tsx"),
  },
  {
    ...common,
    path: "/equipment/reservation",
    title: "equipment.reservation",
    permission: "EQUIPMENT_READ",
    page: () => import("./pages/reservation.page.tsx"),
  },
  {
    ...common,
    path: "/equipment/reservation/$reservationId",
    permission: "EQUIPMENT_READ",
    page: () => import("./pages/one-reservation.page.tsx"),
  },
  {
    ...common,
    path: "/equipment/usage",
    title: "equipment.usage",
    permission: "EQUIPMENT_ASSET",
    page: () => import("./pages/usage.page.tsx"),
  },
  {
    ...common,
    path: "/equipment/maintenance",
    guide: "device-maintenance",
    title: "equipment.maintenance",
    permission: "EQUIPMENT_READ",
    page: () => import("./pages/maintenance.page.tsx"),
  },
  {
    ...common,
    path: "/equipment/management",
    guide: "device-rules",
    title: "equipment.management",
    permission: "EQUIPMENT_READ",
    page: () => import("./pages/management.page.tsx"),
  },
  {
    ...common,
    path: "/equipment/management/$equipmentId",
    guide: "device-rules",
    permission: "EQUIPMENT_READ",
    page: () => import("./pages/device.page.tsx"),
  },
  {
    path: "/equipment/dashboard",
    title: "equipment.dashboard",
    feature: ["EQUIPMENT", "EQUIPMENT_DASHBOARD"],
    permission: "EQUIPMENT_DASHBOARD",
    hiddenInDevices: true,
    words: ["equipment", "charts"],
    page: () => import("./pages/dashboard.page.tsx"),
  },
];

export const equipmentArea = webArea({
  needs: ["billing", "labels", "tasks"],
  guide: "book-a-device",
  routes,
  scan: [{ kind: "equipment", words: "equipment", actions: () => import("./parts/scanned-device.tsx") }],
});
