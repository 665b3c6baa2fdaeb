import { Button } from "antd";
import { useSession } from "../session.ts";
import { useTranslation } from "../translation.ts";
import { AlertDialog } from "./alert-dialog.tsx";
import { dismissAlert, rememberSeenType } from "./alert-facts.ts";

/** Told once in each browser. */
export default function TeamUpgraded() {
  const t = useTranslation();
  const user = useSession();
  const close = () => {
    rememberSeenType(user);
    dismissAlert("teamUpgraded");
  };
  return (
    <AlertDialog
      title={t("alerts.upgradedTitle", { team: user.tenantName })}
      onClose={close}
      actions={
        <Button type="primary" onClick={close}>
          {t("alerts.acknowledge")}
        </Button>
      }
    >
      <p>{t("alerts.upgradedText")}</p>
    </AlertDialog>
  );
}
