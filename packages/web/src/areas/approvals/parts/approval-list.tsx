import { type ApprovalRecord, type RecordStatus, recordStatuses } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Input, Select } from "antd";
import type { ReactNode } from "react";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { countActive, Filters } from "../../../kernel/parts/filters.tsx";
import { ListWithDetail } from "../../../kernel/parts/list-with-detail.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { statusLabel } from "../approval-labels.ts";
import { type ApprovalView, useApprovals } from "../approvals.queries.ts";
import { type Picking, useApprovalColumns } from "./approval-columns.tsx";
import { ApprovalDetail, ApprovalTitle } from "./approval-detail.tsx";

const statusOf = (text: string | undefined): RecordStatus | undefined =>
  recordStatuses.find((status) => status === text);

interface ApprovalListProps {
  readonly view: ApprovalView;
  readonly label: string;
  readonly emptyTitle: string;
  readonly emptyText?: string;
  readonly picking?: Picking;
  /** Beside search and filter. */
  readonly tools?: ReactNode;
  /** Instead of search and filter, while something is selected. */
  readonly bulk?: (records: readonly ApprovalRecord[]) => ReactNode;
}

/** A list of submissions; its search, filter and open record are in the address. */
export const ApprovalList = ({
  view,
  label,
  emptyTitle,
  emptyText,
  picking,
  tools,
  bulk,
}: ApprovalListProps) => {
  const t = useTranslation();
  const navigate = useNavigate();
  const query = useQueryParams();
  const filter = { search: query.search ?? "", status: statusOf(query.status) };
  const list = useApprovals(view, filter);
  const kept = Object.fromEntries(
    Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  );
  const columns = useApprovalColumns(({ id }) => ({ ...kept, record: id }), picking);
  const go = (change: Record<string, string | undefined>) =>
    void navigate({ to: ".", search: { ...query, ...change }, replace: true });
  const records = list.data?.pages.flatMap((page) => page.records);
  const isFiltered = filter.search !== "" || filter.status !== undefined;

  const rows = () => {
    if (list.error && !records) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    if (!records) return <ListSkeleton label={t("shell.loading")} />;
    if (records.length === 0 && isFiltered)
      return <EmptyState sketch="none" title={t("approvals.noneFound")} />;
    if (records.length === 0)
      return <EmptyState sketch="approval" title={emptyTitle} {...(emptyText ? { text: emptyText } : {})} />;
    return (
      <DataList
        label={label}
        columns={columns}
        rows={records}
        rowKey={({ id }) => id}
        isSelected={({ id }) => id === query.record || (picking?.picked.has(id) ?? false)}
        onReachEnd={() => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage()}
      />
    );
  };

  return (
    <>
      <ToolLine>
        {bulk?.(records ?? []) ?? (
          <>
            <Input.Search
              key={filter.search}
              allowClear
              defaultValue={filter.search}
              placeholder={t("approvals.search")}
              aria-label={t("approvals.search")}
              style={{ width: 260 }}
              onSearch={(text) => go({ search: text.trim() || undefined })}
            />
            <Filters active={countActive(filter.status, query.view)}>
              {view !== "asked" && (
                <Select
                  aria-label={t("approvals.columnStatus")}
                  value={filter.status ?? ""}
                  style={{ width: 140 }}
                  options={[
                    { value: "", label: t("approvals.allStatuses") },
                    ...recordStatuses.map((value) => ({ value, label: t(statusLabel(value)) })),
                  ]}
                  onChange={(value) => go({ status: value || undefined })}
                />
              )}
              {tools}
            </Filters>
          </>
        )}
      </ToolLine>
      <ListWithDetail
        ids={records?.map(({ id }) => id) ?? []}
        shown={query.record}
        detail={
          query.record
            ? {
                label: t("approvals.panelTitle"),
                title: <ApprovalTitle recordId={query.record} />,
                body: <ApprovalDetail recordId={query.record} />,
              }
            : null
        }
        onShow={(record) => go({ record })}
      >
        {rows()}
      </ListWithDetail>
    </>
  );
};
