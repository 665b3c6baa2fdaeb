import { auditActions, type TrailEntry } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Button, Input, Select } from "antd";
import { useMemo } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useNotice } from "../../../kernel/notice.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { SettingsFrame } from "../../../kernel/parts/settings-frame.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { type PhraseKey, useWords } from "../../../kernel/words.ts";
import { type Column, DataList } from "../../../ui/data-list.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { Person } from "../../../ui/person.tsx";
import { TrailCheckPanel } from "../parts/trail-check.tsx";
import { type TrailFilters, useExportTrail, useTrail } from "../trail.queries.ts";
import { actionText, changeText, objectText } from "../trail-text.ts";

/** All that the trail tells, by area; an area may be asked for whole. */
const useActionOptions = () => {
  const t = useWords();
  return useMemo(() => {
    const areas = [...new Set(auditActions.map((action) => action.split(".")[0] ?? ""))];
    return areas.map((area) => {
      const label = t(`trail.area_${area}` as PhraseKey);
      const own = auditActions.filter((action) => action.startsWith(`${area}.`));
      return {
        label,
        options: [
          ...(own.length > 1 ? [{ value: area, label: t("trail.allOf", { area: label }) }] : []),
          ...own.map((action) => ({ value: action as string, label: t(`trail.${action}`) })),
        ],
      };
    });
  }, [t]);
};

const useTrailColumns = (): readonly Column<TrailEntry>[] => {
  const t = useWords();
  const format = useFormat();
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
    {
      key: "what",
      header: t("teams.trailWhat"),
      width: "200px",
      cell: ({ action }) => actionText(t, action),
    },
    {
      key: "object",
      header: t("teams.trailObject"),
      width: "160px",
      isSecondary: true,
      cell: (entry) => objectText(t, entry),
    },
    {
      key: "change",
      header: t("teams.trailChange"),
      width: "minmax(160px, 1fr)",
      isSecondary: true,
      cell: (entry) => {
        const text = changeText(t, format, entry);
        return <span title={text}>{text}</span>;
      },
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

export default function TrailPage() {
  const t = useWords();
  const notice = useNotice();
  const navigate = useNavigate();
  const query = useQueryParams();
  const filters = filtersOf(query);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useTrail(filters);
  const columns = useTrailColumns();
  const actions = useActionOptions();
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
        <Select
          showSearch={{ optionFilterProp: "label" }}
          allowClear
          style={{ width: 260 }}
          options={actions}
          value={query.action ?? null}
          placeholder={t("trail.anything")}
          aria-label={t("teams.trailAction")}
          onChange={(action: string | null) => go({ action: action ?? undefined })}
        />
        <Input.Search
          key={query.object ?? ""}
          allowClear
          defaultValue={query.object ?? ""}
          placeholder={t("teams.trailObjectId")}
          aria-label={t("teams.trailObjectId")}
          style={{ width: 160 }}
          onSearch={(text) => go({ object: text.trim() || undefined })}
        />
        {day("from")}
        {day("to")}
      </ToolLine>
      <TrailCheckPanel />
      {list()}
    </SettingsFrame>
  );
}
