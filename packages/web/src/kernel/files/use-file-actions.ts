import type { LabFile } from "@benchleaf/contract";
import { useMemo } from "react";
import { useNotice } from "../notice.ts";
import { useWords } from "../words.ts";
import {
  useCopy,
  useCrossProject,
  useMove,
  useRecycle,
  useRestore,
  useSetFavourite,
  useSetLock,
} from "./file-deeds.queries.ts";
import type { Target } from "./target-dialog.tsx";

export interface FileActions {
  /** Into the trash, with the way back offered. */
  recycle(files: readonly LabFile[]): void;
  move(files: readonly LabFile[], target: Target, onDone?: () => void): void;
  copy(files: readonly LabFile[], target: Target, onDone?: () => void): void;
  setFavourite(files: readonly LabFile[], isFavourite: boolean): void;
  setLock(file: LabFile, isLocked: boolean): void;
}

const idsOf = (files: readonly LabFile[]): string[] => files.map(({ id }) => id);

/** What can be done to one or many files from list, menu, key and drag alike. */
export const useFileActions = (): FileActions => {
  const t = useWords();
  const notice = useNotice();
  const { mutate: recycle } = useRecycle();
  const { mutate: restore } = useRestore();
  const { mutate: move } = useMove();
  const { mutate: carry } = useCrossProject();
  const { mutate: copy } = useCopy();
  const { mutate: mark } = useSetFavourite();
  const { mutate: lock } = useSetLock();
  return useMemo(
    () => ({
      recycle(files) {
        const body = { fileIds: idsOf(files) };
        const first = files[0];
        if (!first) return;
        const done =
          files.length === 1
            ? t("filing.recycled", { name: first.name })
            : t("filing.recycledMany", { files: files.length });
        const takeBack = () => restore({ body }, { onError: notice.failure });
        recycle({ body }, { onSuccess: () => notice.undoable(done, takeBack), onError: notice.failure });
      },
      move(files, { name, ...target }, onDone) {
        const fileIds = idsOf(files);
        const onSuccess = () => {
          notice.success(t("filing.moved", { folder: name }));
          onDone?.();
        };
        const ends = { onSuccess, onError: notice.failure };
        if (files.every(({ projectId }) => projectId === target.projectId))
          move({ body: { fileIds, folderId: target.folderId } }, ends);
        else carry({ body: { fileIds, ...target } }, ends);
      },
      copy(files, { name, ...target }, onDone) {
        const onSuccess = () => {
          notice.success(t("filing.copied", { folder: name }));
          onDone?.();
        };
        copy({ body: { fileIds: idsOf(files), ...target } }, { onSuccess, onError: notice.failure });
      },
      setFavourite(files, isFavourite) {
        mark({ body: { fileIds: idsOf(files), isFavourite } }, { onError: notice.failure });
      },
      setLock(file, isLocked) {
        const done = t(isLocked ? "filing.locked" : "filing.unlocked", { name: file.name });
        lock(
          { fileId: file.id, isLocked },
          { onSuccess: () => notice.success(done), onError: notice.failure },
        );
      },
    }),
    [t, notice, recycle, restore, move, carry, copy, mark, lock],
  );
};
