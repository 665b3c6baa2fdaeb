import { departuresApi, type Tenant } from "@benchleaf/contract";
import { Button } from "antd";
import { useEffect } from "react";
import { useDeparture, useDepartureMessage } from "../../../kernel/alerts/departure.ts";
import { LeaveButton } from "../../../kernel/alerts/leave-button.tsx";
import { switchTeam, teamEntry } from "../../../kernel/alerts/switch-team.ts";
import TeamEntry from "../../../kernel/alerts/team-entry.tsx";
import { useGlobalConfig } from "../../../kernel/brand.ts";
import { call } from "../../../kernel/client.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { reopen } from "../../../kernel/session.ts";
import { useStore } from "../../../kernel/store.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { CardPage } from "../parts/card-page.tsx";
import { FoundTeam } from "../parts/found-team.tsx";
import styles from "../parts/left.module.css";
import { WaitingInvitations } from "../parts/waiting-invitations.tsx";

const Teams = ({ teams }: { teams: readonly Tenant[] }) => {
  const t = useTranslation();
  const toasts = useToasts();
  return (
    <section aria-label={t("alerts.otherTeams")}>
      <h2 className={styles.heading}>{t("left.goOnIn")}</h2>
      <ul className={styles.teams}>
        {teams.map(({ tenantId, tenantName }) => (
          <li key={tenantId}>
            <Button block size="large" onClick={() => void switchTeam(tenantId).catch(toasts.failure)}>
              {tenantName}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Where someone finds themselves who is in their team no more: why, and how they continue. */
export default function LeftPage() {
  const t = useTranslation();
  const tell = useDepartureMessage();
  const isRegistrationOpen = useGlobalConfig()?.isRegistrationOpen ?? true;
  const isEntering = useStore(teamEntry) !== null;
  const { data, error, refetch } = useDeparture();
  const isUntold = data?.left != null && !data.left.isTold;
  useEffect(() => {
    // Read here, it is not shown once more in the team where they continue. Where this fails, it is.
    if (isUntold)
      call(departuresApi.departureTold, undefined, { isSessionOptional: true }).catch(() => undefined);
  }, [isUntold]);
  const nowhere = t(data && data.teams.length > 0 ? "left.choose" : "left.none");
  const lead = data ? (data.left ? tell(data.left) : nowhere) : "";
  return (
    <CardPage title={t("left.title")} lead={lead}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={3} label={t("shell.loading")} />}
      {data && data.invitations.length > 0 && <WaitingInvitations invitations={data.invitations} />}
      {data && data.teams.length > 0 && <Teams teams={data.teams} />}
      {data && data.teams.length === 0 && (
        <>
          {data.invitations.length === 0 && (
            <p className={styles.text}>{t(isRegistrationOpen ? "left.accept" : "left.acceptOnly")}</p>
          )}
          {isRegistrationOpen && <FoundTeam />}
        </>
      )}
      <div className={styles.foot}>
        {error ? (
          <Button onClick={() => void reopen("/login")}>{t("accounts.leaveToLogin")}</Button>
        ) : (
          <LeaveButton />
        )}
      </div>
      {isEntering && <TeamEntry />}
    </CardPage>
  );
}
