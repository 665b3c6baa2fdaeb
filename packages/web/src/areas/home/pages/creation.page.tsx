import { useNavigate } from "@tanstack/react-router";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { useQueryParams } from "../../../kernel/router.tsx";
import { RouteTabs } from "../../../kernel/shell/route-tabs.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { FileFilters, readKind } from "../../../shared/files/file-filters.tsx";
import { PlacedFiles } from "../../../shared/projects/placed-files.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Page, ToolLine } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { useCreations } from "../work.queries.ts";

/** What the user has created, wherever it is. */
export default function CreationPage() {
  const t = useTranslation();
  const navigate = useNavigate();
  const query = useQueryParams();
  useBreadcrumbs([{ label: t("shell.home"), to: "/homepage" }, { label: t("projects.createdByMe") }]);
  const kind = readKind(query.kind);
  const list = useCreations({ ...(query.search && { search: query.search }), ...(kind && { kind }) });
  const show = (change: Record<string, string | undefined>) =>
    void navigate({ to: "/homepage/creation", search: { ...query, ...change }, replace: true });
  return (
    <Page>
      <PageHeader title={t("projects.createdByMe")} />
      <RouteTabs row="home" />
      <ToolLine>
        <FileFilters search={query.search} kind={kind} onChange={show} />
      </ToolLine>
      <PlacedFiles
        label={t("projects.createdByMe")}
        list={list}
        empty={<EmptyState title={t("projectPages.noFilesTitle")} text={t("projectPages.noCreationsText")} />}
      />
    </Page>
  );
}
