import { useLocation } from "@tanstack/react-router";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { RouteTabs } from "../../../kernel/shell/route-tabs.tsx";
import { useTranslation } from "../../../kernel/translation.ts";

/** Whether the page is next to the homepage, which phones do not have. */
const useIsApart = (): boolean => useLocation().pathname.startsWith("/approvals");

export const useApprovalCrumbs = (label: string): void => {
  const t = useTranslation();
  const isApart = useIsApart();
  useBreadcrumbs([...(isApart ? [] : [{ label: t("shell.home"), to: "/homepage" }]), { label }]);
};

/** Those of the homepage, or the two of their own if there is no homepage. */
export const ApprovalTabs = () => <RouteTabs row={useIsApart() ? "approvals" : "home"} />;
