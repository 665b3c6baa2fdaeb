import { SettingsFrame } from "../../../kernel/parts/settings-frame.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { Sections } from "../../../ui/sections.tsx";
import { DomainsSection } from "../parts/domains-section.tsx";
import { ProvidersSection } from "../parts/providers-section.tsx";

/** How members sign in with the account that their own house has given them. */
export default function IdentityPage() {
  const t = useTranslation();
  return (
    <SettingsFrame title={t("identity.title")}>
      <Sections>
        <DomainsSection />
        <ProvidersSection />
      </Sections>
    </SettingsFrame>
  );
}
