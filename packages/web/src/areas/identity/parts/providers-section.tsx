import type { IdentityProvider } from "@benchleaf/contract";
import { Button, Dropdown } from "antd";
import { useState } from "react";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { CopyText } from "../../../ui/copy-text.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Section } from "../../../ui/sections.tsx";
import { useProviders, useRemoveProvider } from "../identity.queries.ts";
import styles from "./identity.module.css";
import { ProviderDialog } from "./provider-dialog.tsx";

const PROTOCOL_NAMES = { oidc: "OpenID Connect", saml: "SAML 2.0" } as const;

/** What the provider's administrator has to enter over there. */
const OurSide = ({ provider }: { provider: IdentityProvider }) => {
  const t = useTranslation();
  const words = { copy: t("identity.copy"), copied: t("identity.copied") };
  const facts =
    provider.protocol === "oidc"
      ? [[t("identity.redirectUri"), provider.redirectUri]]
      : [
          [t("identity.entityId"), provider.entityId],
          [t("identity.acsUrl"), provider.acsUrl],
        ];
  return (
    <div className={styles.facts}>
      {facts.map(([label = "", text = ""]) => (
        <CopyText key={label} label={label} text={text} {...words} />
      ))}
    </div>
  );
};

interface ProviderProps {
  readonly provider: IdentityProvider;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

const Provider = ({ provider, onEdit, onRemove }: ProviderProps) => {
  const t = useTranslation();
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <strong>{provider.name}</strong>
        <span className={styles.soft}>{PROTOCOL_NAMES[provider.protocol]}</span>
        <span className={styles.state} data-good={provider.isEnabled ? "yes" : "no"}>
          {t(provider.isEnabled ? "identity.enabled" : "identity.disabled")}
        </span>
        <span className={styles.soft}>{t("identity.people", { count: provider.identities })}</span>
        <span className={styles.actions}>
          <Button size="small" onClick={onEdit}>
            {t("identity.edit")}
          </Button>
          <Button size="small" type="text" onClick={onRemove}>
            {t("identity.remove")}
          </Button>
        </span>
      </div>
      <OurSide provider={provider} />
    </li>
  );
};

/** The team's identity providers. */
export const ProvidersSection = () => {
  const t = useTranslation();
  const toasts = useToasts();
  const { data: providers, error, refetch } = useProviders();
  const [edited, setEdited] = useState<IdentityProvider | "oidc" | "saml" | null>(null);
  const [removed, setRemoved] = useState<IdentityProvider | null>(null);
  const remove = useRemoveProvider();
  const add = (
    <Dropdown
      trigger={["click"]}
      menu={{
        items: (["oidc", "saml"] as const).map((key) => ({ key, label: PROTOCOL_NAMES[key] })),
        onClick: ({ key }) => setEdited(key as "oidc" | "saml"),
      }}
    >
      <Button type="primary">{t("identity.addProvider")}</Button>
    </Dropdown>
  );
  return (
    <Section title={t("identity.providers")} lead={t("identity.providersLead")} actions={add}>
      {error && !providers && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !providers && <ListSkeleton label={t("shell.loading")} />}
      {providers?.length === 0 && <p className={styles.soft}>{t("identity.noProviders")}</p>}
      {providers && providers.length > 0 && (
        <ul className={styles.items}>
          {providers.map((provider) => (
            <Provider
              key={provider.id}
              provider={provider}
              onEdit={() => setEdited(provider)}
              onRemove={() => setRemoved(provider)}
            />
          ))}
        </ul>
      )}
      {edited && <ProviderDialog provider={edited} onClose={() => setEdited(null)} />}
      <ConfirmDialog
        isOpen={removed !== null}
        title={t("identity.removeProvider", { name: removed?.name ?? "" })}
        action={t("identity.remove")}
        isDanger
        isBusy={remove.isPending}
        onClose={() => setRemoved(null)}
        onConfirm={() =>
          removed && remove.mutate(removed.id, { onSuccess: () => setRemoved(null), onError: toasts.failure })
        }
      >
        {t("identity.removeProviderText", { count: removed?.identities ?? 0 })}
      </ConfirmDialog>
    </Section>
  );
};
