import type { CommentThread, NamedAnchor, PageRange } from "@benchleaf/contract";
import { Button, Checkbox, Segmented } from "antd";
import { useEffect, useMemo, useRef, useState } from "react";
import { ErrorState } from "../../kernel/parts/error-state.tsx";
import { useSession } from "../../kernel/session.ts";
import { keyOfSubject, type OpenSubject, paramsOf, type Subject } from "../../kernel/subjects/subject.ts";
import { useToasts } from "../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../kernel/translation.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListSkeleton } from "../../ui/list-skeleton.tsx";
import { type CommentDraft, CommentEntry } from "./comment-entry.tsx";
import { CommentItem } from "./comment-item.tsx";
import styles from "./comments.module.css";
import { useAddComment, useResolveThread, useThreads } from "./comments.queries.ts";
import { isLater, lastSeen, noteSeen } from "./seen-comments.ts";

/** What a new thread is about: residues of a sequence, or a range of a page. */
export interface NamedPlace {
  readonly anchor: NamedAnchor | null;
  readonly range: PageRange | null;
}

/** Where the threads of a subject that has places speak of. */
export interface ThreadPlaces {
  /** What is chosen now, in words; null for nothing. */
  readonly chosen: string | null;
  /** Shown while nothing is chosen. */
  readonly hint: string;
  nameChosen(): Promise<NamedPlace>;
  /** Null if a thread has no anchor; `words` and `onGo` are null if its anchor was deleted. */
  placeOf(threadId: string): {
    readonly number: number;
    readonly words: string | null;
    readonly onGo: (() => void) | null;
  } | null;
}

/** Whether a comment is another's and came since one last looked; what is shown counts as looked at from then on. */
const useIsNew = (subject: Subject, threads: readonly CommentThread[] | undefined) => {
  const { userId } = useSession();
  const key = keyOfSubject(subject);
  const [since] = useState(() => lastSeen(key));
  useEffect(() => {
    const ids = threads?.flatMap((thread) => [thread.id, ...thread.replies.map((reply) => reply.id)]) ?? [];
    const newest = ids.reduce((known, id) => (isLater(id, known) ? id : known), "");
    if (newest !== "") noteSeen(key, newest);
  }, [key, threads]);
  return ({ id, authorId }: Pick<CommentThread, "id" | "authorId">) =>
    authorId !== userId && isLater(id, since);
};

const useSay = (subject: Subject, threadId: string | null, place?: () => Promise<NamedPlace>) => {
  const toasts = useToasts();
  const add = useAddComment();
  const say = async (said: CommentDraft) => {
    try {
      const about = place ? await place() : { anchor: null, range: null };
      await add.mutateAsync({ params: paramsOf(subject), body: { ...said, threadId, ...about } });
      return true;
    } catch (error) {
      toasts.failure(error);
      return false;
    }
  };
  return { say, isBusy: add.isPending };
};

interface ThreadProps {
  readonly subject: OpenSubject;
  readonly thread: CommentThread;
  /** The one that a link has led to. */
  readonly isSought: boolean;
  readonly isNew: (comment: Pick<CommentThread, "id" | "authorId">) => boolean;
  readonly places: ThreadPlaces | undefined;
}

const Place = ({ place }: { place: NonNullable<ReturnType<ThreadPlaces["placeOf"]>> }) => {
  const t = useTranslation();
  const { number, words, onGo } = place;
  if (words === null || onGo === null)
    return <p className={styles.soft}>{t("comments.placeGone", { number })}</p>;
  return (
    <Button size="small" type="link" className={styles.place ?? ""} onClick={onGo}>
      {t("comments.place", { number, range: words })}
    </Button>
  );
};

const Thread = ({ subject, thread, isSought, isNew, places }: ThreadProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const resolve = useResolveThread();
  const [isAnswering, setAnswering] = useState(false);
  const { say, isBusy } = useSay(subject, thread.id);
  const isResolved = thread.resolved !== null;
  const place = places?.placeOf(thread.id) ?? null;
  const item = useRef<HTMLLIElement>(null);
  // Once: a user who scrolls on is not moved back.
  useEffect(() => {
    if (isSought) item.current?.scrollIntoView({ block: "nearest" });
  }, [isSought]);
  return (
    <li className={styles.thread} data-sought={isSought ? "yes" : undefined} ref={item}>
      {place && <Place place={place} />}
      <CommentItem comment={thread} subject={subject} isNew={isNew(thread)} />
      {thread.resolved && (
        <p className={styles.soft}>{t("comments.resolvedBy", { name: thread.resolved.userName })}</p>
      )}
      {thread.replies.map((reply) => (
        <div key={reply.id} className={styles.reply}>
          <CommentItem comment={reply} subject={subject} isNew={isNew(reply)} />
        </div>
      ))}
      {isAnswering && (
        <CommentEntry
          subject={subject}
          about={thread.id}
          focusAt={1}
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
      {subject.abilities.comment && !isAnswering && (
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
  readonly subject: OpenSubject;
  /** The thread that a link or a mark has led to. */
  readonly sought?: string;
  readonly places?: ThreadPlaces;
  /** The field for a new comment is focused whenever this changes. */
  readonly focusAt?: number;
}

/** Comments on a subject, with a field for a new one. */
export const CommentThreads = ({ subject, sought, places, focusAt }: CommentThreadsProps) => {
  const t = useTranslation();
  const [state, setState] = useState<"open" | "resolved">("open");
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useThreads(subject, state);
  const [isAtPlace, setAtPlace] = useState(true);
  const chosen = places?.chosen ?? null;
  const nameChosen = places && chosen !== null && isAtPlace ? places.nameChosen : undefined;
  const { say, isBusy } = useSay(subject, null, nameChosen);
  const threads = useMemo(() => data?.pages.flatMap(({ records }) => records), [data]);
  const isNew = useIsNew(subject, threads);
  return (
    <div className={styles.threads}>
      {subject.abilities.comment && (
        <CommentEntry
          subject={subject}
          label={t("comments.addLabel")}
          {...(focusAt !== undefined && { focusAt })}
          action={t("comments.add")}
          isBusy={isBusy}
          onSave={say}
        />
      )}
      {subject.abilities.comment && places && (
        <Checkbox
          checked={chosen !== null && isAtPlace}
          disabled={chosen === null}
          onChange={({ target }) => setAtPlace(target.checked)}
        >
          {chosen === null ? places.hint : t("comments.aboutChosen", { range: chosen })}
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
        <EmptyState
          sketch="messages"
          title={t(state === "open" ? "comments.emptyOpen" : "comments.emptyResolved")}
        />
      )}
      <ol className={styles.list}>
        {threads?.map((thread) => (
          <Thread
            key={thread.id}
            subject={subject}
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
