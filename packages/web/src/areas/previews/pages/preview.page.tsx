import { Navigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams, useQueryParams } from "../../../kernel/router.tsx";
import { session } from "../../../kernel/session.ts";
import { useStore } from "../../../kernel/store.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { FileContent } from "../parts/file-content.tsx";
import styles from "../parts/previews.module.css";
import { useFilePage } from "../previews.queries.ts";
import { versionIn } from "../version-in.ts";

const PreviewView = ({ fileId, kind }: { fileId: string; kind: string }) => {
  const t = useTranslation();
  const query = useQueryParams();
  const { data: page, error, refetch } = useFilePage(fileId, versionIn(query.version));
  useEffect(() => {
    if (page) document.title = page.file.name;
  }, [page]);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!page) return <ListSkeleton label={t("shell.loading")} />;
  // The address names the kind, too; a wrong one is put right.
  if (page.file.kind !== kind)
    return <Navigate to={`/${page.file.kind}/preview`} search={query as never} replace />;
  return (
    <>
      <h1 className="visually-hidden">{page.file.name}</h1>
      <FileContent page={page} />
    </>
  );
};

/** Only a file's content: in its own window, next to other work. */
export default function PreviewPage() {
  const { fileType = "sequence" } = usePathParams<"fileType">() as { fileType?: string };
  const { fileId = "" } = useQueryParams();
  const current = useStore(session);
  if (!current)
    return <Navigate to="/login" search={{ next: location.pathname + location.search }} replace />;
  if (!/^\d+$/.test(fileId)) return <Navigate to="/404" replace />;
  return (
    <main className={styles.bare}>
      <PreviewView fileId={fileId} kind={fileType} />
    </main>
  );
}
