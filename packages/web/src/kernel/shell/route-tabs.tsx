import { Link, useLocation } from "@tanstack/react-router";
import type { TabRow } from "../area-route.ts";
import { judge } from "../gates.ts";
import { currentVisitor } from "../router.tsx";
import { useWords } from "../words.ts";
import styles from "./route-tabs.module.css";
import { useRoutes } from "./routes-context.ts";

const labels = { home: "shell.homeTabs", molecules: "shell.moleculeTabs" } as const;

/** Pages that stand side by side, as their areas list them (`tab`); by weight descending. */
export const RouteTabs = ({ row }: { row: TabRow }) => {
  const t = useWords();
  const { pathname } = useLocation();
  const visitor = currentVisitor();
  const tabs = useRoutes()
    .flatMap((route) =>
      route.tab?.row === row && judge(route, visitor) === "open" ? [{ ...route.tab, to: route.path }] : [],
    )
    .sort((left, right) => right.weight - left.weight);
  // A tab stands also for the pages below its own, unless one of them is a tab itself.
  const current = tabs
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((left, right) => right.to.length - left.to.length)[0];
  return (
    <nav className={styles.tabs} aria-label={t(labels[row])}>
      {tabs.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          className={styles.tab}
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={to === current?.to ? "page" : undefined}
        >
          {t(label)}
        </Link>
      ))}
    </nav>
  );
};
