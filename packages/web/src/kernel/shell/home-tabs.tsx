import { Link } from "@tanstack/react-router";
import { judge } from "../gates.ts";
import { currentVisitor } from "../router.tsx";
import { useWords } from "../words.ts";
import styles from "./home-tabs.module.css";
import { useRoutes } from "./routes-context.ts";

/** The pages beside the start page, as their areas list them (`homeTab`); by weight descending. */
export const HomeTabs = () => {
  const t = useWords();
  const visitor = currentVisitor();
  const tabs = useRoutes()
    .flatMap((route) =>
      route.homeTab && judge(route, visitor) === "open" ? [{ ...route.homeTab, to: route.path }] : [],
    )
    .sort((left, right) => right.weight - left.weight);
  return (
    <nav className={styles.tabs} aria-label={t("shell.homeTabs")}>
      {tabs.map(({ to, label }) => (
        <Link key={to} to={to} className={styles.tab} activeOptions={{ exact: true, includeSearch: false }}>
          {t(label)}
        </Link>
      ))}
    </nav>
  );
};
