import { filesApi, type LabFile } from "@benchleaf/contract";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";
import { useToasts } from "../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../kernel/translation.ts";

/** Keeps others from changing a file, and lets them again. */
export const useLock = (file: LabFile, onFile: (file: LabFile) => void) => {
  const t = useTranslation();
  const toasts = useToasts();
  const change = useMutation({
    mutationFn: (isLocked: boolean) =>
      call(isLocked ? filesApi.lock : filesApi.unlock, { params: { fileId: file.id } }),
    onSuccess: (changed) => {
      onFile(changed);
      toasts.success(t(changed.lock ? "sequences.lockedNow" : "sequences.unlockedNow"));
    },
    onError: (error) => toasts.failure(error),
  });
  return {
    isBusy: change.isPending,
    lock: () => change.mutate(true),
    unlock: () => change.mutate(false),
  };
};
