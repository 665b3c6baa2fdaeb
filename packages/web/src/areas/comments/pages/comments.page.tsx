import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { addressOfFile, hasWorkbench } from "../../../kernel/file-address.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams, useQueryParams } from "../../../kernel/router.tsx";
import { subjectOfFile } from "../../../kernel/subjects/subject.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { CommentThreads } from "../../../shared/comments/comment-threads.tsx";
import { useCommentedFile } from "../../../shared/comments/comments.queries.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";

/** The comments on one file, where a notification leads to. */
export default function CommentsPage() {
  const t = useTranslation();
  const { fileId } = usePathParams<"fileId">();
  const { thread } = useQueryParams();
  const { data: file, error, refetch } = useCommentedFile(fileId);
  useBreadcrumbs([
    { label: t("files.commentsTitle") },
    ...(file ? [{ label: file.name, ...(hasWorkbench(file) && addressOfFile(file)) }] : []),
  ]);
  return (
    <Page>
      <PageHeader title={file ? t("comments.titleOf", { name: file.name }) : t("files.commentsTitle")} />
      {error && !file && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!file && !error && <ListSkeleton label={t("shell.loading")} />}
      {file && <CommentThreads subject={subjectOfFile(file)} {...(thread && { sought: thread })} />}
    </Page>
  );
}
