import { type Departure, departuresApi, type Tenant } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { Button } from "antd";
import { LeaveButton } from "../../../kernel/alerts/leave-button.tsx";
import { switchTeam, teamEntry } from "../../../kernel/alerts/switch-team.ts";
import TeamEntry from "../../../kernel/alerts/team-entry.tsx";
import { call } from "../../../kernel/client.ts";
import { useFormat } from "../../../kernel/format.ts";
import { useNotice } from "../../../kernel/notice.ts";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { openAfresh } from "../../../kernel/session.ts";
import { useStore } from "../../../kernel/store.ts";
import { useWords } from "../../../kernel/words.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { CardPage } from "../parts/card-page.tsx";
import { FoundTeam } from "../parts/found-team.tsx";
import styles from "../parts/left.module.css";

const Teams = ({ teams }: { teams: readonly Tenant[] }) => {
  const t = useWords();
  const notice = useNotice();
  return (
    <section aria-label={t("alerts.otherTeams")}>
      <h2 className={styles.heading}>{t("left.goOnIn")}</h2>
      <ul className={styles.teams}>
        {teams.map(({ tenantId, tenantName }) => (
          <li key={tenantId}>
            <Button block size="large" onClick={() => void switchTeam(tenantId).catch(notice.failure)}>
              {tenantName}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const useStory = () => {
  const t = useWords();
  const { dateTime } = useFormat();
  return ({ left, teams }: Departure): string => {
    if (left === null) return t(teams.length > 0 ? "left.choose" : "left.none");
    const { teamName: team, byName: by } = left;
    const time = dateTime(left.time);
    return by === null ? t("left.quit", { team, time }) : t("left.removed", { team, by, time });
  };
};

const useDeparture = () =>
  useQuery({
    queryKey: ["departure"],
    queryFn: ({ signal }) => call(departuresApi.departure, undefined, { signal, isSessionOptional: true }),
    throwOnError: false,
    retry: false,
  });

/** Where somebody finds themselves who is in their team no more: why, and how they go on. */
export default function LeftPage() {
  const t = useWords();
  const tell = useStory();
  const isEntering = useStore(teamEntry) !== null;
  const { data, error, refetch } = useDeparture();
  return (
    <CardPage title={t("left.title")} lead={data ? tell(data) : ""}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={3} label={t("shell.loading")} />}
      {data && data.teams.length > 0 && <Teams teams={data.teams} />}
      {data && data.teams.length === 0 && (
        <>
          <p className={styles.text}>{t("left.accept")}</p>
          <FoundTeam />
        </>
      )}
      <div className={styles.foot}>
        {error ? (
          <Button onClick={() => void openAfresh("/login")}>{t("accounts.leaveToLogin")}</Button>
        ) : (
          <LeaveButton />
        )}
      </div>
      {isEntering && <TeamEntry />}
    </CardPage>
  );
}
