import { type FileKind, organizeApi, pageOfFile } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { type NodeViewProps, NodeViewWrapper } from "@tiptap/react";
import { Button } from "antd";
import { call } from "../../../../kernel/client.ts";
import { useFormat } from "../../../../kernel/format.ts";
import { FileIcon } from "../../../../kernel/parts/file-icon.tsx";
import { useTranslation } from "../../../../kernel/translation.ts";
import { useNamedSubject } from "../../../../shared/subjects/named-subjects.ts";
import styles from "./media.module.css";
import { RecordStates } from "./record-states.tsx";

/** Current file; undefined while loading, null if the user may not open it. */
export const useLinkedFile = (fileId: string) =>
  useQuery({
    queryKey: ["files", "one", fileId, "card"],
    enabled: fileId !== "",
    retry: false,
    queryFn: async ({ signal }) => {
      const found = await call(organizeApi.listByIds, { body: { fileIds: [fileId] } }, { signal });
      return found[0] ?? null;
    },
  });

/** A file of a project: its kind, current name, size and link. */
export const FileView = ({ node, selected, editor, deleteNode }: NodeViewProps) => {
  const t = useTranslation();
  const format = useFormat();
  const { fileId, name, kind } = node.attrs;
  const { data: file, isError } = useLinkedFile(String(fileId ?? ""));
  const { data: subject } = useNamedSubject({ kind: "file", id: String(fileId ?? "") });
  const shown = file ?? { name: String(name ?? ""), kind: (kind ?? "other") as FileKind };
  return (
    <NodeViewWrapper className={styles.card} data-selected={selected}>
      <span className={styles.icon}>
        <FileIcon kind={shown.kind} />
      </span>
      <span className={styles.about}>
        <span>
          {file ? (
            <a href={pageOfFile(file)} target="_blank" rel="noreferrer" className={styles.name}>
              {file.name}
            </a>
          ) : (
            <span className={styles.name}>{shown.name}</span>
          )}
          <RecordStates states={subject?.states ?? []} />
        </span>
        <small>
          {isError && t("documents.fileGone")}
          {file &&
            t("documents.fileAbout", { version: file.version, time: format.dateTime(file.updateTime) })}
        </small>
      </span>
      {selected && editor.isEditable && (
        <Button size="small" danger onClick={deleteNode}>
          {t("documents.removeBlock")}
        </Button>
      )}
    </NodeViewWrapper>
  );
};
