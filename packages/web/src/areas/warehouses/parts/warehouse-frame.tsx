import type { Warehouse, WarehouseKind } from "@benchleaf/contract";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { tabsOf } from "../../../kernel/gates.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { PlaceNav } from "../../../kernel/parts/place-nav.tsx";
import { currentVisitor, usePathParams } from "../../../kernel/router.tsx";
import { useRoutes } from "../../../kernel/shell/routes-context.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { rootOf, visitedWarehouse } from "../visited-warehouse.ts";
import { isWarehouseMissing, useWarehouse } from "../warehouses.queries.ts";

/** The kind of warehouse that an address is about. */
export const useWarehouseKind = (): WarehouseKind =>
  useLocation().pathname.startsWith("/inventory") ? "inventory" : "sample";

interface WarehouseFrameProps {
  /** The last part of the path of the tab that the page belongs to, if it is not one itself, e.g. "approval". */
  readonly tab?: string;
  readonly actions?: (warehouse: Warehouse) => ReactNode;
  readonly children: (warehouse: Warehouse) => ReactNode;
}

/**
 * The frame of a page below `/inventory/{storeId}` or `/sample/{storeId}`: name, tabs (routes with `tab: { row: "inventory" }`
 * or `"sample"`), and the page itself once the warehouse is there. One that is missing leads back to the list.
 */
export const WarehouseFrame = ({ tab, actions, children }: WarehouseFrameProps) => {
  const t = useTranslation();
  const kind = useWarehouseKind();
  const { storeId } = usePathParams<"storeId">();
  const { data: warehouse, error, refetch } = useWarehouse(storeId);
  const routes = useRoutes();
  const root = rootOf(kind);
  const isMissing = isWarehouseMissing(error) || (warehouse && warehouse.kind !== kind);
  const navigate = useNavigate();
  const openId = warehouse?.id;
  useEffect(() => {
    if (isMissing) {
      visitedWarehouse.clear(kind);
      void navigate({ to: rootOf(kind), search: { hasVisited: "true" }, replace: true });
    } else if (openId !== undefined) visitedWarehouse.set(kind, openId);
  }, [isMissing, openId, kind, navigate]);
  useBreadcrumbs([
    { label: t(`places.${kind}`), to: root },
    ...(warehouse ? [{ label: warehouse.name }] : []),
  ]);
  if (isMissing) return null;
  if (error && !warehouse) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!warehouse) return <ListSkeleton label={t("shell.loading")} />;
  const tabs = tabsOf(kind, routes, currentVisitor()).map(({ path, label }) => ({
    path: path.replace("$storeId", storeId),
    label: t(label),
  }));
  const information =
    kind === "sample"
      ? [{ path: `/sample/${storeId}/manage/information`, label: t("places.information") }]
      : [];
  return (
    <Page>
      <PageHeader title={warehouse.name} actions={actions?.(warehouse)} />
      <PlaceNav
        label={t("warehouses.pages")}
        places={[...tabs, ...information]}
        {...(tab && { current: `${root}/${storeId}/${tab}` })}
      />
      {children(warehouse)}
    </Page>
  );
};
