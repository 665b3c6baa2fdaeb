import { Link, useLocation } from "@tanstack/react-router";
import type { PropsWithChildren, ReactNode } from "react";
import { Page } from "../../ui/page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useBreadcrumbs } from "../breadcrumbs.ts";
import { openPlaces } from "../settings-places.ts";
import { useWords } from "../words.ts";
import styles from "./settings-frame.module.css";

interface SettingsFrameProps {
  readonly title: string;
  readonly count?: ReactNode;
  readonly actions?: ReactNode;
}

/** What stands around each page of the settings, whatever area it is of: its title and the way to the others. */
export const SettingsFrame = ({ title, count, actions, children }: PropsWithChildren<SettingsFrameProps>) => {
  const t = useWords();
  const { pathname } = useLocation();
  useBreadcrumbs([{ label: t("teams.settings"), to: "/settings" }, { label: title }]);
  return (
    <Page>
      <PageHeader title={title} {...(count === undefined ? {} : { count })} actions={actions} />
      <nav className={styles.places} aria-label={t("teams.settings")}>
        {openPlaces().map(({ path, label }) => (
          <Link
            key={path}
            to={path}
            className={styles.place}
            {...(path === pathname ? { "aria-current": "page" as const } : {})}
          >
            {t(label)}
          </Link>
        ))}
      </nav>
      {children}
    </Page>
  );
};
