import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { useWords } from "../../../kernel/words.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Sections } from "../../../ui/sections.tsx";
import { DomainsSection } from "../parts/domains-section.tsx";
import { ProvidersSection } from "../parts/providers-section.tsx";

/** How members sign in with the account that their own house has given them. */
export default function IdentityPage() {
  const t = useWords();
  useBreadcrumbs([{ label: t("identity.title") }]);
  return (
    <Page>
      <PageHeader title={t("identity.title")} />
      <Sections>
        <DomainsSection />
        <ProvidersSection />
      </Sections>
    </Page>
  );
}
