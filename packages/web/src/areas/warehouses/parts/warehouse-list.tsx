import { AppstoreOutlined, PlusOutlined, UnorderedListOutlined } from "@ant-design/icons";
import type { WarehouseKind } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Alert, Button, Input, Segmented } from "antd";
import { Suspense, useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { useFormat } from "../../../kernel/format.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { currentVisitor, useQueryParams } from "../../../kernel/router.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { usePersistedState } from "../../../kernel/use-persisted-state.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page, ToolLine } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { ModuleIntroduction } from "../../billing/billing.public.tsx";
import { rootOf, visitedWarehouse } from "../visited-warehouse.ts";
import { useWarehouse, useWarehouses } from "../warehouses.queries.ts";
import { WarehouseCards, WarehouseTable } from "./warehouse-cards.tsx";
import { WarehouseDialog } from "./warehouse-dialog.tsx";
import styles from "./warehouses.module.css";

const featureOf = { inventory: "INVENTORY", sample: "SAMPLE" } as const;
const manageKeyOf = { inventory: "INVENTORY_LOCATION", sample: "SAMPLE_LOCATION" } as const;
const SHOWN = ["active", "archived", "ofTeam"] as const;

/** Redirects to the warehouse opened last, if it still exists. */
const LastVisited = ({
  kind,
  warehouseId,
}: {
  readonly kind: WarehouseKind;
  readonly warehouseId: string;
}) => {
  const t = useTranslation();
  const { data } = useWarehouse(warehouseId);
  return data ? (
    <Link to={`${rootOf(kind)}/${data.id}`}>{t("warehouses.goOn", { name: data.name })}</Link>
  ) : null;
};

const List = ({ kind }: { readonly kind: WarehouseKind }) => {
  const t = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const query = useQueryParams();
  const root = rootOf(kind);
  const search = query.search ?? "";
  const shown = SHOWN.find((one) => one === query.shown) ?? "active";
  const [view, keepView] = usePersistedState<"cards" | "list">("warehouse-view", (text) =>
    text === '"list"' ? "list" : "cards",
  );
  const [visited] = useState(() => visitedWarehouse.get(kind));
  const list = useWarehouses(kind, {
    search,
    isArchived: shown === "archived",
    isOfTeam: shown === "ofTeam",
  });
  useBreadcrumbs([{ label: t(`places.${kind}`) }]);
  const go = (change: Record<string, string | undefined>) =>
    void navigate({ to: root, search: { ...query, ...change }, replace: true });
  const warehouses = list.data?.pages.flatMap(({ records }) => records);
  const mayCreate = hasPermission(manageKeyOf[kind]);
  const create = mayCreate && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => go({ create: "1" })}>
      {t("warehouses.create")}
    </Button>
  );
  const more = () => void (list.hasNextPage && !list.isFetchingNextPage && list.fetchNextPage());
  const body = () => {
    if (list.error && !warehouses)
      return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (!warehouses) return <ListSkeleton label={t("shell.loading")} />;
    if (warehouses.length === 0 && search !== "")
      return (
        <EmptyState
          sketch="none"
          title={t("warehouses.noneFound", { search })}
          action={<Button onClick={() => go({ search: undefined })}>{t("warehouses.clearSearch")}</Button>}
        />
      );
    if (warehouses.length === 0)
      return (
        <EmptyState
          title={t("warehouses.emptyTitle")}
          text={t(mayCreate ? "warehouses.emptyText" : "warehouses.emptyClosed")}
          action={shown === "active" && create}
        />
      );
    if (view === "list")
      return <WarehouseTable label={t(`places.${kind}`)} warehouses={warehouses} onReachEnd={more} />;
    return (
      <div className={styles.scroll}>
        <WarehouseCards warehouses={warehouses} />
        {list.hasNextPage && (
          <Button loading={list.isFetchingNextPage} onClick={more}>
            {t("shell.loadMore")}
          </Button>
        )}
      </div>
    );
  };
  return (
    <Page>
      <PageHeader
        title={t(`warehouses.${kind}`)}
        {...(warehouses && {
          count: t("warehouses.count", {
            count: warehouses.length,
            number: `${format.number(warehouses.length)}${list.hasNextPage ? "+" : ""}`,
          }),
        })}
        actions={
          <>
            {visited && <LastVisited kind={kind} warehouseId={visited} />}
            {create}
          </>
        }
      />
      {query.hasVisited === "true" && (
        <Alert
          type="warning"
          showIcon
          closable={{ onClose: () => go({ hasVisited: undefined }) }}
          title={t("warehouses.missing")}
        />
      )}
      <ToolLine>
        <Input.Search
          key={search}
          allowClear
          defaultValue={search}
          placeholder={t("warehouses.search")}
          aria-label={t("warehouses.search")}
          className={styles.search ?? ""}
          onSearch={(text) => go({ search: text.trim() || undefined })}
        />
        <Segmented
          aria-label={t(`places.${kind}`)}
          value={shown}
          options={SHOWN.filter((one) => one !== "ofTeam" || currentVisitor().roles.includes("ADMIN")).map(
            (one) => ({ value: one, label: t(`warehouses.${one}`) }),
          )}
          onChange={(next) => go({ shown: next === "active" ? undefined : next })}
        />
        <Segmented
          aria-label={t("warehouses.view")}
          value={view}
          options={[
            { value: "cards" as const, icon: <AppstoreOutlined />, title: t("warehouses.cards") },
            { value: "list" as const, icon: <UnorderedListOutlined />, title: t("warehouses.list") },
          ]}
          onChange={(next) => keepView(next)}
        />
      </ToolLine>
      {body()}
      {query.create === "1" && mayCreate && (
        <WarehouseDialog
          kind={kind}
          warehouse={null}
          onSaved={({ id }) => void navigate({ to: `${root}/${id}` })}
          onClose={() => go({ create: undefined })}
        />
      )}
    </Page>
  );
};

/** The warehouses of a kind, or, while the feature is off, what the module is for. */
export const WarehouseList = ({ kind }: { readonly kind: WarehouseKind }) =>
  currentVisitor().features.has(featureOf[kind]) ? (
    <List kind={kind} />
  ) : (
    <Suspense fallback={null}>
      <ModuleIntroduction />
    </Suspense>
  );
