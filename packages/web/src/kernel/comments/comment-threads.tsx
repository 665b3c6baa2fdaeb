import type { CommentThread, LabFile, NamedAnchor } from "@benchleaf/contract";
import { Button, Checkbox, Segmented } from "antd";
import { useEffect, useMemo, useRef, useState } from "react";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListSkeleton } from "../../ui/list-skeleton.tsx";
import { ErrorState } from "../parts/error-state.tsx";
import { useSession } from "../session.ts";
import { useToasts } from "../toasts/use-toasts.ts";
import { useWords } from "../words.ts";
import { CommentEntry, type Said } from "./comment-entry.tsx";
import { CommentItem } from "./comment-item.tsx";
import styles from "./comments.module.css";
import { useAddComment, useResolveThread, useThreads } from "./comments.queries.ts";
import { isLater, lastSeen, noteSeen } from "./seen-comments.ts";

type CommentedFile = Pick<LabFile, "id" | "abilities">;

/** Where the threads of a file that has places speak of. */
export interface ThreadPlaces {
  /** What is chosen now, in words; null for nothing. */
  readonly chosen: string | null;
  nameChosen(): Promise<NamedAnchor>;
  /** Null where a thread has no place; `words` and `onGo` are null where its place is gone. */
  placeOf(threadId: string): {
    readonly number: number;
    readonly words: string | null;
    readonly onGo: (() => void) | null;
  } | null;
}

/** Whether a comment is another's and came since one last looked; what is shown counts as looked at from then on. */
const useIsNew = (fileId: string, threads: readonly CommentThread[] | undefined) => {
  const { userId } = useSession();
  const [since] = useState(() => lastSeen(fileId));
  useEffect(() => {
    const ids = threads?.flatMap((thread) => [thread.id, ...thread.replies.map((reply) => reply.id)]) ?? [];
    const newest = ids.reduce((known, id) => (isLater(id, known) ? id : known), "");
    if (newest !== "") noteSeen(fileId, newest);
  }, [fileId, threads]);
  return ({ id, authorId }: Pick<CommentThread, "id" | "authorId">) =>
    authorId !== userId && isLater(id, since);
};

const useSay = (fileId: string, threadId: string | null, place?: () => Promise<NamedAnchor>) => {
  const toasts = useToasts();
  const add = useAddComment();
  const say = async (said: Said) => {
    try {
      const anchor = place ? await place() : null;
      await add.mutateAsync({ params: { fileId }, body: { ...said, threadId, anchor } });
      return true;
    } catch (error) {
      toasts.failure(error);
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
  readonly isNew: (comment: Pick<CommentThread, "id" | "authorId">) => boolean;
  readonly places: ThreadPlaces | undefined;
}

const Place = ({ place }: { place: NonNullable<ReturnType<ThreadPlaces["placeOf"]>> }) => {
  const t = useWords();
  const { number, words, onGo } = place;
  if (words === null || onGo === null)
    return <p className={styles.soft}>{t("comments.placeGone", { number })}</p>;
  return (
    <Button size="small" type="link" className={styles.place ?? ""} onClick={onGo}>
      {t("comments.place", { number, range: words })}
    </Button>
  );
};

const Thread = ({ file, thread, isSought, isNew, places }: ThreadProps) => {
  const t = useWords();
  const toasts = useToasts();
  const resolve = useResolveThread();
  const [isAnswering, setAnswering] = useState(false);
  const { say, isBusy } = useSay(file.id, thread.id);
  const isResolved = thread.resolved !== null;
  const place = places?.placeOf(thread.id) ?? null;
  const item = useRef<HTMLLIElement>(null);
  // Once: whoever scrolls on is not brought back.
  useEffect(() => {
    if (isSought) item.current?.scrollIntoView({ block: "nearest" });
  }, [isSought]);
  return (
    <li className={styles.thread} data-sought={isSought ? "yes" : undefined} ref={item}>
      {place && <Place place={place} />}
      <CommentItem comment={thread} fileId={file.id} isNew={isNew(thread)} />
      {thread.resolved && (
        <p className={styles.soft}>{t("comments.resolvedBy", { name: thread.resolved.userName })}</p>
      )}
      {thread.replies.map((reply) => (
        <div key={reply.id} className={styles.reply}>
          <CommentItem comment={reply} fileId={file.id} isNew={isNew(reply)} />
        </div>
      ))}
      {isAnswering && (
        <CommentEntry
          fileId={file.id}
          about={thread.id}
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
                { onError: toasts.failure },
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

interface CommentThreadsProps {
  readonly file: CommentedFile;
  /** The thread that a link or a mark has led to. */
  readonly sought?: string;
  readonly places?: ThreadPlaces;
}

/** What people say about a file, and the field to say something. */
export const CommentThreads = ({ file, sought, places }: CommentThreadsProps) => {
  const t = useWords();
  const [state, setState] = useState<"open" | "resolved">("open");
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useThreads(file.id, state);
  const [isAtPlace, setAtPlace] = useState(true);
  const chosen = places?.chosen ?? null;
  const nameChosen = places && chosen !== null && isAtPlace ? places.nameChosen : undefined;
  const { say, isBusy } = useSay(file.id, null, nameChosen);
  const threads = useMemo(() => data?.pages.flatMap(({ records }) => records), [data]);
  const isNew = useIsNew(file.id, threads);
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
      {file.abilities.comment && places && (
        <Checkbox
          checked={chosen !== null && isAtPlace}
          disabled={chosen === null}
          onChange={({ target }) => setAtPlace(target.checked)}
        >
          {chosen === null ? t("comments.chooseHint") : t("comments.aboutChosen", { range: chosen })}
        </Checkbox>
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
          <Thread
            key={thread.id}
            file={file}
            thread={thread}
            isSought={thread.id === sought}
            isNew={isNew}
            places={places}
          />
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
