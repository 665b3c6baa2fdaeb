import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useBrandName, useGlobalConfig } from "../../../kernel/brand.ts";
import { useQueryParams } from "../../../kernel/router.tsx";
import { FirstStep } from "../../../kernel/sign-in/first-step.tsx";
import { SecondStep } from "../../../kernel/sign-in/second-step.tsx";
import { useAccountKinds } from "../../../kernel/sign-in/use-account-kinds.ts";
import { takeEarlierToast } from "../../../kernel/toasts/next-page.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useEnter } from "../hooks/use-enter.ts";
import styles from "../parts/card-page.module.css";
import { CardPage } from "../parts/card-page.tsx";
import { OtherWays } from "../parts/other-ways.tsx";

export default function LoginPage() {
  const isRegistrationOpen = useGlobalConfig()?.isRegistrationOpen ?? true;
  const t = useTranslation();
  const brand = useBrandName();
  const query = useQueryParams();
  const kinds = useAccountKinds();
  const signIn = useEnter();
  const [isJustOut, setJustOut] = useState(false);
  useEffect(() => {
    if (takeEarlierToast() === "signedOut") setJustOut(true);
  }, []);
  if (signIn.challenge) {
    return (
      <CardPage title={t("accounts.secondTitle")} lead={t("accounts.secondLead")}>
        <SecondStep challenge={signIn.challenge} signIn={signIn} />
      </CardPage>
    );
  }
  return (
    <CardPage title={t("accounts.signInTo", { brand })} lead={t("accounts.signInLead")}>
      {(isJustOut || query.done === "reset") && (
        <p className={styles.good} role="status">
          {t(isJustOut ? "shell.signOutDone" : "accounts.resetDone")}
        </p>
      )}
      <FirstStep
        signIn={signIn}
        action={t("accounts.signIn")}
        aside={
          <Link to="/reset_password" search={query}>
            {t(signIn.isLocked ? "accounts.resetToUnlock" : "accounts.forgotPassword")}
          </Link>
        }
      />
      <OtherWays onEnter={signIn.run} />
      {(kinds.email || kinds.mobile) && (
        <p className={styles.foot}>
          {isRegistrationOpen && (
            <>
              {t("accounts.noAccount")}{" "}
              <Link to="/register" search={query}>
                {t("accounts.register")}
              </Link>
              {" · "}
            </>
          )}
          <Link to="/activate" search={query}>
            {t("accounts.activate")}
          </Link>
        </p>
      )}
    </CardPage>
  );
}
