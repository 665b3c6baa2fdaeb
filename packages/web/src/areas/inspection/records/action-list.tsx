import { type ActionState, actionStates, type CorrectiveAction } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Select } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { Colleague } from "../../../kernel/parts/colleague.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { countActive, Filters } from "../../../kernel/parts/filters.tsx";
import { ListWithDetail } from "../../../kernel/parts/list-with-detail.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { useFormText } from "../form-text.ts";
import { useActions } from "../inspection.queries.ts";
import { State } from "../inspection-state.tsx";
import { ActionDetail, actionTones } from "./action-detail.tsx";

/** Corrective actions by due date, each opened next to the list. */
export const ActionList = ({ whose }: { readonly whose: "mine" | "all" }) => {
  const t = useTranslation();
  const say = useFormText();
  const format = useFormat();
  const navigate = useNavigate();
  const query = useQueryParams();
  const state: ActionState | undefined = actionStates.find((one) => one === query.actionState);
  const list = useActions(whose, state);
  const go = (change: Record<string, string | undefined>) =>
    void navigate({ to: ".", search: { ...query, ...change }, replace: true });
  const rows = list.data?.pages.flatMap(({ records }) => records);
  const kept = Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  );
  const columns: readonly Column<CorrectiveAction>[] = [
    {
      key: "title",
      header: t("inspecting.viewActions"),
      width: "minmax(180px, 1.5fr)",
      cell: (action) => (
        <Link
          to="."
          search={{ ...kept, action: action.id }}
          aria-label={t("inspecting.openAction", { name: say(action.title) })}
        >
          {say(action.title)}
        </Link>
      ),
    },
    {
      key: "state",
      header: t("inspecting.columnState"),
      width: "180px",
      cell: (action) => (
        <State tone={action.isOverdue ? "bad" : actionTones[action.state]}>
          {t(
            action.isOverdue ? "inspecting.overdue" : (`inspecting.actionState-${action.state}` as PhraseKey),
          )}
        </State>
      ),
    },
    {
      key: "finding",
      header: t("inspecting.columnFinding"),
      width: "minmax(100px, 1fr)",
      isSecondary: true,
      cell: ({ finding }) => say(finding),
    },
    {
      key: "target",
      header: t("inspecting.columnTarget"),
      width: "minmax(100px, 1fr)",
      isSecondary: true,
      cell: ({ target }) => target.name,
    },
    {
      key: "owner",
      header: t("inspecting.columnOwner"),
      width: "150px",
      isSecondary: true,
      cell: ({ ownerId, ownerName }) => <Colleague id={ownerId} name={ownerName} />,
    },
    {
      key: "due",
      header: t("inspecting.dueDate"),
      width: "120px",
      isSecondary: true,
      cell: ({ dueDate }) => format.day(dueDate),
    },
  ];
  const body = () => {
    if (list.error && !rows) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (!rows) return <ListSkeleton label={t("shell.loading")} />;
    if (rows.length === 0)
      return (
        <EmptyState
          sketch="approval"
          title={t("inspecting.emptyActionsTitle")}
          text={t("inspecting.emptyActionsText")}
        />
      );
    return (
      <DataList
        label={t("inspecting.viewActions")}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        isSelected={({ id }) => id === query.action}
        onReachEnd={() => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage()}
      />
    );
  };
  return (
    <>
      <ToolLine>
        <Filters active={countActive(state)}>
          <Select
            aria-label={t("inspecting.columnState")}
            value={state ?? ""}
            style={{ width: 130 }}
            options={[
              { value: "", label: t("inspecting.notClosed") },
              ...actionStates.map((value) => ({ value, label: t(`inspecting.actionState-${value}`) })),
            ]}
            onChange={(value) => go({ actionState: value || undefined })}
          />
        </Filters>
      </ToolLine>
      <ListWithDetail
        ids={rows?.map(({ id }) => id) ?? []}
        shown={query.action}
        detail={
          query.action
            ? {
                label: t("inspecting.actionPanel"),
                title:
                  say(rows?.find(({ id }) => id === query.action)?.title ?? {}) ||
                  t("inspecting.actionPanel"),
                body: <ActionDetail key={query.action} actionId={query.action} />,
              }
            : null
        }
        onShow={(action) => go({ action })}
      >
        {body()}
      </ListWithDetail>
    </>
  );
};
