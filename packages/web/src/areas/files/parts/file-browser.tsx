import { CloudUploadOutlined, FileAddOutlined, FolderAddOutlined } from "@ant-design/icons";
import type { ListedFile, Project } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { useCallback, useMemo, useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { importQueue } from "../../../kernel/import-queue.ts";
import { useQueryParams } from "../../../kernel/router.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useRefreshAfterImport } from "../../../kernel/use-refresh-after-import.ts";
import { downloadFile, downloadFiles } from "../../../shared/files/download-file.ts";
import { useFolders } from "../../../shared/files/file-actions.queries.ts";
import { pathTo } from "../../../shared/files/folder-tree.ts";
import { useFileActions } from "../../../shared/files/use-file-actions.ts";
import { useSelection } from "../../../shared/files/use-picked.ts";
import { ProjectTabs } from "../../../shared/projects/project-tabs.tsx";
import { DropArea } from "../../../ui/drop-area.tsx";
import { Page, ToolLine } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { PickFiles } from "../../../ui/pick-files.tsx";
import { useIsNarrow } from "../../../ui/use-media.ts";
import { readFilter } from "../file-filter.ts";
import { useFiles } from "../files.queries.ts";
import { AddMenu } from "./add-menu.tsx";
import { type BulkAction, BulkLine } from "./bulk-line.tsx";
import { downloadEln, ElnMenu } from "./eln-menu.tsx";
import { FileDialogs, type OpenDialog } from "./file-dialogs.tsx";
import { FileList } from "./file-list.tsx";
import type { FileAction } from "./file-menu.tsx";
import styles from "./files.module.css";
import { FilterLine } from "./filter-line.tsx";
import { FolderSide } from "./folder-side.tsx";

const NONE: readonly never[] = [];

/** Folders on the left, files next to them; drop files anywhere to import them. */
export const FileBrowser = ({ project }: { project: Project }) => {
  const t = useTranslation();
  const navigate = useNavigate();
  const query = useQueryParams();
  const folderId = query.folder ?? null;
  const filter = useMemo(() => readFilter(query), [query]);
  const { search } = filter;
  const folders = useFolders(project.id).data ?? NONE;
  const list = useFiles(project.id, folderId, filter);
  const files = useMemo(() => list.data?.pages.flatMap(({ records }) => records) ?? [], [list.data]);
  const picked = useSelection(useMemo(() => files.map(({ id }) => id), [files]));
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
  const addInto = (added: File[], into: string | null) =>
    importQueue.add(added, { projectId: project.id, folderId: into });
  const addFiles = (added: File[]) => addInto(added, folderId);
  const [aimed, setAimed] = useState<ListedFile | null>(null);
  const pickedFiles = files.filter(({ id }) => picked.ids.has(id));
  const onAction = useCallback(
    (action: FileAction, file: ListedFile) => {
      if (action === "recycle") actions.recycle([file]);
      else if (action === "download") downloadFile(file);
      else if (action === "exportEln") downloadEln(file.projectId, file.id);
      else if (action === "lock" || action === "unlock") actions.setLock(file, action === "lock");
      else if (action === "move" || action === "copy" || action === "tags")
        setDialog({ kind: action, files: [file] });
      else setDialog({ kind: action, file });
    },
    [actions],
  );
  const onBulk = (action: BulkAction) => {
    if (action === "recycle") actions.recycle(pickedFiles);
    else if (action === "download") downloadFiles(pickedFiles);
    else if (action === "favourite") {
      actions.setFavourite(pickedFiles, !pickedFiles.every(({ isFavourite }) => isFavourite));
    } else setDialog({ kind: action === "rename" ? "renameMany" : action, files: pickedFiles });
  };
  const show = (change: Readonly<Record<string, string | undefined>>) =>
    void navigate({ to, search: { ...query, ...change }, replace: true });
  const nothing = { search: undefined, kind: undefined, owner: undefined, tag: undefined, since: undefined };
  const isNarrow = useIsNarrow();
  const canAdd = project.abilities.createFile;
  const canMakeFolder = canAdd && hasPermission("PROJECT_FOLDER_CREATE");
  const upload = () =>
    void navigate({
      to: "/file/batchUpload",
      search: { project: project.id, folder: folderId ?? undefined },
    });
  return (
    <DropArea
      onFiles={addFiles}
      label={t("files.dropHere", { folder: aimed?.name ?? placeName })}
      isDisabled={!canAdd}
    >
      <Page>
        <PageHeader
          title={search ? t("fileActions.foundFor", { search }) : placeName}
          {...(list.data
            ? {
                count: t("fileActions.listCount", {
                  count: files.length,
                  files: `${files.length}${list.hasNextPage ? "+" : ""}`,
                }),
              }
            : {})}
          actions={
            <>
              <ElnMenu project={project} folderId={folderId} />
              {isNarrow && canAdd && (
                <AddMenu
                  onFiles={addFiles}
                  {...(canMakeFolder && { onFolder: () => setDialog({ kind: "folder" }) })}
                  onBatch={upload}
                />
              )}
              {!isNarrow && canMakeFolder && (
                <Button icon={<FolderAddOutlined />} onClick={() => setDialog({ kind: "folder" })}>
                  {t("fileActions.newFolder")}
                </Button>
              )}
              {!isNarrow && canAdd && (
                <Button
                  icon={<FileAddOutlined />}
                  onClick={() =>
                    void navigate({
                      to: "/yydoc/new",
                      search: { project: project.id, folder: folderId ?? undefined },
                    })
                  }
                >
                  {t("files.newDocument")}
                </Button>
              )}
              {!isNarrow && canAdd && (
                <Button icon={<CloudUploadOutlined />} onClick={upload}>
                  {t("files.batchTitle")}
                </Button>
              )}
              {!isNarrow && canAdd && (
                <PickFiles isPrimary accept="" label={t("fileActions.uploadFiles")} onFiles={addFiles} />
              )}
            </>
          }
        />
        <ProjectTabs project={project} />
        <ToolLine>
          {pickedFiles.length > 0 ? (
            <BulkLine files={pickedFiles} onPick={onBulk} onClear={picked.clear} />
          ) : (
            <FilterLine filter={filter} onChange={show} />
          )}
        </ToolLine>
        <div className={styles.layout}>
          <FolderSide projectId={project.id} folders={folders} folderId={folderId} />
          <div className={styles.list}>
            <FileList
              list={list}
              files={files}
              filter={filter}
              picked={picked}
              actions={actions}
              onAction={onAction}
              onFiles={canAdd ? (added, folder) => addInto(added, folder.id) : undefined}
              onFilesOver={setAimed}
              onSort={(sort) => show({ sort: sort === "name" ? undefined : sort })}
              shownId={query.file}
              onClear={() => show(nothing)}
            />
          </div>
        </div>
      </Page>
      <FileDialogs
        open={dialog}
        projectId={project.id}
        folderId={folderId}
        actions={actions}
        onDone={picked.clear}
        onClose={() => setDialog(null)}
      />
    </DropArea>
  );
};
