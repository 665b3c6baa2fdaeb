import type { InspectionRecord } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Colleague } from "../../../kernel/parts/colleague.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useFormText } from "../form-text.ts";
import type { useRecords } from "../inspection.queries.ts";
import { State, type StateTone } from "../inspection-state.tsx";

/** How a review looks as a state. */
export const reviewTones: Readonly<Record<InspectionRecord["review"], StateTone>> = {
  none: "soft",
  waiting: "waiting",
  approved: "good",
  rejected: "bad",
};

interface RecordListProps {
  readonly list: Pick<
    ReturnType<typeof useRecords>,
    "data" | "error" | "refetch" | "hasNextPage" | "isFetchingNextPage" | "fetchNextPage"
  >;
  readonly emptyTitle: string;
  readonly emptyText?: string;
}

/** Filled forms, each leading to its page. */
export const RecordList = ({ list, emptyTitle, emptyText }: RecordListProps) => {
  const t = useTranslation();
  const say = useFormText();
  const rows = list.data?.pages.flatMap(({ records }) => records);
  if (list.error && !rows) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (!rows) return <ListSkeleton label={t("shell.loading")} />;
  if (rows.length === 0)
    return <EmptyState sketch="approval" title={emptyTitle} {...(emptyText ? { text: emptyText } : {})} />;
  const columns: readonly Column<InspectionRecord>[] = [
    {
      key: "record",
      header: t("inspecting.columnRecord"),
      width: "minmax(200px, 1.5fr)",
      cell: (record) => (
        <Link to={`/inspection/view/${record.id}`}>
          {record.recordNo} {say(record.formName)}
        </Link>
      ),
    },
    {
      key: "result",
      header: t("inspecting.columnResult"),
      width: "110px",
      cell: ({ result }) => (
        <State tone={result === "pass" ? "good" : "bad"}>{t(`inspecting.${result}`)}</State>
      ),
    },
    {
      key: "target",
      header: t("inspecting.columnTarget"),
      width: "minmax(120px, 1fr)",
      isSecondary: true,
      cell: ({ target }) => target.name,
    },
    {
      key: "review",
      header: t("inspecting.columnReview"),
      width: "110px",
      isSecondary: true,
      cell: ({ review }) => <State tone={reviewTones[review]}>{t(`inspecting.review-${review}`)}</State>,
    },
    {
      key: "inspector",
      header: t("inspecting.columnAssignee"),
      width: "150px",
      isSecondary: true,
      cell: ({ submitterId, submitterName }) => <Colleague id={submitterId} name={submitterName} />,
    },
    {
      key: "time",
      header: t("inspecting.columnTime"),
      width: "120px",
      isSecondary: true,
      cell: ({ fillTime }) => <Moment instant={fillTime} />,
    },
  ];
  return (
    <DataList
      label={t("inspecting.allRecords")}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      onReachEnd={() => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage()}
    />
  );
};
