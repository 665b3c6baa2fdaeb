import { type CurrentUser, maskAddress, membersApi, type OpenInvitation } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Button } from "antd";
import { call } from "../../../kernel/client.ts";
import { formatError } from "../../../kernel/format-error.ts";
import { usePathParams } from "../../../kernel/router.tsx";
import { isTeamless, session } from "../../../kernel/session.ts";
import { SecondStep } from "../../../kernel/sign-in/second-step.tsx";
import { useStore } from "../../../kernel/store.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { useEnter } from "../hooks/use-enter.ts";
import styles from "../parts/card-page.module.css";
import { CardPage } from "../parts/card-page.tsx";
import { JoinForm } from "../parts/join-form.tsx";

/** For who is signed in: one press, and the page starts again in the other team. */
const Accept = ({ code, email }: { code: string; email: string }) => {
  const t = useTranslation();
  const signIn = useEnter();
  const { run, isBusy, problem, challenge } = signIn;
  const accept = () => run(() => call(membersApi.accept, { params: { code } }));
  if (challenge) return <SecondStep challenge={challenge} signIn={signIn} />;
  return (
    <>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <p className={styles.lead}>{t("teams.joinAs", { email })}</p>
      <Button type="primary" size="large" block loading={isBusy} onClick={accept}>
        {t("teams.join")}
      </Button>
      <p className={styles.foot}>
        <Link to="/login" search={{ next: `/i/${code}` }}>
          {t("accounts.otherAccount")}
        </Link>
      </p>
    </>
  );
};

interface WayProps {
  readonly code: string;
  readonly invitation: OpenInvitation;
}

/** For who is not the invited: they sign in, or register with the address that was invited. */
const Enter = ({ code, invitation }: WayProps) => {
  const t = useTranslation();
  if (!invitation.isRegistered) return <JoinForm code={code} isByMail={invitation.sendMethod === "email"} />;
  return (
    <Link to="/login" search={{ next: `/i/${code}` }}>
      {t("teams.joinSignIn")}
    </Link>
  );
};

/** As far as the masked address shows; the server knows. */
const isInvited = ({ email, mobile }: CurrentUser, { account }: OpenInvitation): boolean =>
  [email, mobile].some((address) => address !== null && maskAddress(address) === account);

const Way = ({ code, invitation }: WayProps) => {
  const t = useTranslation();
  const user = useStore(session)?.user;
  const isWithoutTeam = useStore(isTeamless);
  // Whose address that is the server knows; the page only knows that someone is here.
  if (isWithoutTeam) return <Accept code={code} email={invitation.account} />;
  if (!user) return <Enter code={code} invitation={invitation} />;
  const email = user.email ?? user.mobile ?? user.name;
  if (isInvited(user, invitation)) return <Accept code={code} email={email} />;
  return (
    <>
      <p className={styles.lead}>{t("teams.joinForAnother", { email })}</p>
      <Enter code={code} invitation={invitation} />
    </>
  );
};

/** Where the link of an invitation leads. */
export default function JoinPage() {
  const t = useTranslation();
  const { code } = usePathParams<"code">();
  const { data, error } = useQuery({
    queryKey: ["invitation", code],
    queryFn: ({ signal }) => call(membersApi.openInvitation, { params: { code } }, { signal }),
    retry: false,
    // Once it has been used, the page continues elsewhere; it need not be requested again.
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error) {
    return (
      <CardPage title={t("teams.joinInvalid")} lead={formatError(t, error)}>
        <Link to="/homepage">{t("shell.backHome")}</Link>
      </CardPage>
    );
  }
  if (!data) {
    return (
      <CardPage title={t("teams.join")} lead="">
        <ListSkeleton rows={3} label={t("shell.loading")} />
      </CardPage>
    );
  }
  return (
    <CardPage
      title={t("teams.joinTitle", { team: data.tenantName })}
      lead={t("teams.joinLead", { inviter: data.inviterName, account: data.account })}
    >
      <Way code={code} invitation={data} />
    </CardPage>
  );
}
