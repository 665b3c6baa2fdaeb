import { auditActions } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Button, Input, Select, Tag } from "antd";
import { useMemo, useState } from "react";
import { useColleagues } from "../../../kernel/parts/colleague-select.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { countActive, Filters } from "../../../kernel/parts/filters.tsx";
import { ListWithDetail } from "../../../kernel/parts/list-with-detail.tsx";
import { SettingsFrame } from "../../../kernel/parts/settings-frame.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ToolLine } from "../../../ui/page.tsx";
import { TrailCheckPanel } from "../parts/trail-check.tsx";
import { TrailDetail } from "../parts/trail-detail.tsx";
import { TrailList } from "../parts/trail-list.tsx";
import { TrailSentence } from "../parts/trail-names.tsx";
import { useExportTrail, useTrail } from "../trail.queries.ts";
import { filtersOf } from "../trail-filters.ts";

/** All actions of the audit trail by area; an area can be requested as a whole. */
const useActionOptions = () => {
  const t = useTranslation();
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

interface PersonFilterProps {
  readonly value: string | undefined;
  /** What they are called whom the search does not know, such as those who have left. */
  readonly known: string | undefined;
  readonly onChange: (userId: string | undefined) => void;
}

const PersonFilter = ({ value, known, onChange }: PersonFilterProps) => {
  const t = useTranslation();
  const [search, setSearch] = useState("");
  const { data = [], isFetching } = useColleagues(useDebounced(search));
  const options = data.map(({ userId, name }) => ({ value: userId, label: name }));
  if (value && !options.some((one) => one.value === value)) {
    options.unshift({ value, label: known ?? t("trail.someone") });
  }
  return (
    <Select
      allowClear
      showSearch={{ filterOption: false, onSearch: setSearch }}
      loading={isFetching}
      style={{ width: 180 }}
      options={options}
      value={value ?? null}
      placeholder={t("trail.anybody")}
      aria-label={t("teams.trailWho")}
      onChange={(userId: string | null) => onChange(userId ?? undefined)}
    />
  );
};

export default function TrailPage() {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const query = useQueryParams();
  const { timezone } = usePreferences();
  const filters = filtersOf(query, timezone);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useTrail(filters);
  const actions = useActionOptions();
  const exportAll = useExportTrail();
  const go = (change: Record<string, string | undefined>) =>
    void navigate({ to: "/settings/trail", search: { ...query, ...change }, replace: true });
  const entries = data?.pages.flatMap(({ records }) => records);
  const list = () => {
    if (error && !entries) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!entries) return <ListSkeleton label={t("shell.loading")} />;
    if (entries.length === 0) return <EmptyState sketch="none" title={t("teams.trailEmpty")} />;
    const shown = entries.find(({ id }) => id === query.entry);
    return (
      <ListWithDetail
        ids={entries.map(({ id }) => id)}
        shown={shown?.id}
        detail={
          shown
            ? {
                label: t("trail.detail"),
                title: <TrailSentence entry={shown} />,
                body: <TrailDetail entry={shown} />,
              }
            : null
        }
        onShow={(id) => go({ entry: id })}
      >
        <TrailList
          entries={entries}
          shown={shown?.id}
          onShow={(id) => go({ entry: id })}
          onReachEnd={() => hasNextPage && !isFetchingNextPage && void fetchNextPage()}
        />
      </ListWithDetail>
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
          onClick={() => exportAll.mutate(filters, { onError: toasts.failure })}
        >
          {t("teams.exportCsv")}
        </Button>
      }
    >
      <ToolLine>
        <Filters active={countActive(query.action, query.user, query.from, query.to, query.object)}>
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
          <PersonFilter
            value={query.user}
            known={entries?.find(({ userId }) => userId === query.user)?.userName}
            onChange={(user) => go({ user })}
          />
          {day("from")}
          {day("to")}
          {query.object && (
            <Tag closable onClose={() => go({ object: undefined, type: undefined })}>
              {t("trail.oneObject")}
            </Tag>
          )}
        </Filters>
      </ToolLine>
      <TrailCheckPanel />
      {list()}
    </SettingsFrame>
  );
}
