import type { Editor } from "@tiptap/core";
import { Suspense } from "react";
import { UseDialog } from "../../../uses/uses.public.tsx";
import { newBlockId } from "../behaviour/block-ids.ts";
import { insertBlock } from "../behaviour/insert-block.ts";
import { useMediaContext } from "./media-context.ts";

interface InsertUseProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Asks what is used, and inserts it where the caret is. */
export const InsertUse = ({ editor, onClose }: InsertUseProps) => {
  const { fileId, whenSaved } = useMediaContext();
  return (
    <Suspense fallback={null}>
      <UseDialog
        fileId={fileId}
        whenSaved={whenSaved}
        entry={null}
        onWrite={(entry) => {
          const id = newBlockId();
          insertBlock(editor, { type: "use", attrs: { id, ...entry } });
          return id;
        }}
        onClose={onClose}
      />
    </Suspense>
  );
};
