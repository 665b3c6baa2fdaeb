import { tenantsApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Button, Select } from "antd";
import { useId, useState } from "react";
import { useGlobalConfig } from "../brand.ts";
import { call } from "../client.ts";
import { features } from "../features.ts";
import { useSession } from "../session.ts";
import { useStore } from "../store.ts";
import { useToasts } from "../toasts/use-toasts.ts";
import { useTranslation } from "../translation.ts";
import { AlertDialog } from "./alert-dialog.tsx";
import styles from "./alerts.module.css";
import { alternatives } from "./expired-ways.ts";
import { LeaveButton } from "./leave-button.tsx";
import { switchTeam } from "./switch-team.ts";

/** The other teams of the person, with the way there. */
const OtherTeams = ({ tenantId }: { tenantId: string }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const selectId = useId();
  const [chosen, setChosen] = useState<string>();
  const { data } = useQuery({
    queryKey: ["tenants"],
    queryFn: ({ signal }) => call(tenantsApi.listMine, undefined, { signal }),
    throwOnError: false,
  });
  const others = (data ?? []).filter((team) => team.tenantId !== tenantId);
  if (others.length === 0) return null;
  return (
    <div className={styles.line}>
      <label htmlFor={selectId}>{t("alerts.otherTeams")}</label>
      <Select
        id={selectId}
        style={{ flex: "1 1 160px" }}
        placeholder={t("alerts.chooseTeam")}
        value={chosen ?? null}
        options={others.map((team) => ({ value: team.tenantId, label: team.tenantName }))}
        onChange={(next) => setChosen(next)}
        getPopupContainer={(trigger) => trigger.parentElement as HTMLElement}
      />
      <Button
        type="primary"
        disabled={chosen === undefined}
        onClick={() => chosen && void switchTeam(chosen).catch(toasts.failure)}
      >
        {t("alerts.switchTeam")}
      </Button>
    </div>
  );
};

/** The team has ended or was closed: nothing continues but renewing, another team, or leaving. */
export default function TenantExpired() {
  const t = useTranslation();
  const user = useSession();
  const config = useGlobalConfig();
  const isExpired = user.tenantStatus === "expired";
  const isOwner = user.userId === user.ownerId;
  const hasPlans = useStore(features).has("SUBSCRIPTION");
  const { mayRenew, seesPlans, text } = alternatives({ isExpired, isOwner, hasPlans });
  // Without plans the administrator renews, and a code that one has is still worth what it was.
  const renew = mayRenew && (
    <Link
      to="/team"
      search={seesPlans ? { plans: "1" } : {}}
      className={seesPlans ? styles.main : styles.second}
    >
      {t(seesPlans ? "alerts.renew" : "alerts.redeem")}
    </Link>
  );
  const contact = !seesPlans && config?.supportUrl && (
    <a href={config.supportUrl} target="_blank" rel="noreferrer" className={styles.main}>
      {t("guidance.support")}
    </a>
  );
  return (
    <AlertDialog
      title={t(isExpired ? "alerts.expiredTitle" : "alerts.frozenTitle", { team: user.tenantName })}
      actions={
        <div className={styles.actions}>
          <LeaveButton />
          {isExpired && !isOwner && (
            <Link to="/team" className={styles.second}>
              {t("alerts.takeAlong")}
            </Link>
          )}
          {seesPlans ? null : renew}
          {contact}
          {seesPlans ? renew : null}
        </div>
      }
    >
      <p>{t(text)}</p>
      {!user.singleTenant && <OtherTeams tenantId={user.tenantId} />}
    </AlertDialog>
  );
}
