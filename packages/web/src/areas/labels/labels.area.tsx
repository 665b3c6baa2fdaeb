import { ScanOutlined } from "@ant-design/icons";
import type { AreaRoute } from "../../kernel/area-route.ts";
import { webArea } from "../../kernel/web-area.ts";

const page = () => import("./pages/scan.page.tsx");

const routes: readonly AreaRoute[] = [
  {
    path: "/scan",
    title: "scan.title",
    menu: {
      weight: 38,
      group: "resources",
      icon: <ScanOutlined />,
      label: "scan.title",
      isOnSmallDevices: true,
    },
    words: "labels",
    page,
  },
  { path: "/scan/$code", words: "labels", page },
  // Addresses in QR codes are in capitals, which take less room.
  { path: "/SCAN/$code", words: "labels", page },
];

export const labelsArea = webArea({ guide: "labels-and-scanning", routes });
