import { PlusOutlined } from "@ant-design/icons";
import type { PlanGrant } from "@benchleaf/contract";
import { Button, Segmented } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { formatStorage } from "../../billing/billing.public.tsx";
import { type GrantFilter, useEndGrant, useGrants } from "../grants.queries.ts";
import { GrantDialog } from "../parts/grant-dialog.tsx";
import { InstanceFrame } from "../parts/instance-frame.tsx";

const FILTERS = ["running", "ended", "all"] as const;
const filterNames = {
  running: "plans.grantRunning",
  ended: "plans.grantEnded",
  all: "plans.grantAll",
} as const;

type Opened = { readonly kind: "new" } | { readonly kind: "edit" | "end"; readonly grant: PlanGrant };

const useColumns = (onOpen: (opened: Opened) => void): readonly Column<PlanGrant>[] => {
  const t = useTranslation();
  const format = useFormat();
  return [
    {
      key: "team",
      header: t("plans.grantTeam"),
      width: "minmax(160px, 1fr)",
      cell: (grant) =>
        grant.source === "owner" && grant.isRunning ? (
          <Button
            type="link"
            size="small"
            style={{ paddingInline: 0 }}
            onClick={() => onOpen({ kind: "edit", grant })}
          >
            {grant.tenantName}
          </Button>
        ) : (
          grant.tenantName
        ),
    },
    {
      key: "plan",
      header: t("plans.grantPlan"),
      width: "110px",
      cell: ({ plan }) => t(`plans.plan_${plan}`),
    },
    {
      key: "seats",
      header: t("plans.grantSeats"),
      width: "90px",
      align: "end",
      cell: ({ seats }) => format.number(seats),
    },
    {
      key: "storage",
      header: t("plans.feature_STORAGE_LIMIT"),
      width: "110px",
      align: "end",
      isSecondary: true,
      cell: ({ storageBytes }) => formatStorage(format, storageBytes),
    },
    {
      key: "source",
      header: t("plans.source"),
      width: "110px",
      cell: ({ source }) => t(`plans.source_${source}`),
    },
    {
      key: "state",
      header: t("plans.grantState"),
      width: "100px",
      isSecondary: true,
      cell: ({ isRunning }) => t(isRunning ? "plans.grantRunning" : "plans.grantEnded"),
    },
    {
      key: "end",
      header: t("plans.grantEnd"),
      width: "130px",
      isSecondary: true,
      cell: ({ endTime }) => (endTime === null ? t("plans.noEnd") : format.date(endTime)),
    },
    {
      key: "note",
      header: t("plans.grantNote"),
      width: "minmax(100px, 1fr)",
      isSecondary: true,
      cell: ({ note }) => note,
    },
    {
      key: "action",
      header: "",
      width: "110px",
      cell: (grant) =>
        grant.isRunning && grant.source !== "subscription" ? (
          <Button size="small" onClick={() => onOpen({ kind: "end", grant })}>
            {t("plans.endGrant")}
          </Button>
        ) : null,
    },
  ];
};

/** Plans of all teams, by whatever they were granted; the administrator of the installation grants more. */
export default function InstanceGrantsPage() {
  const t = useTranslation();
  const toasts = useToasts();
  const [filter, setFilter] = useState<GrantFilter>("running");
  const [opened, setOpened] = useState<Opened | null>(null);
  const columns = useColumns(setOpened);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useGrants(filter);
  const end = useEndGrant();
  const grants = data?.pages.flatMap(({ records }) => records);
  const close = () => setOpened(null);
  const make = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpened({ kind: "new" })}>
      {t("plans.newGrant")}
    </Button>
  );
  const list = () => {
    if (error && !grants) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!grants) return <ListSkeleton label={t("shell.loading")} />;
    if (grants.length === 0) return <EmptyState title={t("plans.noGrants")} text={t("plans.noGrantsText")} />;
    return (
      <DataList
        label={t("plans.grants")}
        columns={columns}
        rows={grants}
        rowKey={({ id }) => id}
        onReachEnd={() => hasNextPage && !isFetchingNextPage && void fetchNextPage()}
      />
    );
  };
  return (
    <InstanceFrame title={t("plans.grants")} error={error} actions={make}>
      <ToolLine>
        <Segmented
          aria-label={t("plans.grantState")}
          value={filter}
          options={FILTERS.map((value) => ({ value, label: t(filterNames[value]) }))}
          onChange={setFilter}
        />
      </ToolLine>
      {list()}
      {opened?.kind === "new" && <GrantDialog onClose={close} />}
      {opened?.kind === "edit" && <GrantDialog grant={opened.grant} onClose={close} />}
      {opened?.kind === "end" && (
        <ConfirmDialog
          isOpen
          title={t("plans.endGrantAsk", { team: opened.grant.tenantName })}
          action={t("plans.endGrant")}
          isDanger
          isBusy={end.isPending}
          onConfirm={() =>
            end.mutate(opened.grant.id, {
              onSuccess: () => {
                toasts.success(t("plans.grantEndedNow"));
                close();
              },
              onError: toasts.failure,
            })
          }
          onClose={close}
        >
          {t("plans.endGrantText")}
        </ConfirmDialog>
      )}
    </InstanceFrame>
  );
}
