import { DeleteOutlined } from "@ant-design/icons";
import { Link, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useBrandName, useGlobalConfig } from "../brand.ts";
import { isBelow, isOffered, menuOf } from "../gates.ts";
import { currentVisitor } from "../router.tsx";
import { useWords } from "../words.ts";
import { useRoutes } from "./routes-context.ts";
import styles from "./shell.module.css";

const Entry = ({
  to,
  label,
  icon,
  isActive,
}: {
  to: string;
  label: string;
  icon: ReactNode;
  isActive: boolean;
}) => (
  <Link
    to={to}
    className={styles.entry}
    data-menu={to}
    data-active={isActive ? "yes" : "no"}
    {...(isActive ? { "aria-current": "page" as const } : {})}
  >
    <span aria-hidden="true">{icon}</span>
    <span>{label}</span>
  </Link>
);

const TRASH = "/personal/trash";

/** Links by weight; 65 wide, icon above word. */
export const LeftMenu = () => {
  const t = useWords();
  const brand = useBrandName();
  const config = useGlobalConfig();
  const { pathname } = useLocation();
  const routes = useRoutes();
  const visitor = currentVisitor();
  const entries = menuOf(routes, visitor);
  const hasTrash = routes.some((route) => route.path === TRASH && isOffered(route, visitor));
  return (
    <nav className={styles.menu} aria-label={t("shell.mainMenu")} data-chrome>
      <Link to="/homepage" className={styles.mark} aria-label={brand}>
        <img src={config?.menuLogo ?? "/favicon.svg"} alt="" />
      </Link>
      {entries.map(({ path, menu }) => (
        <Entry
          key={path}
          to={path}
          label={t(menu.label)}
          icon={menu.icon}
          isActive={isBelow(pathname, path)}
        />
      ))}
      {hasTrash && (
        <div className={styles.foot}>
          <Entry
            to={TRASH}
            label={t("shell.trash")}
            icon={<DeleteOutlined />}
            isActive={isBelow(pathname, TRASH)}
          />
        </div>
      )}
    </nav>
  );
};
