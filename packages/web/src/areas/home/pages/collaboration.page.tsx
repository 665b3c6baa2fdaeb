import { CheckOutlined } from "@ant-design/icons";
import { Button, Tag } from "antd";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { RouteTabs } from "../../../kernel/shell/route-tabs.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { PlacedFiles } from "../../../shared/projects/placed-files.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { useCollaboration, useMarkRead } from "../work.queries.ts";

/** What others have changed last in the projects that the reader works in with them. */
export default function CollaborationPage() {
  const t = useTranslation();
  const toasts = useToasts();
  useBreadcrumbs([{ label: t("shell.home"), to: "/homepage" }, { label: t("projects.collaboration") }]);
  const list = useCollaboration();
  const mark = useMarkRead();
  const hasNew = list.data?.pages.some(({ records }) => records.some(({ isNew }) => isNew)) ?? false;
  const markAll = () => mark.mutate(null, { onError: toasts.failure });
  return (
    <Page>
      <PageHeader
        title={t("projects.collaboration")}
        actions={
          hasNew && (
            <Button icon={<CheckOutlined />} loading={mark.isPending} onClick={markAll}>
              {t("projectPages.markAllRead")}
            </Button>
          )
        }
      />
      <RouteTabs row="home" />
      <PlacedFiles
        label={t("projects.collaboration")}
        list={list}
        person={{
          header: t("projectPages.columnEditor"),
          of: ({ editorId: id, editorName: name }) => ({ id, name }),
        }}
        mark={({ isNew }) => isNew && <Tag color="success">{t("projectPages.isNew")}</Tag>}
        onOpen={({ id, isNew }) => isNew && mark.mutate(id)}
        empty={
          <EmptyState
            title={t("projectPages.noCollaborationTitle")}
            text={t("projectPages.noCollaborationText")}
          />
        }
      />
    </Page>
  );
}
