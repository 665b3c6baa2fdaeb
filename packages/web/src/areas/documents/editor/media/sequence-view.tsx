import { pageOfFile } from "@benchleaf/contract";
import { type NodeViewProps, NodeViewWrapper } from "@tiptap/react";
import { Button } from "antd";
import { lazy, Suspense } from "react";
import { useTranslation } from "../../../../kernel/translation.ts";
import styles from "./media.module.css";

const SequenceMap = lazy(() => import("./sequence-map.tsx"));

/** The map of a sequence, with its residues if they are chosen, drawn from the current file. */
export const SequenceView = ({ node, selected, editor, deleteNode, updateAttributes }: NodeViewProps) => {
  const t = useTranslation();
  const { fileId, name, view } = node.attrs;
  const id = String(fileId ?? "");
  return (
    <NodeViewWrapper className={styles.map} data-selected={selected}>
      <div className={styles.mapHead}>
        <a href={pageOfFile({ id, kind: "sequence", projectId: "" })} target="_blank" rel="noreferrer">
          {String(name ?? "")}
        </a>
        {selected && editor.isEditable && (
          <span className={styles.mapTools}>
            <Button
              size="small"
              aria-pressed={view === "rows"}
              onClick={() => updateAttributes({ view: view === "rows" ? null : "rows" })}
            >
              {t("documents.sequenceRows")}
            </Button>
            <Button size="small" danger onClick={deleteNode}>
              {t("documents.removeBlock")}
            </Button>
          </span>
        )}
      </div>
      <Suspense fallback={<div className={styles.mapRoom} />}>
        <SequenceMap sequenceId={id} hasRows={view === "rows"} />
      </Suspense>
    </NodeViewWrapper>
  );
};
