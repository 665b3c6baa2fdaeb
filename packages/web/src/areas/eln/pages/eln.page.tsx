import type { ElnPage } from "@benchleaf/contract";
import { useQueryClient } from "@tanstack/react-query";
import type { Editor } from "@tiptap/core";
import { useMemo, useState } from "react";
import type { PageAddress } from "../../../kernel/area-route.ts";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { useFileUpdates } from "../../../kernel/file-updates.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { queryClient } from "../../../kernel/queries.ts";
import { usePathParams, useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useNoteOpening } from "../../../shared/files/marks.queries.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import {
  CompareDocuments,
  goToBlock,
  PageWorkbench,
  preparePage,
  usePage,
  VersionView,
} from "../../documents/documents.public.tsx";
import { type EditFilter, elnCalls, elnPageQuery, useElnPage } from "../eln.queries.ts";
import { EditsPanel } from "../page/edits-panel.tsx";
import { PageActions } from "../page/page-actions.tsx";
import { PageNotes } from "../page/page-notes.tsx";
import { Properties } from "../page/properties.tsx";
import { ReviewPanel } from "../page/review-panel.tsx";
import { UnseenPanel } from "../page/unseen-panel.tsx";
import { useNewState } from "../page/use-new-state.ts";
import { useUnseenChanges } from "../page/use-unseen-changes.ts";

const OpenPage = ({ shown }: { readonly shown: ElnPage }) => {
  const t = useTranslation();
  const client = useQueryClient();
  const { viewMode, mentionId, thread, auditBlockId } = useQueryParams();
  const { file } = shown;
  const calls = useMemo(() => elnCalls(file.id), [file.id]);
  const page = usePage(file.id, calls.saveChange);
  // Threads of comments have numbers, blocks have characters.
  const isThread = mentionId !== undefined && /^\d+$/.test(mentionId);
  const renew = () => {
    void client.invalidateQueries({ queryKey: ["eln"] });
    void client.invalidateQueries({ queryKey: ["signatures", "file", file.id] });
  };
  useFileUpdates([file.id], renew);
  useNewState(page, shown, renew);
  const [editFilter, setEditFilter] = useState<EditFilter>({});
  const isReview = viewMode === "audit";
  const isCollaboration = viewMode === "collaboration";
  const [editor, setEditor] = useState<Editor | null>(null);
  const showBlock = (blockId: string) => editor && goToBlock(editor, blockId);
  const review = {
    key: "review",
    label: t("elnPages.tab-review"),
    content: <ReviewPanel page={shown} sought={auditBlockId} onPick={showBlock} />,
  };
  const edits = {
    key: "edits",
    label: t("documents.tab-edits"),
    content: <EditsPanel elnId={file.id} filter={editFilter} onFilter={setEditFilter} />,
  };
  const { unseen, clear } = useUnseenChanges(file.id, editor, isCollaboration);
  const changes = {
    key: "changes",
    label: t("elnPages.tab-changes"),
    content: <UnseenPanel unseen={unseen} onPick={showBlock} onSeen={clear} />,
  };
  return (
    <PageWorkbench
      key={isReview ? "audit" : isCollaboration ? "collaboration" : "edit"}
      file={file}
      page={page}
      calls={calls}
      isEditable={shown.abilities.edit && !isReview}
      sought={isThread ? mentionId : thread}
      onChanged={renew}
      actions={<PageActions page={shown} calls={calls} onChanged={renew} />}
      notes={<PageNotes page={shown} unseen={isCollaboration ? null : unseen} isReview={isReview} />}
      properties={<Properties page={shown} />}
      firstTab={isReview || auditBlockId !== undefined ? "review" : isCollaboration ? "changes" : undefined}
      soughtBlock={auditBlockId ?? (isThread ? undefined : mentionId)}
      extraTabs={[
        ...(isCollaboration ? [changes] : []),
        ...(shown.submission === null ? [] : [review]),
        edits,
      ]}
      onEditor={setEditor}
    />
  );
};

export const prepare = ({ params: { elnId = "" }, search }: PageAddress): void => {
  void queryClient.prefetchQuery(elnPageQuery(elnId));
  if (search.version === undefined && search.comparison === undefined) preparePage(elnId);
};

/** A notebook page: written together, reviewed, signed, finished. */
export default function ElnPageView() {
  const t = useTranslation();
  const { elnId } = usePathParams<"elnId">();
  const { version, comparison } = useQueryParams();
  const { data: page, error, refetch } = useElnPage(elnId);
  useNoteOpening(page && elnId);
  useBreadcrumbs([{ label: t("eln.title"), to: "/eln" }, ...(page ? [{ label: page.file.name }] : [])]);
  if (error && !page) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!page) return <ListSkeleton rows={14} label={t("shell.loading")} />;
  const shown = Number(version);
  if (Number.isInteger(shown) && shown > 0)
    return (
      <VersionView
        file={page.file}
        calls={elnCalls(elnId)}
        version={shown}
        isComparison={comparison === "true"}
      />
    );
  if (comparison === "true") return <CompareDocuments file={page.file} callsOf={elnCalls} />;
  return <OpenPage key={elnId} shown={page} />;
}
