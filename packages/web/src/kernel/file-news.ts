import type { FileNews } from "@benchleaf/contract";
import { useEffect, useRef } from "react";

/** What the live stream says of files; null where something may have been missed. */
type Listener = (news: FileNews | null) => void;

const listeners = new Set<Listener>();

export const tellFileNews: Listener = (news) => {
  for (const listener of listeners) listener(news);
};

/** Calls when one of these files may have become another, or have gone. */
export const useFileNews = (fileIds: readonly string[], onNews: () => void): void => {
  const latest = useRef({ fileIds, onNews });
  useEffect(() => {
    latest.current = { fileIds, onNews };
  });
  useEffect(() => {
    const hear: Listener = (news) => {
      const { fileIds, onNews } = latest.current;
      if (fileIds.length === 0) return;
      if (news === null || news.isMoved || news.fileIds.some((id) => fileIds.includes(id))) onNews();
    };
    listeners.add(hear);
    return () => {
      listeners.delete(hear);
    };
  }, []);
};
