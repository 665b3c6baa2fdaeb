import { pageOfFile } from "@benchleaf/contract";
import { type NodeViewProps, NodeViewWrapper } from "@tiptap/react";
import { Button } from "antd";
import { lazy, Suspense } from "react";
import { useTranslation } from "../../../../kernel/translation.ts";
import styles from "./media.module.css";

const SequenceMap = lazy(() => import("./sequence-map.tsx"));

/** The map of a sequence, drawn from the current file. */
export const SequenceView = ({ node, selected, editor, deleteNode }: NodeViewProps) => {
  const t = useTranslation();
  const { fileId, name } = node.attrs;
  const id = String(fileId ?? "");
  return (
    <NodeViewWrapper className={styles.map} data-selected={selected}>
      <div className={styles.mapHead}>
        <a href={pageOfFile({ id, kind: "sequence", projectId: "" })} target="_blank" rel="noreferrer">
          {String(name ?? "")}
        </a>
        {selected && editor.isEditable && (
          <Button size="small" danger onClick={deleteNode}>
            {t("documents.removeBlock")}
          </Button>
        )}
      </div>
      <Suspense fallback={<div className={styles.mapRoom} />}>
        <SequenceMap sequenceId={id} />
      </Suspense>
    </NodeViewWrapper>
  );
};
