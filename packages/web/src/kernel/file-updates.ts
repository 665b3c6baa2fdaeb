import { useEffect, useRef } from "react";
import { onLiveUpdate } from "./live-updates.ts";

/** Calls back when one of these files may have changed or been deleted. */
export const useFileUpdates = (fileIds: readonly string[], onNews: () => void): void => {
  const latest = useRef({ fileIds, onNews });
  useEffect(() => {
    latest.current = { fileIds, onNews };
  });
  useEffect(
    () =>
      onLiveUpdate("files", (news) => {
        const { fileIds, onNews } = latest.current;
        if (fileIds.length === 0) return;
        if (news === null || news.isMoved || news.fileIds.some((id) => fileIds.includes(id))) onNews();
      }),
    [],
  );
};
