import type { PageDocument } from "@benchleaf/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo } from "react";
import type { PageAddress } from "../../../kernel/area-route.ts";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { useFileUpdates } from "../../../kernel/file-updates.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { queryClient } from "../../../kernel/queries.ts";
import { usePathParams, useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useNoteOpening } from "../../../shared/files/marks.queries.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { documentCalls, documentQuery, useCreateDocument, useDocument } from "../documents.queries.ts";
import { preparePage } from "../live/open-page.ts";
import { usePage } from "../live/use-page.ts";
import { CompareDocuments } from "../workbench/compare-documents.tsx";
import { ExportMenu } from "../workbench/export-menu.tsx";
import { PageWorkbench } from "../workbench/page-workbench.tsx";
import { ShareButton } from "../workbench/share-button.tsx";
import { VersionView } from "../workbench/version-view.tsx";

const OpenDocument = ({ document }: { readonly document: PageDocument }) => {
  const client = useQueryClient();
  const { file } = document;
  const { thread, mentionId } = useQueryParams();
  const calls = useMemo(() => documentCalls(file.id), [file.id]);
  const page = usePage(file.id, calls.saveChange);
  const renew = () => void client.invalidateQueries({ queryKey: ["documents", "one", file.id] });
  useFileUpdates([file.id], renew);
  return (
    <PageWorkbench
      file={file}
      page={page}
      calls={calls}
      isEditable={file.abilities.edit}
      sought={thread}
      soughtBlock={mentionId}
      onChanged={renew}
      actions={
        <>
          <ShareButton file={file} />
          <ExportMenu file={file} exportPath={calls.exportPath} onBefore={() => calls.saveVersion("")} />
        </>
      }
    />
  );
};

/** Creates a document in the place that the address names, and opens it. */
const NewDocument = () => {
  const t = useTranslation();
  const navigate = useNavigate();
  const { project, folder } = useQueryParams();
  const { mutate, error, isIdle } = useCreateDocument();
  const create = useCallback(
    () =>
      mutate(
        {
          body: {
            name: t("documents.new"),
            folderId: folder ?? null,
            ...(project && { projectId: project }),
          },
        },
        { onSuccess: ({ file }) => void navigate({ to: `/yydoc/${file.id}`, replace: true }) },
      ),
    [mutate, navigate, project, folder, t],
  );
  useEffect(() => {
    if (isIdle) create();
  }, [isIdle, create]);
  return error ? (
    <ErrorState error={error} onRetry={create} />
  ) : (
    <ListSkeleton rows={14} label={t("shell.loading")} />
  );
};

export const prepare = ({ params: { fileId = "" }, search }: PageAddress): void => {
  if (fileId === "new") return;
  void queryClient.prefetchQuery(documentQuery(fileId));
  if (search.version === undefined && search.comparison === undefined) preparePage(fileId);
};

/** A document that people write together. */
export default function DocumentPage() {
  const { fileId } = usePathParams<"fileId">();
  return fileId === "new" ? <NewDocument /> : <ShownDocument fileId={fileId} />;
}

const ShownDocument = ({ fileId }: { readonly fileId: string }) => {
  const t = useTranslation();
  const { version, comparison } = useQueryParams();
  const { data: document, error, refetch } = useDocument(fileId);
  useNoteOpening(document && fileId);
  useBreadcrumbs([
    { label: t("projects.title"), to: "/project" },
    ...(document
      ? [
          ...(document.projectName === ""
            ? []
            : [{ label: document.projectName, to: `/project/${document.file.projectId}/file` }]),
          { label: document.file.name },
        ]
      : []),
  ]);
  if (error && !document) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!document) return <ListSkeleton rows={14} label={t("shell.loading")} />;
  const shown = Number(version);
  if (Number.isInteger(shown) && shown > 0)
    return (
      <VersionView
        file={document.file}
        calls={documentCalls(fileId)}
        version={shown}
        isComparison={comparison === "true"}
      />
    );
  if (comparison === "true") return <CompareDocuments file={document.file} callsOf={documentCalls} />;
  return <OpenDocument key={fileId} document={document} />;
};
