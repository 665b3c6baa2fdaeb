import { useTranslation } from "../../../kernel/translation.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { ApprovalList } from "../parts/approval-list.tsx";
import { ApprovalTabs, useApprovalCrumbs } from "../parts/approval-tabs.tsx";

export default function MySubmissionsPage() {
  const t = useTranslation();
  useApprovalCrumbs(t("approvals.submitted"));
  return (
    <Page>
      <PageHeader title={t("approvals.submitted")} />
      <ApprovalTabs />
      <ApprovalList
        view="submitted"
        label={t("approvals.submitted")}
        emptyTitle={t("approvals.emptySubmittedTitle")}
        emptyText={t("approvals.emptySubmittedText")}
      />
    </Page>
  );
}
