import type { ListedFile } from "@benchleaf/contract";
import { type DragEvent, type HTMLAttributes, useState } from "react";
import { bringsFiles } from "../../../ui/drop-area.tsx";
import { readDropped } from "../../../ui/read-dropped.ts";

const TYPE = "application/x-benchleaf-files";

interface RowDrops {
  /** Rows were dropped on a folder: all selected ones if one of them was dragged. */
  readonly onMove: (files: readonly ListedFile[], folder: ListedFile) => void;
  /** Files of the desktop were let go over a folder; absent if nothing may be added. */
  readonly onFiles?: ((files: File[], folder: ListedFile) => void) | undefined;
  /** Over which folder files of the desktop are held. */
  readonly onFilesOver: (folder: ListedFile | null) => void;
}

/** Rows and files of the desktop are dragged onto the rows of folders. */
export const useRowDrag = (
  files: readonly ListedFile[],
  picked: ReadonlySet<string>,
  { onMove, onFiles, onFilesOver }: RowDrops,
) => {
  const [over, setOver] = useState<string | null>(null);
  const [dragged, setDragged] = useState<readonly string[]>([]);
  const isWelcome = (event: DragEvent): boolean =>
    event.dataTransfer.types.includes(TYPE) || (onFiles !== undefined && bringsFiles(event));
  const leave = () => {
    setOver(null);
    onFilesOver(null);
  };
  return (file: ListedFile): HTMLAttributes<HTMLElement> & { "data-drop"?: string } => ({
    draggable: file.abilities.edit,
    onDragStart: (event) => {
      const ids = picked.has(file.id) ? [...picked] : [file.id];
      event.dataTransfer.setData(TYPE, ids.join(","));
      event.dataTransfer.effectAllowed = "move";
      setDragged(ids);
    },
    onDragEnd: () => {
      setOver(null);
      setDragged([]);
    },
    ...(file.kind === "folder" && !dragged.includes(file.id)
      ? {
          "data-drop": over === file.id ? "yes" : "no",
          onDragOver: (event) => {
            if (!isWelcome(event)) return;
            event.preventDefault();
            if (over === file.id) return;
            setOver(file.id);
            if (bringsFiles(event)) onFilesOver(file);
          },
          onDragLeave: (event) => {
            // Onto a part of the same row nothing is left.
            if (event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))
              return;
            leave();
          },
          onDrop: (event) => {
            if (!isWelcome(event)) return;
            event.preventDefault();
            leave();
            const ids = event.dataTransfer.getData(TYPE).split(",");
            if (bringsFiles(event)) {
              void readDropped(event.dataTransfer).then(
                (given) => given.length > 0 && onFiles?.(given, file),
              );
              return;
            }
            onMove(
              files.filter(({ id }) => ids.includes(id)),
              file,
            );
          },
        }
      : {}),
  });
};
