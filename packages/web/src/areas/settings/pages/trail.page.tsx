import { SafetyCertificateOutlined } from "@ant-design/icons";
import type { TrailEntry } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Alert, Button, Input } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { useNotice } from "../../../kernel/notice.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { SettingsFrame } from "../../../kernel/parts/settings-frame.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useWords } from "../../../kernel/words.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { Person } from "../../../ui/person.tsx";
import { type TrailFilters, useExportTrail, useTrail, useVerifyTrail } from "../trail.queries.ts";

const isNothing = (value: unknown): boolean => value === null || value === undefined;

const changeText = ({ before, after }: TrailEntry): string =>
  isNothing(before) && isNothing(after) ? "" : sidesOf(before, after);

const sidesOf = (before: unknown, after: unknown): string =>
  [before, after].map((value) => (isNothing(value) ? "" : JSON.stringify(value))).join(" → ");

const useTrailColumns = (): readonly Column<TrailEntry>[] => {
  const t = useWords();
  return [
    {
      key: "time",
      header: t("teams.trailWhen"),
      width: "130px",
      cell: ({ time }) => <Moment instant={time} />,
    },
    {
      key: "who",
      header: t("teams.trailWho"),
      width: "170px",
      cell: ({ userName }) => <Person name={userName} />,
    },
    { key: "what", header: t("teams.trailWhat"), width: "200px", cell: ({ action }) => action },
    {
      key: "object",
      header: t("teams.trailObject"),
      width: "160px",
      isSecondary: true,
      cell: ({ objectType, objectId }) => `${objectType} ${objectId}`,
    },
    {
      key: "change",
      header: t("teams.trailChange"),
      width: "minmax(160px, 1fr)",
      isSecondary: true,
      cell: (entry) => <span title={changeText(entry)}>{changeText(entry)}</span>,
    },
  ];
};

/** A day of the address as a moment; the end counts whole. */
const momentOf = (day: string | undefined, isEnd: boolean): string | undefined => {
  if (!day || Number.isNaN(Date.parse(day))) return undefined;
  return new Date(Date.parse(day) + (isEnd ? 86_400_000 : 0)).toISOString();
};

const filtersOf = (query: Readonly<Record<string, string | undefined>>): TrailFilters => {
  const filters = {
    action: query.action,
    objectId: query.object,
    userId: query.user,
    from: momentOf(query.from, false),
    to: momentOf(query.to, true),
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value));
};

const Verdict = () => {
  const t = useWords();
  const format = useFormat();
  const notice = useNotice();
  const verify = useVerifyTrail();
  const { data } = verify;
  return (
    <>
      <Button
        icon={<SafetyCertificateOutlined />}
        loading={verify.isPending}
        onClick={() => verify.mutate(undefined, { onError: notice.failure })}
      >
        {t("teams.verify")}
      </Button>
      {data && (
        <Alert
          role="status"
          showIcon
          type={data.broken ? "error" : "success"}
          title={
            data.broken
              ? t("teams.verifyBroken", data.broken)
              : t("teams.verifyWhole", { entries: format.number(data.entries) })
          }
        />
      )}
    </>
  );
};

export default function TrailPage() {
  const t = useWords();
  const notice = useNotice();
  const navigate = useNavigate();
  const query = useQueryParams();
  const filters = filtersOf(query);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useTrail(filters);
  const columns = useTrailColumns();
  const exportAll = useExportTrail();
  const go = (change: Record<string, string | undefined>) =>
    void navigate({ to: "/settings/trail", search: { ...query, ...change }, replace: true });
  const entries = data?.pages.flatMap(({ records }) => records);
  const list = () => {
    if (error && !entries) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!entries) return <ListSkeleton label={t("shell.loading")} />;
    if (entries.length === 0) return <EmptyState title={t("teams.trailEmpty")} />;
    return (
      <DataList
        label={t("teams.trail")}
        columns={columns}
        rows={entries}
        rowKey={({ id }) => id}
        onReachEnd={() => hasNextPage && !isFetchingNextPage && void fetchNextPage()}
      />
    );
  };
  const search = (key: string, label: string, width: number) => (
    <Input.Search
      key={`${key}${query[key] ?? ""}`}
      allowClear
      defaultValue={query[key] ?? ""}
      placeholder={label}
      aria-label={label}
      style={{ width }}
      onSearch={(text) => go({ [key]: text.trim() || undefined })}
    />
  );
  const day = (key: "from" | "to") => (
    <Input
      type="date"
      style={{ width: 150 }}
      value={query[key] ?? ""}
      aria-label={`${t("teams.trailRange")} ${key === "from" ? "≥" : "≤"}`}
      onChange={(event) => go({ [key]: event.target.value || undefined })}
    />
  );
  return (
    <SettingsFrame
      title={t("teams.trail")}
      actions={
        <Button
          loading={exportAll.isPending}
          onClick={() => exportAll.mutate(filters, { onError: notice.failure })}
        >
          {t("teams.exportCsv")}
        </Button>
      }
    >
      <ToolLine>
        {search("action", t("teams.trailAction"), 300)}
        {search("object", t("teams.trailObjectId"), 160)}
        {day("from")}
        {day("to")}
        <Verdict />
      </ToolLine>
      {list()}
    </SettingsFrame>
  );
}
