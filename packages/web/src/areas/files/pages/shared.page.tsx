import { useNavigate } from "@tanstack/react-router";
import { Segmented } from "antd";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { useQueryParams } from "../../../kernel/router.tsx";
import { RouteTabs } from "../../../kernel/shell/route-tabs.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { Page, ToolLine } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { AccessRequests } from "../parts/access-requests.tsx";
import { SharedFiles } from "../parts/shared-files.tsx";
import { SharedFolder } from "../parts/shared-folder.tsx";

const views = ["withMe", "byMe", "requests"] as const;
type View = (typeof views)[number];

/** Files shared with the user and by them, and access requests. */
export default function SharedPage() {
  const t = useTranslation();
  const navigate = useNavigate();
  const query = useQueryParams();
  const view: View = views.find((one) => one === query.view) ?? "withMe";
  const { folder, project, name } = query;
  const isInFolder = folder !== undefined && project !== undefined;
  useBreadcrumbs([
    { label: t("shell.home"), to: "/homepage" },
    ...(isInFolder
      ? [{ label: t("sharing.pageTitle"), to: "/homepage/shared" }, { label: name ?? "" }]
      : [{ label: t("sharing.pageTitle") }]),
  ]);
  return (
    <Page>
      <PageHeader title={isInFolder && name ? name : t("sharing.pageTitle")} />
      <RouteTabs row="home" />
      {isInFolder ? (
        <SharedFolder projectId={project} folderId={folder} />
      ) : (
        <>
          <ToolLine>
            <Segmented
              aria-label={t("sharing.pageTitle")}
              value={view}
              options={views.map((value) => ({ value, label: t(`sharing.${value}`) }))}
              onChange={(next) =>
                void navigate({ to: ".", search: next === "withMe" ? {} : { view: next }, replace: true })
              }
            />
          </ToolLine>
          {view === "requests" ? <AccessRequests /> : <SharedFiles key={view} direction={view} />}
        </>
      )}
    </Page>
  );
}
