import { type Project, projectsApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { call } from "../../kernel/client.ts";
import { Failure } from "../../kernel/failure.ts";
import { useToasts } from "../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../kernel/translation.ts";
import { visitedProject } from "../../kernel/visited-project.ts";

/** A project with the user's role; disabled while there is no id. */
export const useProject = (projectId: string | null) =>
  useQuery({
    queryKey: ["projects", "one", projectId],
    queryFn: ({ signal }) => call(projectsApi.get, { params: { projectId: projectId ?? "" } }, { signal }),
    enabled: projectId !== null,
  });

/** Whether an error means that it does not exist, or not for this user. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Failure && (error.status === 404 || error.status === 403 || error.status === 400);

/** It may be there, and one may ask to be let in. */
const isClosed = (error: unknown): boolean => error instanceof Failure && error.code === "project.no.access";

interface OpenedProject {
  readonly project: Project | undefined;
  /** Why it cannot be shown. */
  readonly error: unknown;
  readonly retry: () => void;
}

/** The project of a page: remembered as the one opened last. An address that is none leads back to the list. */
export const useOpenedProject = (projectId: string): OpenedProject => {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { data: project, error, refetch } = useProject(projectId);
  useEffect(() => {
    if (project) visitedProject.set(project.id);
  }, [project]);
  useEffect(() => {
    if (!isMissing(error)) return;
    visitedProject.clear();
    if (isClosed(error)) return;
    toasts.warning(t("projects.notOpened"));
    void navigate({ to: "/project", replace: true });
  }, [error, navigate, toasts, t]);
  return { project, error: isMissing(error) && !isClosed(error) ? null : error, retry: () => void refetch() };
};
