import { filesApi, type LabFile } from "@benchleaf/contract";
import { useMutation } from "@tanstack/react-query";
import { call } from "../client.ts";
import { useNotice } from "../notice.ts";
import { useWords } from "../words.ts";

/** Keeps others from changing a file, and lets them again. */
export const useLock = (file: LabFile, onFile: (file: LabFile) => void) => {
  const t = useWords();
  const notice = useNotice();
  const change = useMutation({
    mutationFn: (isLocked: boolean) =>
      call(isLocked ? filesApi.lock : filesApi.unlock, { params: { fileId: file.id } }),
    onSuccess: (changed) => {
      onFile(changed);
      notice.success(t(changed.lock ? "sequences.lockedNow" : "sequences.unlockedNow"));
    },
    onError: (error) => notice.failure(error),
  });
  return {
    isBusy: change.isPending,
    lock: () => change.mutate(true),
    unlock: () => change.mutate(false),
  };
};
