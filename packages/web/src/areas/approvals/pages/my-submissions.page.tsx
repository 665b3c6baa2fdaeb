import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { RouteTabs } from "../../../kernel/shell/route-tabs.tsx";
import { useWords } from "../../../kernel/words.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { ApprovalList } from "../parts/approval-list.tsx";

export default function MySubmissionsPage() {
  const t = useWords();
  useBreadcrumbs([{ label: t("shell.home"), to: "/homepage" }, { label: t("approvals.submitted") }]);
  return (
    <Page>
      <PageHeader title={t("approvals.submitted")} />
      <RouteTabs row="home" />
      <ApprovalList
        view="submitted"
        label={t("approvals.submitted")}
        emptyTitle={t("approvals.emptySubmittedTitle")}
        emptyText={t("approvals.emptySubmittedText")}
      />
    </Page>
  );
}
