import type { FilePage as FilePageData } from "@benchleaf/contract";
import { Navigate } from "@tanstack/react-router";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { addressOfFile, hasOwnPage } from "../../../kernel/file-address.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams, useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useNoteOpening } from "../../../shared/files/marks.queries.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { FileContent } from "../parts/file-content.tsx";
import { FileHeader } from "../parts/file-header.tsx";
import { FileSide } from "../parts/file-side.tsx";
import styles from "../parts/previews.module.css";
import { useFilePage } from "../previews.queries.ts";
import { useFileSide } from "../use-file-side.ts";
import { versionIn } from "../version-in.ts";

const FileView = ({ page }: { page: FilePageData }) => {
  const t = useTranslation();
  const side = useFileSide();
  const { file, path } = page;
  const to = `/project/${file.projectId}/file`;
  useNoteOpening(file.id);
  useBreadcrumbs([
    { label: t("projects.title"), to: "/project" },
    ...(page.projectName === null
      ? []
      : [{ label: page.isPersonal ? t("projects.personal") : page.projectName, to, search: {} }]),
    ...path.map(({ id, name }) => ({ label: name, to, search: { folder: id } })),
    { label: file.name },
  ]);
  return (
    <Page>
      <FileHeader page={page} isSideOpen={side.isOpen} onSide={side.open} />
      <div className={styles.beside}>
        <FileContent page={page} />
        {side.isOpen && (
          <FileSide
            page={page}
            tab={side.tab}
            onTab={side.show}
            isOver={side.isOver}
            onClose={() => side.open(false)}
          />
        )}
      </div>
    </Page>
  );
};

/** A file in its place; kinds with a page of their own are led there. */
export default function FilePage() {
  const t = useTranslation();
  const { fileId, fileType } = usePathParams<"fileType" | "fileId">();
  const query = useQueryParams();
  const { data: page, error, refetch } = useFilePage(fileId, versionIn(query.version));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!page)
    return (
      <Page>
        <ListSkeleton label={t("shell.loading")} />
      </Page>
    );
  if (hasOwnPage(page.file)) return <Navigate {...addressOfFile(page.file)} replace />;
  if (page.file.kind !== fileType)
    return <Navigate to={`/project/file/${page.file.kind}/${fileId}`} search={query as never} replace />;
  return <FileView page={page} />;
}
