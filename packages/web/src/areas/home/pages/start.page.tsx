import { type ComponentType, Suspense } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { TourInvitation } from "../../../kernel/guidance/tour-invitation.tsx";
import { importQueue } from "../../../kernel/import-queue.ts";
import { lazyPage } from "../../../kernel/lazy-page.tsx";
import { useSession } from "../../../kernel/session.ts";
import { useHomeWidgets } from "../../../kernel/shell/areas-context.ts";
import { RouteTabs } from "../../../kernel/shell/route-tabs.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useRefreshAfterImport } from "../../../kernel/use-refresh-after-import.ts";
import type { HomeWidget } from "../../../kernel/web-area.ts";
import { DropArea } from "../../../ui/drop-area.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { PickFiles } from "../../../ui/pick-files.tsx";
import { DepartureNote } from "../parts/departure-note.tsx";
import styles from "../parts/home.module.css";
import { NewMenu } from "../parts/new-menu.tsx";

const lazily = new Map<HomeWidget, ComponentType>();

/** The same component at each drawing. */
const componentOf = (one: HomeWidget): ComponentType => {
  const Widget = lazily.get(one) ?? lazyPage(one.widget);
  lazily.set(one, Widget);
  return Widget;
};

const Column = ({ column }: Pick<HomeWidget, "column">) => {
  const t = useTranslation();
  return (
    <div className={styles.column}>
      {useHomeWidgets(column).map((one) => {
        const Widget = componentOf(one);
        return (
          <Suspense key={one.name} fallback={<ListSkeleton rows={4} label={t("shell.loading")} />}>
            <Widget />
          </Suspense>
        );
      })}
    </div>
  );
};

/** The first screen is a day: what waits for the reader, where they were, what they keep at hand and may begin. */
export default function StartPage() {
  const t = useTranslation();
  const user = useSession();
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
              <PickFiles
                label={t("files.importSequences")}
                onFiles={(files) => importQueue.add(files, place)}
              />
              <NewMenu />
            </>
          }
        />
        <RouteTabs row="home" />
        <DepartureNote />
        <TourInvitation />
        <div className={styles.columns}>
          <Column column="day" />
          <Column column="side" />
        </div>
      </Page>
    </DropArea>
  );
}
