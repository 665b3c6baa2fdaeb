import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useOpenedProject } from "../../../shared/projects/project.queries.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { FileBrowser } from "../parts/file-browser.tsx";

/** The files of a project. */
export default function FilesPage() {
  const t = useTranslation();
  const { projectId } = usePathParams<"projectId">();
  const { project, error, retry } = useOpenedProject(projectId);
  if (project) return <FileBrowser key={project.id} project={project} />;
  return (
    <Page>
      {error ? <ErrorState error={error} onRetry={retry} /> : <ListSkeleton label={t("shell.loading")} />}
    </Page>
  );
}
