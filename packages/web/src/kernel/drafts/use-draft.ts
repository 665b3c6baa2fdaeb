import { useEffect, useMemo, useRef, useState } from "react";
import { useSession } from "../session.ts";
import { useToasts } from "../toasts/use-toasts.ts";
import { useTranslation } from "../translation.ts";
import { browserDraftStorage } from "./draft-storage.ts";
import { createDraftStore, type Draft, type DraftedKind, draftKey } from "./draft-store.ts";

interface DraftOptions<StoredDraft extends Draft> {
  readonly kind: DraftedKind;
  readonly id: string;
  /** False for read-only documents: drafts are neither offered nor stored. */
  readonly isEditable: boolean;
  /** The work to keep, or null while nothing is unsaved. Keep its identity until something changes. */
  readonly read: (() => StoredDraft) | null;
  /** Whether a draft equals the content on the server. */
  readonly isSaved: (draft: StoredDraft) => boolean;
}

/** Keeps unsaved work in the browser, and offers what an earlier page left behind. */
export const useDraft = <StoredDraft extends Draft>({
  kind,
  id,
  isEditable,
  read,
  isSaved,
}: DraftOptions<StoredDraft>) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { userId } = useSession();
  const [found, setFound] = useState<StoredDraft | null>(null);
  // Nothing is written before what is there has been looked at.
  const [isLookedAt, setLookedAt] = useState(false);
  const warn = useRef(() => {});
  warn.current = () => toasts.warning(t("drafts.failed"));
  const judge = useRef(isSaved);
  judge.current = isSaved;

  const keeper = useMemo(() => {
    let hasWarned = false;
    const onFailure = () => {
      if (!hasWarned) warn.current();
      hasWarned = true;
    };
    return createDraftStore<StoredDraft>(browserDraftStorage, draftKey(kind, userId, id), { onFailure });
  }, [kind, userId, id]);

  useEffect(() => {
    if (!isEditable) return;
    let isCurrent = true;
    void keeper.load().then((draft) => {
      if (!isCurrent) return;
      if (draft !== null && !judge.current(draft)) setFound(draft);
      else setLookedAt(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [keeper, isEditable]);

  useEffect(() => {
    if (!isEditable || !isLookedAt) return;
    if (read === null) void keeper.discard();
    else keeper.schedule(read);
  }, [keeper, isEditable, isLookedAt, read]);

  useEffect(() => {
    const keepNow = () => void keeper.leave();
    window.addEventListener("pagehide", keepNow);
    document.addEventListener("visibilitychange", keepNow);
    return () => {
      window.removeEventListener("pagehide", keepNow);
      document.removeEventListener("visibilitychange", keepNow);
      keepNow();
    };
  }, [keeper]);

  const settle = () => {
    setFound(null);
    setLookedAt(true);
  };
  return { found, settle };
};
