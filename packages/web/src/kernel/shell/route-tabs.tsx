import { useLocation } from "@tanstack/react-router";
import { isBelow, tabsOf } from "../gates.ts";
import { PlaceNav } from "../parts/place-nav.tsx";
import { currentVisitor } from "../router.tsx";
import { useTranslation } from "../translation.ts";
import { useRoutes } from "./routes-context.ts";

const labels = {
  home: "shell.homeTabs",
  molecules: "shell.moleculeTabs",
  approvals: "shell.approvalTabs",
} as const;

/** Tabs as the areas declare them (`tab`), by descending weight. */
export const RouteTabs = ({ row }: { row: keyof typeof labels }) => {
  const t = useTranslation();
  const { pathname } = useLocation();
  const tabs = tabsOf(row, useRoutes(), currentVisitor());
  // A tab also covers the pages below its own, unless one of them is a tab itself.
  const current = tabs
    .filter(({ path }) => isBelow(pathname, path))
    .toSorted((left, right) => right.path.length - left.path.length)[0];
  return (
    <PlaceNav
      label={t(labels[row])}
      places={tabs.map(({ path, label }) => ({ path, label: t(label) }))}
      current={current?.path}
    />
  );
};
