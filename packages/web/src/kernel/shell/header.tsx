import { SearchOutlined } from "@ant-design/icons";
import { Link } from "@tanstack/react-router";
import { useVisibleBreadcrumbs } from "../breadcrumbs.ts";
import { HelpMenu } from "../guidance/help-menu.tsx";
import { Bell } from "../notifications/bell.tsx";
import { useTranslation } from "../translation.ts";
import { paletteOpen } from "./palette-state.ts";
import styles from "./shell.module.css";
import { TeamMenu } from "./team-menu.tsx";
import { UserMenu } from "./user-menu.tsx";

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** One line: where we are, search, team, account. */
export const Header = () => {
  const t = useTranslation();
  const crumbs = useVisibleBreadcrumbs();
  return (
    <header className={styles.header} data-chrome>
      <nav className={styles.crumbs} aria-label={t("shell.breadcrumbs")}>
        <ol>
          {crumbs.map((crumb) => (
            <li key={`${crumb.to ?? ""}${crumb.label}${crumb.search?.folder ?? ""}`}>
              {crumb.to ? (
                <Link to={crumb.to} search={crumb.search ?? {}}>
                  {crumb.label}
                </Link>
              ) : (
                <span aria-current="page">{crumb.label}</span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <button type="button" className={styles.searchButton} onClick={() => paletteOpen.set(true)}>
        <SearchOutlined aria-hidden="true" />
        <span>{t("shell.search")}</span>
        <kbd>{isMac ? "⌘ K" : "Ctrl K"}</kbd>
      </button>
      <TeamMenu />
      <HelpMenu />
      <Bell />
      <UserMenu />
    </header>
  );
};
