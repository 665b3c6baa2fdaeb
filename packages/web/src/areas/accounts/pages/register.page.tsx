import { accountsApi } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { useGlobalConfig } from "../../../kernel/brand.ts";
import { call } from "../../../kernel/client.ts";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useEnter } from "../hooks/use-enter.ts";
import styles from "../parts/card-page.module.css";
import { CardPage } from "../parts/card-page.tsx";
import { ProveAccountForm, type ProvedAccount } from "../parts/prove-account-form.tsx";

export default function RegisterPage() {
  const t = useTranslation();
  const query = useQueryParams();
  const { run, isBusy, problem } = useEnter();
  const { first } = query;
  const isOpen = useGlobalConfig()?.isRegistrationOpen ?? true;
  const register = ({ account, code, name, newPassword: password }: ProvedAccount) => {
    const proof = first === undefined ? { code } : { firstKey: first };
    return run(() =>
      call(
        accountsApi.register,
        { body: { account, ...proof, name, password } },
        { isSessionOptional: true },
      ),
    );
  };
  return (
    <CardPage title={t("accounts.registerTitle")} lead={t("accounts.registerLead")}>
      {!isOpen && first === undefined ? (
        <p className={styles.foot} role="status">
          {t("errors.registration.closed")}
        </p>
      ) : (
        <ProveAccountForm
          scene="register"
          hasName
          isProven={first !== undefined}
          action={t("accounts.register")}
          passwordLabel={t("accounts.password")}
          problem={problem}
          isBusy={isBusy}
          onProved={(proved) => void register(proved)}
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
