import type { RecycledFile } from "@benchleaf/contract";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useRestore } from "../../../shared/files/file-actions.queries.ts";

/** Restores files from the trash and says where they are, if not where they were. */
export const usePutBack = () => {
  const t = useTranslation();
  const toasts = useToasts();
  const restore = useRestore();
  const putBack = (files: readonly RecycledFile[], onDone?: () => void) =>
    restore.mutate(
      { body: { fileIds: files.map(({ id }) => id) } },
      {
        onSuccess: (restored) => {
          const nameOf = (id: string) => files.find((file) => file.id === id)?.name ?? "";
          const moved = restored.filter(({ isElsewhere }) => isElsewhere);
          for (const { fileId, folderName } of moved.slice(0, 3)) {
            const folder = folderName ?? t("fileActions.rootFolder");
            toasts.warning(t("fileActions.restoredElsewhere", { name: nameOf(fileId), folder }));
          }
          const [one] = files;
          if (moved.length === 0 && files.length === 1 && one)
            toasts.success(t("fileActions.restored", { name: one.name }));
          else if (files.length > moved.length)
            toasts.success(t("fileActions.restoredMany", { files: files.length - moved.length }));
          onDone?.();
        },
        onError: toasts.failure,
      },
    );
  return { putBack, isBusy: restore.isPending };
};
