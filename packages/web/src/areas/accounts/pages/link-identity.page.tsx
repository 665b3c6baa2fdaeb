import { identityApi } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { formatError } from "../../../kernel/format-error.ts";
import { session } from "../../../kernel/session.ts";
import { useStore } from "../../../kernel/store.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "../parts/card-page.module.css";
import { CardPage } from "../parts/card-page.tsx";
import { dropLink, readLink } from "../sso.ts";

/** After a provider returned a user whose address belongs to an account: its owner signs in and confirms the link. */
export default function LinkIdentityPage() {
  const t = useTranslation();
  const navigate = useNavigate();
  const user = useStore(session)?.user ?? null;
  const [link] = useState(readLink);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = async () => {
    if (link === null || isBusy) return;
    setBusy(true);
    try {
      await call(identityApi.linkIdentity, { body: { linkToken: link.linkToken } });
      dropLink();
      await navigate({ to: "/homepage", replace: true });
    } catch (error) {
      setProblem(formatError(t, error));
      setBusy(false);
    }
  };
  const leave = () => {
    dropLink();
    void navigate({ to: user ? "/homepage" : "/login", replace: true });
  };
  const title = t("identity.linkTitle");
  if (link === null)
    return (
      <CardPage title={title} lead={t("identity.linkGone")}>
        <Button block onClick={leave}>
          {t("accounts.leaveToLogin")}
        </Button>
      </CardPage>
    );
  return (
    <CardPage title={title} lead={t("identity.linkLead", { email: link.email })}>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {user === null ? (
        <Button
          block
          type="primary"
          size="large"
          onClick={() => void navigate({ to: "/login", search: { next: "/link_identity" } })}
        >
          {t("identity.linkSignIn")}
        </Button>
      ) : (
        <Button block type="primary" size="large" loading={isBusy} onClick={() => void confirm()}>
          {t("identity.linkConfirm", { name: user.name })}
        </Button>
      )}
      <Button block type="link" onClick={leave}>
        {t("shell.cancel")}
      </Button>
    </CardPage>
  );
}
