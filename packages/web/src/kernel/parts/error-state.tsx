import { WarningOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { Suspense } from "react";
import styles from "../../ui/page.module.css";
import { Disc, StateCard } from "../../ui/state-card.tsx";
import { Failure } from "../failure.ts";
import { formatError } from "../format-error.ts";
import { lazyPage } from "../lazy-page.tsx";
import { type Translate, useTranslation } from "../translation.ts";

/** Only where someone may not read a file. */
const AccessRequest = lazyPage<{ fileId: string }>(
  async () => ({ default: (await import("../sharing/access-request.tsx")).AccessRequest }),
  { words: "fileActions" },
);

/** Only where someone may not open a project. */
const ProjectRequest = lazyPage<{ projectId: string }>(
  async () => ({ default: (await import("../sharing/project-request.tsx")).ProjectRequest }),
  { words: "fileActions" },
);

const closedProjectOf = (error: unknown): string | null => {
  if (!(error instanceof Failure) || error.code !== "project.no.access") return null;
  const { projectId } = (error.data ?? {}) as { readonly projectId?: string };
  return projectId ?? null;
};

const closedFileOf = (error: unknown): string | null => {
  if (!(error instanceof Failure) || error.code !== "fileAsset.no.read.permission") return null;
  const { fileId } = (error.data ?? {}) as { readonly fileId?: string };
  return fileId ?? null;
};

/** What a page loads comes from its address: input that the server calls invalid is a wrong address. */
const textOf = (t: Translate, error: unknown): string =>
  error instanceof Failure && error.code === "request.invalid"
    ? t("errors.route.not.found")
    : formatError(t, error);

/** A part that could not be loaded, with the way to try again and the request id to quote. */
export const ErrorState = ({ error, onRetry }: { error: unknown; onRetry?: () => void }) => {
  const t = useTranslation();
  const requestId = error instanceof Failure ? error.requestId : null;
  const closedFile = closedFileOf(error);
  const closedProject = closedProjectOf(error);
  if (closedProject)
    return (
      <Suspense>
        <ProjectRequest projectId={closedProject} />
      </Suspense>
    );
  return (
    <div role="alert">
      <StateCard
        picture={
          <Disc>
            <WarningOutlined />
          </Disc>
        }
        title={closedFile ? textOf(t, error) : t("shell.loadFailed")}
        {...(!closedFile && { text: textOf(t, error) })}
        action={onRetry && !closedFile && <Button onClick={onRetry}>{t("shell.retry")}</Button>}
      />
      {closedFile && (
        <Suspense>
          <AccessRequest fileId={closedFile} />
        </Suspense>
      )}
      {requestId && !closedFile && <p className={styles.requestId}>{t("shell.requestId", { requestId })}</p>}
    </div>
  );
};
