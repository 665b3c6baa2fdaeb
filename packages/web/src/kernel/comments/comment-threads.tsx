import type { CommentThread, LabFile } from "@benchleaf/contract";
import { Button, Segmented } from "antd";
import { useState } from "react";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListSkeleton } from "../../ui/list-skeleton.tsx";
import { useNotice } from "../notice.ts";
import { ErrorState } from "../parts/error-state.tsx";
import { useWords } from "../words.ts";
import { CommentEntry, type Said } from "./comment-entry.tsx";
import { CommentItem } from "./comment-item.tsx";
import styles from "./comments.module.css";
import { useAddComment, useResolveThread, useThreads } from "./comments.queries.ts";

type CommentedFile = Pick<LabFile, "id" | "abilities">;

const useSay = (fileId: string, threadId: string | null) => {
  const notice = useNotice();
  const add = useAddComment();
  const say = async (said: Said) => {
    try {
      await add.mutateAsync({ params: { fileId }, body: { ...said, threadId, anchor: null } });
      return true;
    } catch (error) {
      notice.failure(error);
      return false;
    }
  };
  return { say, isBusy: add.isPending };
};

interface ThreadProps {
  readonly file: CommentedFile;
  readonly thread: CommentThread;
  /** The one that a link has led to. */
  readonly isSought: boolean;
}

const Thread = ({ file, thread, isSought }: ThreadProps) => {
  const t = useWords();
  const notice = useNotice();
  const resolve = useResolveThread();
  const [isAnswering, setAnswering] = useState(false);
  const { say, isBusy } = useSay(file.id, thread.id);
  const isResolved = thread.resolved !== null;
  return (
    <li
      className={styles.thread}
      data-sought={isSought ? "yes" : undefined}
      ref={(item) => {
        if (isSought) item?.scrollIntoView({ block: "nearest" });
      }}
    >
      <CommentItem comment={thread} fileId={file.id} />
      {thread.resolved && (
        <p className={styles.soft}>{t("comments.resolvedBy", { name: thread.resolved.userName })}</p>
      )}
      {thread.replies.map((reply) => (
        <div key={reply.id} className={styles.reply}>
          <CommentItem comment={reply} fileId={file.id} />
        </div>
      ))}
      {isAnswering && (
        <CommentEntry
          fileId={file.id}
          label={t("comments.replyLabel")}
          action={t("comments.reply")}
          isBusy={isBusy}
          onSave={async (said) => {
            const isSaid = await say(said);
            if (isSaid) setAnswering(false);
            return isSaid;
          }}
          onCancel={() => setAnswering(false)}
        />
      )}
      {file.abilities.comment && !isAnswering && (
        <div className={styles.line}>
          <Button size="small" onClick={() => setAnswering(true)}>
            {t("comments.reply")}
          </Button>
          <Button
            size="small"
            loading={resolve.isPending}
            onClick={() =>
              resolve.mutate(
                { params: { commentId: thread.id }, body: { isResolved: !isResolved } },
                { onError: notice.failure },
              )
            }
          >
            {t(isResolved ? "comments.reopen" : "comments.resolve")}
          </Button>
        </div>
      )}
    </li>
  );
};

/** What people say about a file, and the field to say something. */
export const CommentThreads = ({ file, sought }: { file: CommentedFile; sought?: string }) => {
  const t = useWords();
  const [state, setState] = useState<"open" | "resolved">("open");
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useThreads(file.id, state);
  const { say, isBusy } = useSay(file.id, null);
  const threads = data?.pages.flatMap(({ records }) => records);
  return (
    <div className={styles.threads}>
      {file.abilities.comment && (
        <CommentEntry
          fileId={file.id}
          label={t("comments.addLabel")}
          action={t("comments.add")}
          isBusy={isBusy}
          onSave={say}
        />
      )}
      <Segmented
        aria-label={t("comments.title")}
        value={state}
        options={[
          { value: "open", label: t("comments.open") },
          { value: "resolved", label: t("comments.resolved") },
        ]}
        onChange={setState}
      />
      {error && !threads && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!threads && !error && <ListSkeleton label={t("shell.loading")} />}
      {threads?.length === 0 && (
        <EmptyState title={t(state === "open" ? "comments.emptyOpen" : "comments.emptyResolved")} />
      )}
      <ol className={styles.list}>
        {threads?.map((thread) => (
          <Thread key={thread.id} file={file} thread={thread} isSought={thread.id === sought} />
        ))}
      </ol>
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("shell.loadMore")}
        </Button>
      )}
    </div>
  );
};
