import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useOpenedProject } from "../../../shared/projects/project.queries.ts";
import { ProjectTabs } from "../../../shared/projects/project-tabs.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Processes } from "../parts/processes.tsx";

/** How what is submitted in one project is approved, where that is not as in the team. */
export default function ProjectApprovalsPage() {
  const t = useTranslation();
  const { projectId } = usePathParams<"projectId">();
  const { project, error, retry } = useOpenedProject(projectId);
  useBreadcrumbs([
    { label: t("projects.title"), to: "/project" },
    { label: project?.name ?? "", to: `/project/${projectId}/config` },
    { label: t("approvals.settings") },
  ]);
  if (!project)
    return (
      <Page>
        {error ? <ErrorState error={error} onRetry={retry} /> : <ListSkeleton label={t("shell.loading")} />}
      </Page>
    );
  return (
    <Page>
      <PageHeader title={project.name} count={t("approvals.settings")} />
      <ProjectTabs project={project} />
      <Processes scope={{ kind: "project", id: projectId }} />
    </Page>
  );
}
