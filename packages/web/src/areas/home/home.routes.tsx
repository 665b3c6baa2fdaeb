import { HomeOutlined } from "@ant-design/icons";
import type { AreaRoute } from "../../kernel/area-route.ts";

export const homeRoutes: readonly AreaRoute[] = [
  {
    path: "/homepage",
    title: "shell.home",
    homeTab: { weight: 100, label: "shell.homeStart" },
    menu: { weight: 100, icon: <HomeOutlined />, label: "shell.home" },
    page: () => import("./pages/start.page.tsx"),
  },
];
