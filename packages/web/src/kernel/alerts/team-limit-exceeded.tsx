import { useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { useSession } from "../session.ts";
import { useTranslation } from "../translation.ts";
import { AlertDialog } from "./alert-dialog.tsx";
import { dismissAlert } from "./alert-facts.ts";

/** More members than seats: work continues, the owner is shown where to get more. */
export default function TeamLimitExceeded() {
  const t = useTranslation();
  const navigate = useNavigate();
  const user = useSession();
  const isOwner = user.userId === user.ownerId;
  const close = () => dismissAlert("teamLimitExceeded");
  const open = () => {
    close();
    void navigate({ to: "/team" });
  };
  return (
    <AlertDialog
      title={t("alerts.limitTitle")}
      onClose={close}
      actions={
        <>
          <Button type={isOwner ? "default" : "primary"} onClick={close}>
            {t("alerts.acknowledge")}
          </Button>
          {isOwner && (
            <Button type="primary" onClick={open}>
              {t("alerts.seeSeats")}
            </Button>
          )}
        </>
      }
    >
      <p>{t(isOwner ? "alerts.limitOwner" : "alerts.limitMember")}</p>
    </AlertDialog>
  );
}
