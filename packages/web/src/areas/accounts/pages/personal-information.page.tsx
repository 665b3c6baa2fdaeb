import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { MenuSections } from "../../../ui/section-menu.tsx";
import { IdentitiesSection } from "../parts/identities-section.tsx";
import { PasskeysSection } from "../parts/passkeys-section.tsx";
import { PreferencesSection } from "../parts/preferences-section.tsx";
import { ProfileSection } from "../parts/profile-section.tsx";
import { SecuritySection } from "../parts/security-section.tsx";
import { SurveySection } from "../parts/survey-section.tsx";
import { TokensSection } from "../parts/tokens-section.tsx";
import { usePersonal } from "../personal.queries.ts";

/** The person's own page: one section below the other, each with its own way of saving. */
export default function PersonalInformationPage() {
  const t = useTranslation();
  const { data: personal, error, refetch } = usePersonal();
  useBreadcrumbs([{ label: t("shell.preferences") }]);
  const content = () => {
    if (error && !personal) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!personal) return <ListSkeleton label={t("shell.loading")} />;
    return (
      <MenuSections label={t("shell.preferences")}>
        <ProfileSection personal={personal} />
        <PreferencesSection />
        <SecuritySection />
        <PasskeysSection />
        <IdentitiesSection />
        <SurveySection personal={personal} />
        <TokensSection />
      </MenuSections>
    );
  };
  return (
    <Page>
      <PageHeader title={t("shell.preferences")} />
      {content()}
    </Page>
  );
}
