import type { LabFile } from "@benchleaf/contract";
import { useMemo } from "react";
import { useToasts } from "../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../kernel/translation.ts";
import {
  useCopy,
  useCrossProject,
  useMove,
  useRecycle,
  useRestore,
  useSetFavourite,
  useSetLock,
} from "./file-actions.queries.ts";
import type { Target } from "./target-dialog.tsx";

/** Actions on listed files, with their messages. */
export interface FileActions {
  /** Into the trash, with the way back offered. */
  recycle(files: readonly LabFile[]): void;
  move(files: readonly LabFile[], target: Target, onDone?: () => void): void;
  copy(files: readonly LabFile[], target: Target, onDone?: () => void): void;
  setFavourite(files: readonly LabFile[], isFavourite: boolean): void;
  setLock(file: LabFile, isLocked: boolean): void;
}

const idsOf = (files: readonly LabFile[]): string[] => files.map(({ id }) => id);

/** Actions on one or many files, from list, menu, keyboard and drag. */
export const useFileActions = (): FileActions => {
  const t = useTranslation();
  const toasts = useToasts();
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
            ? t("fileActions.recycled", { name: first.name })
            : t("fileActions.recycledMany", { files: files.length });
        const takeBack = () => restore({ body }, { onError: toasts.failure });
        recycle({ body }, { onSuccess: () => toasts.undoable(done, takeBack), onError: toasts.failure });
      },
      move(files, { name, ...target }, onDone) {
        const fileIds = idsOf(files);
        const onSuccess = () => {
          toasts.success(t("fileActions.moved", { folder: name }));
          onDone?.();
        };
        const ends = { onSuccess, onError: toasts.failure };
        if (files.every(({ projectId }) => projectId === target.projectId))
          move({ body: { fileIds, folderId: target.folderId } }, ends);
        else carry({ body: { fileIds, ...target } }, ends);
      },
      copy(files, { name, ...target }, onDone) {
        const onSuccess = () => {
          toasts.success(t("fileActions.copied", { folder: name }));
          onDone?.();
        };
        copy({ body: { fileIds: idsOf(files), ...target } }, { onSuccess, onError: toasts.failure });
      },
      setFavourite(files, isFavourite) {
        mark({ body: { fileIds: idsOf(files), isFavourite } }, { onError: toasts.failure });
      },
      setLock(file, isLocked) {
        const done = t(isLocked ? "fileActions.locked" : "fileActions.unlocked", { name: file.name });
        lock(
          { fileId: file.id, isLocked },
          { onSuccess: () => toasts.success(done), onError: toasts.failure },
        );
      },
    }),
    [t, toasts, recycle, restore, move, carry, copy, mark, lock],
  );
};
