import type { AccessToken } from "@benchleaf/contract";
import { Button } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { ConfirmButton } from "../../../kernel/parts/confirm-button.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { Section } from "../../../ui/sections.tsx";
import { useRevokeToken, useTokens } from "../tokens.queries.ts";
import { TokenDialog } from "./token-dialog.tsx";
import styles from "./tokens.module.css";

const TokenRow = ({ token }: { token: AccessToken }) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const revoke = useRevokeToken();
  return (
    <li className={styles.row}>
      <span className={styles.name}>{token.name}</span>
      <span className={styles.soft}>
        {t("teams.tokenUntil", { date: format.dateTime(token.expireTime) })}
      </span>
      <ConfirmButton
        size="small"
        danger
        isBusy={revoke.isPending}
        aria-label={`${t("teams.revokeToken")}: ${token.name}`}
        question={t("teams.revokeTokenTitle", { name: token.name })}
        consequence={t("teams.revokeTokenText")}
        action={t("teams.revokeToken")}
        onConfirm={() =>
          revoke.mutate(token.id, {
            onSuccess: () => toasts.success(t("teams.tokenRevoked")),
            onError: toasts.failure,
          })
        }
      >
        {t("teams.revokeToken")}
      </ConfirmButton>
    </li>
  );
};

/** The person's own tokens for programs, in the team they are in. */
export const TokensSection = () => {
  const t = useTranslation();
  const [isMaking, setMaking] = useState(false);
  const { data = [] } = useTokens();
  const create = <Button onClick={() => setMaking(true)}>{t("teams.newToken")}</Button>;
  return (
    <Section title={t("teams.tokens")} lead={t("teams.tokensLead")} actions={create}>
      {data.length === 0 && <p className={styles.soft}>{t("teams.noTokens")}</p>}
      <ul className={styles.list}>
        {data.map((token) => (
          <TokenRow key={token.id} token={token} />
        ))}
      </ul>
      {isMaking && <TokenDialog onClose={() => setMaking(false)} />}
    </Section>
  );
};
