import { ConfirmButton } from "../../../kernel/parts/confirm-button.tsx";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { Section } from "../../../ui/sections.tsx";
import { useOwnIdentities, useUnlink } from "../passkeys.queries.ts";
import styles from "./ways-list.module.css";

/** Providers by which the person signs in; nothing if there is none. */
export const IdentitiesSection = () => {
  const t = useTranslation();
  const toasts = useToasts();
  const { data: identities } = useOwnIdentities();
  const unlink = useUnlink();
  if (!identities?.length) return null;
  return (
    <Section title={t("identity.identities")} lead={t("identity.identitiesLead")}>
      <ul className={styles.rows}>
        {identities.map(({ id, providerName, email, createTime }) => (
          <li key={id} className={styles.row}>
            <span>{providerName}</span>
            <span className={styles.soft}>
              {email} · {t("identity.added")} <Moment instant={createTime} />
            </span>
            <ConfirmButton
              size="small"
              type="text"
              isBusy={unlink.isPending && unlink.variables === id}
              question={t("identity.unlinkTitle", { name: providerName })}
              consequence={t("identity.unlinkText")}
              action={t("identity.unlink")}
              onConfirm={() => unlink.mutate(id, { onError: toasts.failure })}
            >
              {t("identity.unlink")}
            </ConfirmButton>
          </li>
        ))}
      </ul>
    </Section>
  );
};
