import { Button } from "antd";
import { useState } from "react";
import { useSession } from "../session.ts";
import { useToasts } from "../toasts/use-toasts.ts";
import { useTranslation } from "../translation.ts";
import { AlertDialog } from "./alert-dialog.tsx";
import { switchTeam } from "./switch-team.ts";

/** Another tab has entered another team, and what is sent from here would land there. */
export default function TenantChanged() {
  const t = useTranslation();
  const toasts = useToasts();
  const user = useSession();
  const [isBusy, setBusy] = useState(false);
  const back = async () => {
    setBusy(true);
    try {
      if (!(await switchTeam(user.tenantId, location.pathname + location.search))) setBusy(false);
    } catch (error) {
      setBusy(false);
      toasts.failure(error);
    }
  };
  return (
    <AlertDialog
      title={t("alerts.changedTitle")}
      actions={
        <>
          <Button loading={isBusy} onClick={() => void back()}>
            {t("alerts.switchBack", { team: user.tenantName })}
          </Button>
          <Button type="primary" onClick={() => location.assign("/homepage")}>
            {t("alerts.acknowledge")}
          </Button>
        </>
      }
    >
      <p>{t("alerts.changedText", { team: user.tenantName })}</p>
    </AlertDialog>
  );
}
