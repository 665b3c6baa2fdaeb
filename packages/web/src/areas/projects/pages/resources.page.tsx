import { useNavigate } from "@tanstack/react-router";
import { Select } from "antd";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { ColleagueSelect } from "../../../kernel/parts/colleague-select.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { FileFilters, readKind } from "../../../shared/files/file-filters.tsx";
import { PlacedFiles } from "../../../shared/projects/placed-files.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Page, ToolLine } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { useResources } from "../project.queries.ts";
import { useProjects } from "../projects.queries.ts";

const PERIODS = [1, 7, 30, 365] as const;
const DAY_MS = 86_400_000;

/** Rounded to hours, so that a list stays in the cache while the user looks at it. */
const startOf = (days: number): string =>
  new Date(Math.floor((Date.now() - days * DAY_MS) / 3_600_000) * 3_600_000).toISOString();

/** All files of the team that the reader may open, by kind, project, owner and time. */
export default function ResourcesPage() {
  const t = useTranslation();
  const navigate = useNavigate();
  const query = useQueryParams();
  useBreadcrumbs([{ label: t("projects.title"), to: "/project" }, { label: t("projects.resources") }]);
  const kind = readKind(query.kind);
  const days = PERIODS.find((one) => String(one) === query.since);
  const projects = useProjects("all", "").data?.pages.flatMap(({ records }) => records) ?? [];
  const list = useResources({
    ...(query.search && { search: query.search }),
    ...(kind && { kind }),
    ...(query.owner && { ownerId: query.owner }),
    ...(query.project && { projectId: query.project }),
    ...(days && { from: startOf(days) }),
  });
  const show = (change: Record<string, string | undefined>) =>
    void navigate({ to: "/project/resource", search: { ...query, ...change }, replace: true });
  return (
    <Page>
      <PageHeader title={t("projects.resources")} />
      <ToolLine>
        <FileFilters search={query.search} kind={kind} onChange={show} />
        <Select
          allowClear
          showSearch={{ optionFilterProp: "label" }}
          aria-label={t("projectPages.columnProject")}
          placeholder={t("projectPages.columnProject")}
          style={{ width: 160 }}
          value={query.project ?? null}
          options={projects.map(({ id, name, isPersonal }) => ({
            value: id,
            label: isPersonal ? t("projects.personal") : name,
          }))}
          onChange={(next) => show({ project: next ?? undefined })}
        />
        <ColleagueSelect
          label={t("projectPages.columnOwner")}
          {...(query.owner && { value: query.owner })}
          onChange={(next) => show({ owner: next ?? undefined })}
        />
        <Select
          allowClear
          aria-label={t("projectPages.columnUpdated")}
          placeholder={t("projectPages.columnUpdated")}
          style={{ width: 132 }}
          value={days ?? null}
          options={PERIODS.map((value) => ({ value, label: t("projectPages.lastDays", { count: value }) }))}
          onChange={(next) => show({ since: next ? String(next) : undefined })}
        />
      </ToolLine>
      <PlacedFiles
        label={t("projects.resources")}
        list={list}
        empty={<EmptyState title={t("projectPages.noFilesTitle")} text={t("projectPages.noFilesText")} />}
      />
    </Page>
  );
}
