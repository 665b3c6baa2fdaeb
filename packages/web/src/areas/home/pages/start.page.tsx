import { FolderOpenOutlined, ImportOutlined, PlusOutlined } from "@ant-design/icons";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { Suspense } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { addressOfFile } from "../../../kernel/file-address.ts";
import { TourInvitation } from "../../../kernel/guidance/tour-invitation.tsx";
import { importQueue } from "../../../kernel/import-queue.ts";
import { lazyPage } from "../../../kernel/lazy-page.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { FileIcon } from "../../../kernel/parts/file-icon.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { hasPermission, useSession } from "../../../kernel/session.ts";
import { RouteTabs } from "../../../kernel/shell/route-tabs.tsx";
import { useRefreshAfterImport } from "../../../kernel/use-refresh-after-import.ts";
import { useWords } from "../../../kernel/words.ts";
import { DropArea } from "../../../ui/drop-area.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { PickFiles } from "../../../ui/pick-files.tsx";
import { useRecentFiles } from "../home.queries.ts";
import { DepartureNote } from "../parts/departure-note.tsx";
import styles from "./start.module.css";

const HomeSide = lazyPage(() => import("../parts/home-side.tsx"));

const Recent = () => {
  const t = useWords();
  const { data, error, refetch } = useRecentFiles();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} label={t("shell.loading")} />;
  if (data.length === 0)
    return (
      <EmptyState
        icon={<ImportOutlined />}
        title={t("files.recentEmptyTitle")}
        text={t("files.recentEmptyText")}
      />
    );
  return (
    <ul className={styles.recent}>
      {data.map((file) => (
        <li key={file.id}>
          <Link {...addressOfFile(file)} className={styles.file}>
            <FileIcon kind={file.kind} />
            <span className={styles.name}>{file.name}</span>
            <span className={styles.when}>
              <Moment instant={file.updateTime} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** The first screen: where the user was, what waits for them, and what they may begin. */
export default function StartPage() {
  const t = useWords();
  const user = useSession();
  const navigate = useNavigate();
  useBreadcrumbs([{ label: t("shell.home") }]);
  useRefreshAfterImport();
  const place = { projectId: user.personalProjectId, folderId: null };
  return (
    <DropArea
      onFiles={(files) => importQueue.add(files, place)}
      label={t("files.dropHere", { folder: t("projects.personal") })}
    >
      <Page>
        <PageHeader
          title={t("files.welcome", { name: user.name })}
          actions={
            <>
              {hasPermission("PROJECT_CREATE") && (
                <Button
                  icon={<PlusOutlined />}
                  onClick={() => void navigate({ to: "/project", search: { create: "project" } })}
                >
                  {t("files.newProject")}
                </Button>
              )}
              <PickFiles
                isPrimary
                label={t("files.importSequences")}
                onFiles={(files) => importQueue.add(files, place)}
              />
            </>
          }
        />
        <RouteTabs row="home" />
        <DepartureNote />
        <TourInvitation />
        <div className={styles.columns}>
          <section className={styles.section} aria-labelledby="recent-title">
            <div className={styles.sectionHead}>
              <h2 id="recent-title">{t("files.recent")}</h2>
              <Link to={`/project/${user.personalProjectId}/file`}>
                <FolderOpenOutlined aria-hidden="true" /> {t("files.allFiles")}
              </Link>
            </div>
            <Recent />
          </section>
          <div className={styles.side}>
            <Suspense fallback={<ListSkeleton rows={4} label={t("shell.loading")} />}>
              <HomeSide />
            </Suspense>
          </div>
        </div>
      </Page>
    </DropArea>
  );
}
