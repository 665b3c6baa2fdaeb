import { accountsApi } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { call } from "../../../kernel/client.ts";
import { useQueryParams } from "../../../kernel/router.tsx";
import { SecondStep } from "../../../kernel/sign-in/second-step.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useEnter } from "../hooks/use-enter.ts";
import styles from "../parts/card-page.module.css";
import { CardPage } from "../parts/card-page.tsx";
import { ProveAccountForm, type ProvedAccount } from "../parts/prove-account-form.tsx";

/** The first password of an account that a team has made for someone. */
export default function ActivatePage() {
  const t = useTranslation();
  const query = useQueryParams();
  const signIn = useEnter();
  const activate = ({ account, code, newPassword }: ProvedAccount) =>
    signIn.run(() =>
      call(accountsApi.activate, { body: { account, code, newPassword } }, { isSessionOptional: true }),
    );
  return (
    <CardPage title={t("accounts.activateTitle")} lead={t("accounts.activateLead")}>
      {signIn.challenge ? (
        <SecondStep challenge={signIn.challenge} signIn={signIn} />
      ) : (
        <ProveAccountForm
          scene="activate"
          action={t("accounts.activate")}
          passwordLabel={t("accounts.newPassword")}
          problem={signIn.problem}
          isBusy={signIn.isBusy}
          onProved={(proved) => void activate(proved)}
        />
      )}
      <p className={styles.foot}>
        {t("accounts.haveAccount")}{" "}
        <Link to="/login" search={query}>
          {t("accounts.signIn")}
        </Link>
      </p>
    </CardPage>
  );
}
