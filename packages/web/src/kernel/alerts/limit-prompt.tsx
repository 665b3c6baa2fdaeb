import { useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { formatError } from "../format-error.ts";
import { useSession } from "../session.ts";
import { useStore } from "../store.ts";
import { useTranslation } from "../translation.ts";
import { AlertDialog } from "./alert-dialog.tsx";
import { limitReached } from "./limit-reached.ts";

/** A limit of the team was met: which one, what to do, and for the owner the way to more. */
export default function LimitPrompt() {
  const t = useTranslation();
  const navigate = useNavigate();
  const user = useSession();
  const failure = useStore(limitReached);
  const isOwner = user.userId === user.ownerId;
  const close = () => limitReached.set(null);
  const open = () => {
    close();
    void navigate({ to: "/team", search: { plans: "1" } });
  };
  return (
    <AlertDialog
      title={t("alerts.limitReached")}
      isOnTop
      onClose={close}
      actions={
        <>
          <Button type={isOwner ? "default" : "primary"} onClick={close}>
            {t("alerts.acknowledge")}
          </Button>
          {isOwner && (
            <Button type="primary" onClick={open}>
              {t("alerts.seePlan")}
            </Button>
          )}
        </>
      }
    >
      <p>{formatError(t, failure)}</p>
      {!isOwner && <p>{t("alerts.askOwner")}</p>}
    </AlertDialog>
  );
}
