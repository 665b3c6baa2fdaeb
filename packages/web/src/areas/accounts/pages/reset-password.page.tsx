import { accountsApi } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { call } from "../../../kernel/client.ts";
import { formatError } from "../../../kernel/format-error.ts";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "../parts/card-page.module.css";
import { CardPage } from "../parts/card-page.tsx";
import { ProveAccountForm, type ProvedAccount } from "../parts/prove-account-form.tsx";

export default function ResetPasswordPage() {
  const t = useTranslation();
  const navigate = useNavigate();
  const query = useQueryParams();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const reset = async ({ account, code, newPassword }: ProvedAccount) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      const body = { account, code, newPassword };
      await call(accountsApi.resetPassword, { body }, { isSessionOptional: true });
      await navigate({ to: "/login", search: { ...query, done: "reset" } });
    } catch (error) {
      setProblem(formatError(t, error));
      setBusy(false);
    }
  };
  return (
    <CardPage title={t("accounts.resetTitle")} lead={t("accounts.resetLead")}>
      <ProveAccountForm
        scene="resetPassword"
        action={t("accounts.resetAction")}
        passwordLabel={t("accounts.newPassword")}
        problem={problem}
        isBusy={isBusy}
        onProved={(proved) => void reset(proved)}
      />
      <p className={styles.foot}>
        <Link to="/login" search={query}>
          {t("accounts.backToSignIn")}
        </Link>
      </p>
    </CardPage>
  );
}
