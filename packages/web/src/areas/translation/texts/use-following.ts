import type { TranslationDetail, TranslationEvents } from "@benchleaf/contract";
import { useEffect, useState } from "react";
import { followTranslation } from "./stream-translation.ts";
import { isRunning, useTranslationCache } from "./translation.queries.ts";

/** Follows a running translation while its page is open. Returns the beginnings of sentences that are being written. */
export const useFollowing = (detail: TranslationDetail | undefined) => {
  const { putDetail, putSegment, refresh } = useTranslationCache();
  const [drafts, setDrafts] = useState<ReadonlyMap<number, string>>(new Map());
  const [error, setError] = useState<unknown>(null);
  const id = detail?.id;
  const runs = detail !== undefined && isRunning(detail);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a stream begins once for a run, at what was known then
  useEffect(() => {
    if (!runs || id === undefined) return;
    const controller = new AbortController();
    setError(null);
    setDrafts(new Map());
    let hasEnded = false;
    const hear = <Name extends keyof TranslationEvents>(event: Name, data: TranslationEvents[Name]): void => {
      if (controller.signal.aborted) return;
      // The end comes last: what follows it would no longer be heard.
      if (event === "message_end" || (event === "translation" && isRunning(data as TranslationDetail)))
        putDetail(data as TranslationDetail);
      if (event === "draft") {
        const { no, text } = data as TranslationEvents["draft"];
        setDrafts((now) => new Map(now).set(no, text));
      }
      if (event === "segment") {
        const segment = data as TranslationEvents["segment"];
        putSegment(id, segment);
        setDrafts((now) => {
          const next = new Map(now);
          next.delete(segment.no);
          return next;
        });
      }
      if (event === "message_end") {
        setDrafts(new Map());
        hasEnded = true;
        void refresh();
      }
    };
    followTranslation(id, detail?.seq ?? 0, hear, controller.signal).catch((reason: unknown) => {
      if (!controller.signal.aborted) setError(reason);
    });
    return () => {
      controller.abort();
      // The poll of the progress may see the end before the stream brings it.
      if (!hasEnded) void refresh();
    };
  }, [id, runs]);
  return { drafts, error };
};
