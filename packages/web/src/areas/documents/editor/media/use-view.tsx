import type { UsedKind } from "@benchleaf/contract";
import { type NodeViewProps, NodeViewWrapper } from "@tiptap/react";
import { Suspense } from "react";
import { UseBlock } from "../../../uses/uses.public.tsx";
import styles from "./media.module.css";
import { useMediaContext } from "./media-context.ts";

/** What is used of a material or sample, and whether it was taken. */
export const UseView = ({ node, selected, editor, updateAttributes, deleteNode }: NodeViewProps) => {
  const { fileId, whenSaved } = useMediaContext();
  const text = (name: string) => String(node.attrs[name] ?? "");
  const orNull = (name: string) => text(name) || null;
  return (
    <NodeViewWrapper className={styles.use} data-selected={selected}>
      <Suspense fallback={<p>{`${text("name")} ${text("value")} ${text("unit")}`}</p>}>
        <UseBlock
          fileId={fileId}
          whenSaved={whenSaved}
          blockId={text("id")}
          entry={{
            kind: (node.attrs.kind ?? "material") as UsedKind,
            ...{ warehouseId: text("warehouseId"), recordId: text("recordId"), name: text("name") },
            ...{ value: text("value"), unit: text("unit"), lotId: orNull("lotId"), lot: orNull("lot") },
          }}
          takenName={text("takenName")}
          takenTime={orNull("takenTime")}
          returnedName={text("returnedName")}
          returnedTime={orNull("returnedTime")}
          isEditable={editor.isEditable}
          onWrite={(entry) => updateAttributes(entry)}
          onRemove={deleteNode}
        />
      </Suspense>
    </NodeViewWrapper>
  );
};
