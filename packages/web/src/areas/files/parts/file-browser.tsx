import { FolderAddOutlined } from "@ant-design/icons";
import type { LabFile, Project } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Button, Input } from "antd";
import { useCallback, useMemo, useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { importQueue } from "../../../kernel/import-queue.ts";
import { useQueryParams } from "../../../kernel/router.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useRefreshAfterImport } from "../../../kernel/use-refresh-after-import.ts";
import { useWords } from "../../../kernel/words.ts";
import { DropArea } from "../../../ui/drop-area.tsx";
import { Page, ToolLine } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { PickFiles } from "../../../ui/pick-files.tsx";
import { useFiles, useFolders } from "../files.queries.ts";
import { pathTo } from "../folder-tree.ts";
import { useFileActions } from "../hooks/use-file-actions.ts";
import { usePicked } from "../hooks/use-picked.ts";
import { BulkLine } from "./bulk-line.tsx";
import { FileDialogs, type OpenDialog } from "./file-dialogs.tsx";
import { FileList } from "./file-list.tsx";
import type { FileDeed } from "./file-menu.tsx";
import styles from "./files.module.css";
import { FolderSide } from "./folder-side.tsx";

const NONE: readonly never[] = [];

/** Folders at the side, files beside them; drop anywhere to import. */
export const FileBrowser = ({ project }: { project: Project }) => {
  const t = useWords();
  const navigate = useNavigate();
  const query = useQueryParams();
  const folderId = query.folder ?? null;
  const search = query.search ?? "";
  const folders = useFolders(project.id).data ?? NONE;
  const list = useFiles(project.id, folderId, search);
  const files = useMemo(() => list.data?.pages.flatMap(({ records }) => records) ?? [], [list.data]);
  const picked = usePicked(useMemo(() => files.map(({ id }) => id), [files]));
  const actions = useFileActions();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  useRefreshAfterImport();

  const to = `/project/${project.id}/file`;
  const way = pathTo(folders, folderId);
  const projectName = project.isPersonal ? t("projects.personal") : project.name;
  const placeName = way.at(-1)?.name ?? projectName;
  useBreadcrumbs([
    { label: t("projects.title"), to: "/project" },
    ...(way.length > 0 ? [{ label: projectName, to, search: {} }] : [{ label: projectName }]),
    ...way.map(({ id, name }, index) =>
      index === way.length - 1 ? { label: name } : { label: name, to, search: { folder: id } },
    ),
  ]);
  const addFiles = (added: File[]) => importQueue.add(added, { projectId: project.id, folderId });
  const pickedFiles = files.filter(({ id }) => picked.ids.has(id));
  const onDeed = useCallback(
    (deed: FileDeed, file: LabFile) => {
      if (deed === "recycle") actions.recycle([file]);
      else setDialog(deed === "move" ? { kind: "move", files: [file] } : { kind: deed, file });
    },
    [actions],
  );
  const find = (text: string) =>
    void navigate({ to, search: { folder: query.folder, search: text.trim() || undefined }, replace: true });
  const canAdd = project.abilities.createFile;
  return (
    <DropArea onFiles={addFiles} label={t("files.dropHere", { folder: placeName })} isDisabled={!canAdd}>
      <Page>
        <PageHeader
          title={search ? t("files.foundFor", { search }) : placeName}
          {...(list.data
            ? {
                count: t("files.listCount", {
                  count: files.length,
                  files: `${files.length}${list.hasNextPage ? "+" : ""}`,
                }),
              }
            : {})}
          actions={
            <>
              {canAdd && hasPermission("PROJECT_FOLDER_CREATE") && (
                <Button icon={<FolderAddOutlined />} onClick={() => setDialog({ kind: "folder" })}>
                  {t("files.newFolder")}
                </Button>
              )}
              {canAdd && <PickFiles isPrimary label={t("files.importFiles")} onFiles={addFiles} />}
            </>
          }
        />
        <ToolLine>
          {pickedFiles.length > 0 ? (
            <BulkLine
              files={pickedFiles}
              onMove={() => setDialog({ kind: "move", files: pickedFiles })}
              onRecycle={() => actions.recycle(pickedFiles)}
              onClear={picked.clear}
            />
          ) : (
            <Input.Search
              key={search}
              allowClear
              defaultValue={search}
              placeholder={t("files.search")}
              aria-label={t("files.search")}
              style={{ width: 260 }}
              onSearch={find}
            />
          )}
        </ToolLine>
        <div className={styles.layout}>
          <FolderSide projectId={project.id} folders={folders} folderId={folderId} />
          <div className={styles.list}>
            <FileList
              list={list}
              files={files}
              search={search}
              picked={picked}
              onDeed={onDeed}
              onClearSearch={() => find("")}
              onMove={actions.move}
            />
          </div>
        </div>
      </Page>
      <FileDialogs
        open={dialog}
        projectId={project.id}
        folderId={folderId}
        folders={folders}
        actions={actions}
        onMoved={picked.clear}
        onClose={() => setDialog(null)}
      />
    </DropArea>
  );
};
