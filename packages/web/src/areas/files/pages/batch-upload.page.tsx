import { FolderAddOutlined, InboxOutlined } from "@ant-design/icons";
import { MAX_UPLOAD_BYTES } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Form, Select, TreeSelect } from "antd";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { importQueue } from "../../../kernel/import-queue.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useSession } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useFolders, useWritableProjects } from "../../../shared/files/file-actions.queries.ts";
import { treeOf } from "../../../shared/files/folder-tree.ts";
import { DropArea } from "../../../ui/drop-area.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { PickFiles } from "../../../ui/pick-files.tsx";
import styles from "../parts/files.module.css";

/** Many files and whole folders into one place; how each fares is in the panel at the foot. */
export default function BatchUploadPage() {
  const t = useTranslation();
  const navigate = useNavigate();
  const query = useQueryParams();
  const { personalProjectId } = useSession();
  const projects = useWritableProjects();
  const projectId = query.project ?? personalProjectId;
  const folders = useFolders(projectId).data ?? [];
  const folderId = folders.some(({ id }) => id === query.folder) ? (query.folder ?? null) : null;
  useBreadcrumbs([{ label: t("projects.title"), to: "/project" }, { label: t("files.batchTitle") }]);
  const go = (project: string, folder?: string) =>
    void navigate({ to: "/file/batchUpload", search: { project, folder }, replace: true });
  const add = (files: File[]) => importQueue.add(files, { projectId, folderId });
  const place = folders.find(({ id }) => id === folderId)?.name ?? t("fileActions.rootFolder");
  return (
    <DropArea onFiles={add} label={t("files.dropHere", { folder: place })}>
      <Page>
        <PageHeader title={t("files.batchTitle")} />
        {projects.error && !projects.data && (
          <ErrorState error={projects.error} onRetry={() => void projects.refetch()} />
        )}
        <Form layout="vertical" className={styles.form ?? ""}>
          <Form.Item label={t("fileActions.columnProject")}>
            <Select
              aria-label={t("fileActions.columnProject")}
              value={projectId}
              loading={projects.isPending}
              showSearch={{ optionFilterProp: "label" }}
              options={(projects.data ?? []).map(({ id, name, isPersonal }) => ({
                value: id,
                label: isPersonal ? t("projects.personal") : name,
              }))}
              onChange={(project: string) => go(project)}
            />
          </Form.Item>
          <Form.Item label={t("files.kindFolder")}>
            <TreeSelect<string | null>
              allowClear
              aria-label={t("files.kindFolder")}
              placeholder={t("fileActions.rootFolder")}
              value={folderId}
              treeData={treeOf(folders)}
              fieldNames={{ value: "key", label: "title", children: "children" }}
              onChange={(folder) => go(projectId, folder ?? undefined)}
            />
          </Form.Item>
        </Form>
        <div className={styles.dropHint}>
          <InboxOutlined aria-hidden="true" />
          <p>{t("fileActions.batchHint")}</p>
          <p className={styles.soft}>
            {t("fileActions.batchRules", { size: `${MAX_UPLOAD_BYTES / 1024 ** 3} GB` })}
          </p>
          <div className={styles.buttons}>
            <PickFiles isPrimary accept="" label={t("fileActions.batchChoose")} onFiles={add} />
            <PickFiles
              isFolder
              accept=""
              icon={<FolderAddOutlined />}
              label={t("fileActions.batchChooseFolder")}
              onFiles={add}
            />
          </div>
        </div>
      </Page>
    </DropArea>
  );
}
