import type { RecycledFile } from "@benchleaf/contract";
import { useRestore } from "../../../kernel/files/file-deeds.queries.ts";
import { useNotice } from "../../../kernel/notice.ts";
import { useWords } from "../../../kernel/words.ts";

/** Takes files out of the trash and says where they are, if not where they were. */
export const usePutBack = () => {
  const t = useWords();
  const notice = useNotice();
  const restore = useRestore();
  const putBack = (files: readonly RecycledFile[], onDone?: () => void) =>
    restore.mutate(
      { body: { fileIds: files.map(({ id }) => id) } },
      {
        onSuccess: (restored) => {
          const nameOf = (id: string) => files.find((file) => file.id === id)?.name ?? "";
          const moved = restored.filter(({ isElsewhere }) => isElsewhere);
          for (const { fileId, folderName } of moved.slice(0, 3)) {
            const folder = folderName ?? t("filing.rootFolder");
            notice.warning(t("filing.restoredElsewhere", { name: nameOf(fileId), folder }));
          }
          const [one] = files;
          if (moved.length === 0 && files.length === 1 && one)
            notice.success(t("filing.restored", { name: one.name }));
          else if (files.length > moved.length)
            notice.success(t("filing.restoredMany", { files: files.length - moved.length }));
          onDone?.();
        },
        onError: notice.failure,
      },
    );
  return { putBack, isBusy: restore.isPending };
};
