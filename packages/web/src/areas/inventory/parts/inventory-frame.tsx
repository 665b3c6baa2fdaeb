import type { Warehouse } from "@benchleaf/contract";
import { Navigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { tabsOf } from "../../../kernel/gates.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { PlaceNav } from "../../../kernel/parts/place-nav.tsx";
import { currentVisitor, usePathParams } from "../../../kernel/router.tsx";
import { useRoutes } from "../../../kernel/shell/routes-context.ts";
import { useWords } from "../../../kernel/words.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { useStore } from "../inventory.queries.ts";

interface InventoryFrameProps {
  /** The path of the tab that the page stands under, where it is none itself. */
  readonly tab?: string;
  readonly actions?: (warehouse: Warehouse) => ReactNode;
  readonly children: (warehouse: Warehouse) => ReactNode;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === "warehouse.not.found";

/** The frame of a page below `/inventory/{storeId}`: name, tabs, and the page once its warehouse is there. */
export const InventoryFrame = ({ tab, actions, children }: InventoryFrameProps) => {
  const t = useWords();
  const { storeId } = usePathParams<"storeId">();
  const { data: warehouse, error, refetch } = useStore(storeId);
  const routes = useRoutes();
  useBreadcrumbs([
    { label: t("inventory.title"), to: "/inventory" },
    ...(warehouse ? [{ label: warehouse.name }] : []),
  ]);
  if (isMissing(error)) return <Navigate to="/inventory" search={{ hasVisited: "true" }} replace />;
  if (error && !warehouse) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!warehouse) return <ListSkeleton label={t("shell.loading")} />;
  const places = tabsOf("inventory", routes, currentVisitor()).map(({ path, label }) => ({
    path: path.replace("$storeId", storeId),
    label: t(label),
  }));
  return (
    <Page>
      <PageHeader title={warehouse.name} actions={actions?.(warehouse)} />
      <PlaceNav
        label={t("stock.pages")}
        places={places}
        {...(tab && { current: `/inventory/${storeId}/${tab}` })}
      />
      {children(warehouse)}
    </Page>
  );
};
