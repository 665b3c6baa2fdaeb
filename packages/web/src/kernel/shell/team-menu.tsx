import { DownOutlined, TeamOutlined, UsergroupAddOutlined } from "@ant-design/icons";
import { tenantsApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Dropdown, type MenuProps } from "antd";
import { switchTeam } from "../alerts/switch-team.ts";
import { call } from "../client.ts";
import { visibleFeatures } from "../features.ts";
import { useSession } from "../session.ts";
import { useToasts } from "../toasts/use-toasts.ts";
import { useTranslation } from "../translation.ts";
import styles from "./shell.module.css";

/** The team one works in; with several, the way to another, which starts the page again. */
export const TeamMenu = () => {
  const t = useTranslation();
  const user = useSession();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { data: teams = [] } = useQuery({
    queryKey: ["teams"],
    queryFn: ({ signal }) => call(tenantsApi.listMine, undefined, { signal }),
    enabled: !user.singleTenant,
    staleTime: 60_000,
  });
  const pick = (key: string) => {
    if (key.startsWith("/")) void navigate({ to: key });
    else if (key !== user.tenantId) void switchTeam(key).catch(toasts.failure);
  };
  const items: NonNullable<MenuProps["items"]> = [
    ...(user.singleTenant
      ? []
      : [
          {
            key: "teams",
            type: "group" as const,
            label: t("teams.switchTo"),
            children: teams.map(({ tenantId, tenantName, status }) => ({
              key: tenantId,
              label: status === "expired" ? `${tenantName} · ${t("teams.statusExpired")}` : tenantName,
            })),
          },
          { type: "divider" as const },
        ]),
    ...(visibleFeatures.get().has("MENU_TEAM_INFO")
      ? [{ key: "/team", icon: <TeamOutlined />, label: t("teams.title") }]
      : []),
    { key: "/personal/join", icon: <UsergroupAddOutlined />, label: t("left.joinTeam") },
  ];
  return (
    <Dropdown
      trigger={["click"]}
      placement="bottomRight"
      menu={{ items, selectable: true, selectedKeys: [user.tenantId], onClick: ({ key }) => pick(key) }}
    >
      <button type="button" className={styles.team} title={user.tenantName}>
        <span className="visually-hidden">{t("shell.team")}: </span>
        {user.tenantName} <DownOutlined aria-hidden="true" />
      </button>
    </Dropdown>
  );
};
