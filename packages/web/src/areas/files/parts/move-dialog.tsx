import type { LabFile } from "@benchleaf/contract";
import { Modal, Tree } from "antd";
import { useState } from "react";
import { useWords } from "../../../kernel/words.ts";
import { type Folder, treeOf, withDescendants } from "../folder-tree.ts";

interface MoveDialogProps {
  readonly files: readonly LabFile[];
  readonly folders: readonly Folder[];
  readonly onMove: (folderId: string | null, folderName: string) => void;
  readonly onClose: () => void;
}

const ROOT = "root";

/** The way by key to what dragging does. */
export const MoveDialog = ({ files, folders, onMove, onClose }: MoveDialogProps) => {
  const t = useWords();
  const [target, setTarget] = useState<string | null>(null);
  const closed = withDescendants(
    folders,
    files.filter(({ kind }) => kind === "folder").map(({ id }) => id),
  );
  const tree = [
    { key: ROOT, title: t("files.rootFolder"), disabled: false, children: treeOf(folders, closed) },
  ];
  const first = files[0];
  const title =
    files.length === 1 && first
      ? t("files.moveTitle", { name: first.name })
      : t("files.moveManyTitle", { files: files.length });
  const move = () => {
    const folder = folders.find(({ id }) => id === target);
    onMove(folder?.id ?? null, folder?.name ?? t("files.rootFolder"));
  };
  return (
    <Modal
      open
      title={title}
      okText={t("files.moveHere")}
      cancelText={t("shell.cancel")}
      okButtonProps={{ disabled: target === null }}
      onOk={move}
      onCancel={onClose}
    >
      <Tree
        blockNode
        defaultExpandAll
        height={320}
        treeData={tree}
        selectedKeys={target === null ? [] : [target]}
        onSelect={(keys) => setTarget(keys.length === 0 ? null : String(keys[0]))}
        aria-label={t("files.folders")}
      />
    </Modal>
  );
};
