import type { LabFile } from "@benchleaf/contract";
import { Form, Select, Tree } from "antd";
import { useState } from "react";
import { Dialog } from "../../kernel/parts/dialog.tsx";
import { useTranslation } from "../../kernel/translation.ts";
import { useFolders, useWritableProjects } from "./file-actions.queries.ts";
import { treeOf, withDescendants } from "./folder-tree.ts";

/** A place that files can go to. */
export interface Target {
  readonly projectId: string;
  readonly folderId: string | null;
  readonly name: string;
}

interface TargetDialogProps {
  readonly action: "move" | "copy";
  readonly files: readonly LabFile[];
  readonly projectId: string;
  readonly onChoose: (target: Target) => void;
  readonly onClose: () => void;
}

const ROOT = "root";

/** Where files go, also into another project: the way by key to what dragging does. */
export const TargetDialog = ({ action, files, projectId, onChoose, onClose }: TargetDialogProps) => {
  const t = useTranslation();
  const [place, setPlace] = useState(projectId);
  const [target, setTarget] = useState<string | null>(null);
  const projects = useWritableProjects().data ?? [];
  const folders = useFolders(place).data ?? [];
  const closed = withDescendants(
    folders,
    files.filter(({ kind }) => kind === "folder").map(({ id }) => id),
  );
  const tree = [
    { key: ROOT, title: t("fileActions.rootFolder"), disabled: false, children: treeOf(folders, closed) },
  ];
  const first = files[0];
  const title =
    files.length === 1 && first
      ? t(`fileActions.${action}Title`, { name: first.name })
      : t(`fileActions.${action}ManyTitle`, { files: files.length });
  const choose = () => {
    const folder = folders.find(({ id }) => id === target);
    onChoose({
      projectId: place,
      folderId: folder?.id ?? null,
      name: folder?.name ?? t("fileActions.rootFolder"),
    });
  };
  return (
    <Dialog
      open
      title={title}
      okText={t(`fileActions.${action}Here`)}
      cancelText={t("shell.cancel")}
      okButtonProps={{ disabled: target === null }}
      onOk={choose}
      onCancel={onClose}
    >
      {action === "move" && place !== projectId && <p>{t("sharing.crossHint")}</p>}
      <Form layout="vertical">
        <Form.Item label={t("fileActions.columnProject")}>
          <Select
            aria-label={t("fileActions.columnProject")}
            value={place}
            showSearch={{ optionFilterProp: "label" }}
            options={projects.map(({ id, name, isPersonal }) => ({
              value: id,
              label: isPersonal ? t("projects.personal") : name,
            }))}
            onChange={(next: string) => {
              setPlace(next);
              setTarget(null);
            }}
          />
        </Form.Item>
      </Form>
      <Tree
        key={`${place}-${folders.length}`}
        blockNode
        defaultExpandAll
        height={320}
        treeData={tree}
        selectedKeys={target === null ? [] : [target]}
        onSelect={(keys) => setTarget(keys.length === 0 ? null : String(keys[0]))}
        aria-label={t("fileActions.folders")}
      />
    </Dialog>
  );
};
