import { subjectsApi } from "@benchleaf/contract";
import { type NodeViewProps, NodeViewWrapper } from "@tiptap/react";
import { Button, Input, Segmented } from "antd";
import { useState } from "react";
import { addressOf } from "../../../../kernel/client.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import styles from "./media.module.css";
import { useMediaContext } from "./media-context.ts";

const WIDTHS = [25, 50, 75, 100];

/** A picture with its caption; its width is chosen while it is selected. */
export const ImageView = ({ node, selected, editor, updateAttributes, deleteNode }: NodeViewProps) => {
  const t = useTranslation();
  const { fileId } = useMediaContext();
  const [isBroken, setBroken] = useState(false);
  const { attachmentId, name, caption, width } = node.attrs;
  const params = { subjectKind: "file", subjectId: fileId, attachmentId: String(attachmentId) };
  return (
    <NodeViewWrapper className={styles.image} data-selected={selected}>
      <figure>
        {isBroken ? (
          <p className={styles.broken}>{t("documents.imageGone", { name: String(name ?? "") })}</p>
        ) : (
          <img
            src={addressOf(subjectsApi.attachmentContent.path, { params })}
            alt={String(caption ?? name ?? "")}
            // Of the picture alone: below a narrow one, the caption would be cut.
            style={{ maxWidth: `${width ?? 75}%` }}
            loading="lazy"
            draggable={false}
            onError={() => setBroken(true)}
          />
        )}
        {editor.isEditable ? (
          <Input
            variant="borderless"
            size="small"
            maxLength={500}
            aria-label={t("documents.caption")}
            placeholder={t("documents.caption")}
            value={String(caption ?? "")}
            onChange={({ target }) => updateAttributes({ caption: target.value })}
          />
        ) : (
          caption && <figcaption>{String(caption)}</figcaption>
        )}
      </figure>
      {selected && editor.isEditable && (
        <div className={styles.tools} contentEditable={false}>
          <Segmented
            size="small"
            aria-label={t("documents.imageWidth")}
            value={Number(width ?? 75)}
            options={WIDTHS.map((value) => ({ value, label: `${value}%` }))}
            onChange={(value) => updateAttributes({ width: value })}
          />
          <Button size="small" danger onClick={deleteNode}>
            {t("documents.removeBlock")}
          </Button>
        </div>
      )}
    </NodeViewWrapper>
  );
};
