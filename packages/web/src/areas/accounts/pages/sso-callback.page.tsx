import { Link, useNavigate } from "@tanstack/react-router";
import { Spin } from "antd";
import { useEffect, useRef, useState } from "react";
import { formatError } from "../../../kernel/format-error.ts";
import { useQueryParams } from "../../../kernel/router.tsx";
import { SecondStep } from "../../../kernel/sign-in/second-step.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useEnter } from "../hooks/use-enter.ts";
import styles from "../parts/card-page.module.css";
import { CardPage } from "../parts/card-page.tsx";
import { detach, finishSso, rememberLink } from "../sso.ts";

/** The page that a provider redirects to: handles its response once, and continues or shows the error. */
export default function SsoCallbackPage() {
  const t = useTranslation();
  const navigate = useNavigate();
  const { state = "", code, iss, ticket, error } = useQueryParams();
  const [away] = useState(detach);
  const signIn = useEnter(away?.next ?? undefined);
  const [problem, setProblem] = useState<string | null>(null);
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    if (away === null) return setProblem(t("errors.sso.expired"));
    if (error !== undefined || state === "") return setProblem(t("errors.sso.failed"));
    const finish = async () => {
      const given = Object.entries({ code, iss, ticket }).filter(([, value]) => value !== undefined);
      const answer = await finishSso(away, { state, ...Object.fromEntries(given) });
      if (!("linkToken" in answer)) return signIn.run(async () => answer);
      rememberLink(answer);
      await navigate({ to: "/link_identity", replace: true });
    };
    finish().catch((failure: unknown) => setProblem(formatError(t, failure)));
  }, [away, code, error, iss, navigate, signIn, state, t, ticket]);
  const shownProblem = problem ?? signIn.problem;
  if (signIn.challenge)
    return (
      <CardPage title={t("accounts.secondTitle")} lead={t("accounts.secondLead")}>
        <SecondStep challenge={signIn.challenge} signIn={signIn} />
      </CardPage>
    );
  if (shownProblem === null)
    return (
      <CardPage title={t("identity.callbackTitle")} lead={t("identity.callbackLead")}>
        <Spin size="large" />
      </CardPage>
    );
  return (
    <CardPage title={t("identity.callbackFailed")} lead="">
      <p className={styles.problem} role="alert">
        {shownProblem}
      </p>
      <p className={styles.foot}>
        <Link to="/login" search={away?.next ? { next: away.next } : {}}>
          {t("identity.callbackAgain")}
        </Link>
      </p>
    </CardPage>
  );
}
