import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { Failure } from "../../../kernel/failure.ts";
import { useNotice } from "../../../kernel/notice.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { visitedProject } from "../../../kernel/visited-project.ts";
import { useWords } from "../../../kernel/words.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { useProject } from "../files.queries.ts";
import { FileBrowser } from "../parts/file-browser.tsx";

const isMissing = (error: unknown): boolean =>
  error instanceof Failure && (error.status === 404 || error.status === 403 || error.status === 400);

/** The files of a project. A project that is gone leads back to the list. */
export default function FilesPage() {
  const t = useWords();
  const notice = useNotice();
  const navigate = useNavigate();
  const { projectId } = usePathParams<"projectId">();
  const { data: project, error, refetch } = useProject(projectId);
  useEffect(() => {
    if (project) visitedProject.set(project.id);
  }, [project]);
  useEffect(() => {
    if (!isMissing(error)) return;
    visitedProject.clear();
    notice.warning(t("projects.notOpened"));
    void navigate({ to: "/project", replace: true });
  }, [error, navigate, notice, t]);
  if (project) return <FileBrowser key={project.id} project={project} />;
  return (
    <Page>
      {error && !isMissing(error) ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton label={t("shell.loading")} />
      )}
    </Page>
  );
}
