import { Link, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { PlainButton } from "../ui/plain-button.tsx";
import styles from "./error-pages.module.css";
import { Failure } from "./failure.ts";
import { signOut } from "./session.ts";
import { reportException } from "./telemetry.ts";
import { useTranslation } from "./translation.ts";

const Figure = ({
  code,
  title,
  text,
  children,
  note,
}: {
  code: string;
  title: string;
  text: string;
  children: ReactNode;
  note?: string | null;
}) => (
  <main className={styles.page}>
    <p className={styles.code} aria-hidden="true">
      {code}
    </p>
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.text}>{text}</p>
    <div className={styles.actions}>{children}</div>
    {note && <p className={styles.note}>{note}</p>}
  </main>
);

const HomeLink = () => {
  const t = useTranslation();
  return (
    <Link to="/homepage" className={styles.home}>
      {t("shell.backHome")}
    </Link>
  );
};

const BackButton = () => {
  const t = useTranslation();
  const { history } = useRouter();
  return <PlainButton onClick={() => history.back()}>{t("shell.back")}</PlainButton>;
};

/** The page of an address if nothing is. */
export const NotFound = () => {
  const t = useTranslation();
  return (
    <Figure code="404" title={t("shell.notFoundTitle")} text={t("shell.notFoundText")}>
      {!location.pathname.startsWith("/open") && <HomeLink />}
      <BackButton />
    </Figure>
  );
};

/** The page of what the reader may not open. */
export const Forbidden = () => {
  const t = useTranslation();
  return (
    <Figure code="403" title={t("shell.forbiddenTitle")} text={t("shell.forbiddenText")}>
      <HomeLink />
    </Figure>
  );
};

/** A page that broke. It resets when the address changes, or by Recover. */
export const Broken = ({ error, reset }: { error: unknown; reset: () => void }) => {
  const t = useTranslation();
  const router = useRouter();
  const requestId = error instanceof Failure ? error.requestId : null;
  useEffect(() => reportException(error), [error]);
  const recover = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Figure
      code="500"
      title={t("shell.brokenTitle")}
      text={t("shell.brokenText")}
      note={requestId ? t("shell.requestId", { requestId }) : null}
    >
      <PlainButton look="main" onClick={recover}>
        {t("shell.recover")}
      </PlainButton>
      <BackButton />
    </Figure>
  );
};

/** The team allows other networks only. */
export const IpForbidden = () => {
  const t = useTranslation();
  const leave = () => void signOut();
  return (
    <Figure code="401" title={t("shell.ipForbiddenTitle")} text={t("shell.ipForbiddenText")}>
      <PlainButton look="main" onClick={leave}>
        {t("shell.signOut")}
      </PlainButton>
    </Figure>
  );
};
