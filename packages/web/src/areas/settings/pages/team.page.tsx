import { Suspense } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useSession } from "../../../kernel/session.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Sections } from "../../../ui/sections.tsx";
import { DeviceExportSection, PlanSection } from "../../billing/billing.public.tsx";
import { BenefitsSection } from "../parts/benefits-section.tsx";
import { LeaveSection } from "../parts/leave-section.tsx";
import { ModulesSection } from "../parts/modules-section.tsx";
import { SeatsSection } from "../parts/seats-section.tsx";
import { TeamSection } from "../parts/team-section.tsx";
import { UsageSection } from "../parts/usage-section.tsx";
import { useTeam } from "../settings.queries.ts";

/** The team: name and logo, validity, seats and modules, its owner, and the way out of it. */
export default function TeamPage() {
  const t = useTranslation();
  const { data: team, error, refetch } = useTeam();
  const isExpired = useSession().tenantStatus === "expired";
  useBreadcrumbs([{ label: t("teams.title") }]);
  const content = () => {
    if (error && !team) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!team) return <ListSkeleton label={t("shell.loading")} />;
    return (
      <Sections>
        <TeamSection team={team} />
        <Suspense fallback={null}>
          {isExpired && <DeviceExportSection />}
          <PlanSection />
        </Suspense>
        <BenefitsSection team={team} />
        <SeatsSection team={team} />
        {team.abilities.update && !isExpired && <UsageSection />}
        {!isExpired && <ModulesSection />}
        <LeaveSection team={team} />
      </Sections>
    );
  };
  return (
    <Page>
      <PageHeader title={t("teams.title")} />
      {content()}
    </Page>
  );
}
