import { FolderOpenOutlined, StarOutlined } from "@ant-design/icons";
import { Link, useNavigate } from "@tanstack/react-router";
import { Tree } from "antd";
import { useMemo, useState } from "react";
import { useTranslation } from "../../../kernel/translation.ts";
import { type Folder, pathTo, treeOf } from "../../../shared/files/folder-tree.ts";
import styles from "./files.module.css";

/** The folders of a project next to its files, and a link to favourites of all projects. */
export const FolderSide = ({
  projectId,
  folders,
  folderId,
}: {
  projectId: string;
  folders: readonly Folder[];
  folderId: string | null;
}) => {
  const t = useTranslation();
  const navigate = useNavigate();
  const tree = useMemo(() => treeOf(folders), [folders]);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const way = pathTo(folders, folderId).map(({ id }) => id);
  const to = `/project/${projectId}/file`;
  return (
    <nav className={styles.side} aria-label={t("fileActions.folders")}>
      <Link to={to} search={{}} className={styles.root} data-active={folderId === null ? "yes" : "no"}>
        <FolderOpenOutlined aria-hidden="true" /> {t("fileActions.rootFolder")}
      </Link>
      {tree.length > 0 && (
        <Tree
          blockNode
          className={styles.tree ?? ""}
          treeData={tree}
          expandedKeys={[...new Set([...opened, ...way.slice(0, -1)])]}
          selectedKeys={folderId === null ? [] : [folderId]}
          onExpand={(keys) => setOpened(keys.map(String))}
          onSelect={(_, { node }) => void navigate({ to, search: { folder: String(node.key) } })}
          aria-label={t("fileActions.folders")}
        />
      )}
      <div className={styles.elsewhere}>
        <Link to="/project/favourites" className={styles.root}>
          <StarOutlined aria-hidden="true" /> {t("files.favouritesTitle")}
        </Link>
      </div>
    </nav>
  );
};
