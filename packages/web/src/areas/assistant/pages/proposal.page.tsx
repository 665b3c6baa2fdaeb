import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { useProposal } from "../assistant.queries.ts";
import { ProposalForm } from "../parts/proposal-form.tsx";
import styles from "./proposal.module.css";

/** A change that a program has proposed by MCP: its owner confirms it here, or discards it. */
export default function ProposalPage() {
  const t = useTranslation();
  const { proposalId } = usePathParams<"proposalId">();
  const { data, error, refetch } = useProposal(proposalId);
  useBreadcrumbs([{ label: t("assistantChat.proposalPage") }]);
  return (
    <Page>
      <PageHeader title={t("assistantChat.proposalPage")} />
      <div className={styles.body}>
        <p className={styles.lead}>{t("assistantChat.proposalLead")}</p>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !data && <ListSkeleton label={t("shell.loading")} />}
        {data && <ProposalForm key={data.id} proposal={data} />}
      </div>
    </Page>
  );
}
