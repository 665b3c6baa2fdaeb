import { useEffect, useMemo, useRef, useState } from "react";
import { useNotice } from "../../../kernel/notice.ts";
import { useSession } from "../../../kernel/session.ts";
import { useWords } from "../../../kernel/words.ts";
import { browserDraftStorage } from "../draft-storage.ts";
import { createDraftKeeper, type Draft, draftKey } from "../draft-store.ts";

interface DraftWishes {
  readonly sequenceId: string;
  /** False for what cannot be changed: then drafts are neither offered nor kept. */
  readonly isEditable: boolean;
  /** The work to keep, or null while nothing is unsaved. Keep its identity until something changes. */
  readonly read: (() => Draft) | null;
  /** Whether a found draft says what the server has anyhow. */
  readonly isSaved: (draft: Draft) => boolean;
}

/** Keeps unsaved work in the browser, and offers what an earlier page left behind. */
export const useDraft = ({ sequenceId, isEditable, read, isSaved }: DraftWishes) => {
  const t = useWords();
  const notice = useNotice();
  const { userId } = useSession();
  const [found, setFound] = useState<Draft | null>(null);
  // Nothing is written before what lies there has been looked at.
  const [isLookedAt, setLookedAt] = useState(false);
  const warn = useRef(() => {});
  warn.current = () => notice.warning(t("sequences.draftFailed"));
  const judge = useRef(isSaved);
  judge.current = isSaved;

  const keeper = useMemo(() => {
    let hasWarned = false;
    const onFailure = () => {
      if (!hasWarned) warn.current();
      hasWarned = true;
    };
    return createDraftKeeper(browserDraftStorage, draftKey(userId, sequenceId), { onFailure });
  }, [userId, sequenceId]);

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
