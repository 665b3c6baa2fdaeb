import type { Project } from "@benchleaf/contract";
import type { ReactNode } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useOpenedProject } from "../../../shared/projects/project.queries.ts";
import { ProjectTabs } from "../../../shared/projects/project-tabs.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";

interface ProjectFrameProps {
  /** The page's own name, last in the way here. */
  readonly place: string;
  readonly actions?: (project: Project) => ReactNode;
  readonly children: (project: Project) => ReactNode;
}

/** The frame of a project's pages: name, tabs, and a link back. */
export const ProjectFrame = ({ place, actions, children }: ProjectFrameProps) => {
  const t = useTranslation();
  const { projectId } = usePathParams<"projectId">();
  const { project, error, retry } = useOpenedProject(projectId);
  const name = project?.isPersonal ? t("projects.personal") : (project?.name ?? "");
  useBreadcrumbs([
    { label: t("projects.title"), to: "/project" },
    { label: name, to: `/project/${projectId}/file` },
    { label: place },
  ]);
  if (!project)
    return (
      <Page>
        {error ? <ErrorState error={error} onRetry={retry} /> : <ListSkeleton label={t("shell.loading")} />}
      </Page>
    );
  return (
    <Page>
      <PageHeader title={name} count={place} actions={actions?.(project)} />
      <ProjectTabs project={project} />
      {children(project)}
    </Page>
  );
};
