import { type NodeViewProps, NodeViewWrapper } from "@tiptap/react";
import { Button, Input } from "antd";
import { useToasts } from "../../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import {
  attributesOfPlaced,
  PlacedFigure,
  placedAnalysis,
  placedCaption,
  usePlacedAnalysis,
} from "../../../analysis/analysis.public.tsx";
import styles from "./media.module.css";

/** The figure of an analysis at the version that was placed, with its caption; a later version is offered. */
export const AnalysisView = ({ node, selected, editor, updateAttributes, deleteNode }: NodeViewProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [id, version] = [String(node.attrs.fileId ?? ""), Number(node.attrs.version ?? 1)];
  const caption = String(node.attrs.caption ?? "");
  const { data: placed, isError } = usePlacedAnalysis(id, version);
  const isNewer = placed !== undefined && placed.newestVersion > version;
  const isThere = placed?.state === "active";
  const name = placed?.name ?? String(node.attrs.name ?? "");
  const update = async () => {
    try {
      const next = attributesOfPlaced(t, await placedAnalysis(id, undefined));
      // A caption that someone has written stays as it is.
      const isOwn = placed !== undefined && caption !== "" && caption !== placedCaption(t, placed);
      updateAttributes({ ...next, ...(isOwn ? { caption } : {}) });
    } catch (error) {
      toasts.failure(error);
    }
  };
  return (
    <NodeViewWrapper className={styles.map} data-selected={selected}>
      <div className={styles.mapHead} contentEditable={false}>
        <span className={styles.tools}>
          {isThere ? (
            <a
              href={`/analysis/file/${id}${isNewer ? `?version=${version}` : ""}`}
              target="_blank"
              rel="noreferrer"
            >
              {name}
            </a>
          ) : (
            <span>{name}</span>
          )}
          <small>{t("documents.versionNumber", { version })}</small>
        </span>
        <span className={styles.tools}>
          {isNewer && editor.isEditable && (
            <Button size="small" onClick={() => void update()}>
              {t("documents.analysisUpdate", { version: placed.newestVersion })}
            </Button>
          )}
          {isNewer && !editor.isEditable && (
            <small>{t("documents.analysisNewer", { version: placed.newestVersion })}</small>
          )}
          {selected && editor.isEditable && (
            <Button size="small" danger onClick={deleteNode}>
              {t("documents.removeBlock")}
            </Button>
          )}
        </span>
      </div>
      <figure className={styles.analysis} contentEditable={false}>
        {isError && <p className={styles.broken}>{t("documents.fileGone")}</p>}
        {placed && <PlacedFigure placed={placed} />}
        {placed && placed.state !== "active" && (
          <p className={styles.broken} role="note">
            {t(`documents.analysis_${placed.state}`)}
          </p>
        )}
        {editor.isEditable ? (
          <Input.TextArea
            variant="borderless"
            size="small"
            rows={2}
            maxLength={1_000}
            aria-label={t("documents.caption")}
            placeholder={t("documents.caption")}
            value={caption}
            onChange={({ target }) => updateAttributes({ caption: target.value })}
          />
        ) : (
          caption !== "" && <figcaption>{caption}</figcaption>
        )}
      </figure>
    </NodeViewWrapper>
  );
};
