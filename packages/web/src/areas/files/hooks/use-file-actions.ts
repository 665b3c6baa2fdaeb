import type { LabFile } from "@benchleaf/contract";
import { useMemo } from "react";
import { useNotice } from "../../../kernel/notice.ts";
import { useWords } from "../../../kernel/words.ts";
import { useMove, useRecycle } from "../files.queries.ts";
import { useRestore } from "../trash.queries.ts";

export interface FileActions {
  /** Into the trash, with the way back offered. */
  recycle(files: readonly LabFile[]): void;
  move(files: readonly LabFile[], folderId: string | null, folderName: string, onDone?: () => void): void;
}

/** What can be done to one or many files from list, menu, key and drag alike. */
export const useFileActions = (): FileActions => {
  const t = useWords();
  const notice = useNotice();
  const { mutate: recycle } = useRecycle();
  const { mutate: restore } = useRestore();
  const { mutate: move } = useMove();
  return useMemo(
    () => ({
      recycle(files) {
        const body = { fileIds: files.map(({ id }) => id) };
        const first = files[0];
        if (!first) return;
        const done =
          files.length === 1
            ? t("files.recycled", { name: first.name })
            : t("files.recycledMany", { files: files.length });
        const takeBack = () => restore({ body }, { onError: notice.failure });
        recycle({ body }, { onSuccess: () => notice.undoable(done, takeBack), onError: notice.failure });
      },
      move(files, folderId, folder, onDone) {
        const onSuccess = () => {
          notice.success(t("files.moved", { folder }));
          onDone?.();
        };
        move(
          { body: { fileIds: files.map(({ id }) => id), folderId } },
          { onSuccess, onError: notice.failure },
        );
      },
    }),
    [t, notice, recycle, restore, move],
  );
};
