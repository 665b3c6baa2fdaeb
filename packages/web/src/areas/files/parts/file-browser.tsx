import { CloudUploadOutlined, FolderAddOutlined } from "@ant-design/icons";
import type { ListedFile, Project } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { useCallback, useMemo, useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { downloadFile, downloadFiles } from "../../../kernel/files/download-file.ts";
import { useFolders } from "../../../kernel/files/file-actions.queries.ts";
import { pathTo } from "../../../kernel/files/folder-tree.ts";
import { useFileActions } from "../../../kernel/files/use-file-actions.ts";
import { usePicked } from "../../../kernel/files/use-picked.ts";
import { importQueue } from "../../../kernel/import-queue.ts";
import { ProjectTabs } from "../../../kernel/parts/project-tabs.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { hasPermission } from "../../../kernel/session.ts";
import { useRefreshAfterImport } from "../../../kernel/use-refresh-after-import.ts";
import { useWords } from "../../../kernel/words.ts";
import { DropArea } from "../../../ui/drop-area.tsx";
import { Page, ToolLine } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { PickFiles } from "../../../ui/pick-files.tsx";
import { readFilter } from "../file-filter.ts";
import { useFiles } from "../files.queries.ts";
import { type BulkDeed, BulkLine } from "./bulk-line.tsx";
import { downloadEln, ElnMenu } from "./eln-menu.tsx";
import { FileDialogs, type OpenDialog } from "./file-dialogs.tsx";
import { FileList } from "./file-list.tsx";
import type { FileDeed } from "./file-menu.tsx";
import styles from "./files.module.css";
import { FilterLine } from "./filter-line.tsx";
import { FolderSide } from "./folder-side.tsx";

const NONE: readonly never[] = [];

/** Folders at the side, files beside them; drop anywhere to import. */
export const FileBrowser = ({ project }: { project: Project }) => {
  const t = useWords();
  const navigate = useNavigate();
  const query = useQueryParams();
  const folderId = query.folder ?? null;
  const filter = useMemo(() => readFilter(query), [query]);
  const { search } = filter;
  const folders = useFolders(project.id).data ?? NONE;
  const list = useFiles(project.id, folderId, filter);
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
  const addInto = (added: File[], into: string | null) =>
    importQueue.add(added, { projectId: project.id, folderId: into });
  const addFiles = (added: File[]) => addInto(added, folderId);
  const [aimed, setAimed] = useState<ListedFile | null>(null);
  const pickedFiles = files.filter(({ id }) => picked.ids.has(id));
  const onDeed = useCallback(
    (deed: FileDeed, file: ListedFile) => {
      if (deed === "recycle") actions.recycle([file]);
      else if (deed === "download") downloadFile(file);
      else if (deed === "exportEln") downloadEln(file.projectId, file.id);
      else if (deed === "lock" || deed === "unlock") actions.setLock(file, deed === "lock");
      else if (deed === "move" || deed === "copy" || deed === "tags")
        setDialog({ kind: deed, files: [file] });
      else setDialog({ kind: deed, file });
    },
    [actions],
  );
  const onBulk = (deed: BulkDeed) => {
    if (deed === "recycle") actions.recycle(pickedFiles);
    else if (deed === "download") downloadFiles(pickedFiles);
    else if (deed === "favourite") {
      actions.setFavourite(pickedFiles, !pickedFiles.every(({ isFavourite }) => isFavourite));
    } else setDialog({ kind: deed === "rename" ? "renameMany" : deed, files: pickedFiles });
  };
  const show = (change: Readonly<Record<string, string | undefined>>) =>
    void navigate({ to, search: { ...query, ...change }, replace: true });
  const nothing = { search: undefined, kind: undefined, owner: undefined, tag: undefined, since: undefined };
  const canAdd = project.abilities.createFile;
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
              {canAdd && hasPermission("PROJECT_FOLDER_CREATE") && (
                <Button icon={<FolderAddOutlined />} onClick={() => setDialog({ kind: "folder" })}>
                  {t("fileActions.newFolder")}
                </Button>
              )}
              {canAdd && (
                <Button
                  icon={<CloudUploadOutlined />}
                  onClick={() =>
                    void navigate({
                      to: "/file/batchUpload",
                      search: { project: project.id, folder: folderId ?? undefined },
                    })
                  }
                >
                  {t("files.batchTitle")}
                </Button>
              )}
              {canAdd && (
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
              onDeed={onDeed}
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
