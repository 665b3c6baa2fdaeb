import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { SettingsFrame } from "../../../kernel/parts/settings-frame.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Sections } from "../../../ui/sections.tsx";
import { LinkPolicyForm } from "../parts/link-policy-form.tsx";
import { SecurityForm } from "../parts/security-form.tsx";
import { useLinkPolicy, useSecuritySettings } from "../settings.queries.ts";

export default function SecurityPage() {
  const t = useTranslation();
  const { data, error, refetch } = useSecuritySettings();
  const { data: policy } = useLinkPolicy();
  const content = () => {
    if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
    if (!data) return <ListSkeleton label={t("shell.loading")} />;
    return (
      <Sections>
        <SecurityForm settings={data} callerIp={data.callerIp} />
        {policy && <LinkPolicyForm policy={policy} />}
      </Sections>
    );
  };
  return <SettingsFrame title={t("teams.security")}>{content()}</SettingsFrame>;
}
