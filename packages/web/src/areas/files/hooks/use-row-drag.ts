import type { ListedFile } from "@benchleaf/contract";
import { type HTMLAttributes, useState } from "react";

const TYPE = "application/x-benchleaf-files";

/** Rows are dragged onto folders. `onDrop` gets what was dragged: the picked rows when one of them was taken. */
export const useRowDrag = (
  files: readonly ListedFile[],
  picked: ReadonlySet<string>,
  onDrop: (files: readonly ListedFile[], folder: ListedFile) => void,
) => {
  const [over, setOver] = useState<string | null>(null);
  const [dragged, setDragged] = useState<readonly string[]>([]);
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
            if (!event.dataTransfer.types.includes(TYPE)) return;
            event.preventDefault();
            setOver(file.id);
          },
          onDragLeave: () => setOver(null),
          onDrop: (event) => {
            if (!event.dataTransfer.types.includes(TYPE)) return;
            event.preventDefault();
            const ids = event.dataTransfer.getData(TYPE).split(",");
            setOver(null);
            onDrop(
              files.filter(({ id }) => ids.includes(id)),
              file,
            );
          },
        }
      : {}),
  });
};
