import { useNavigate } from "@tanstack/react-router";
import { Button } from "antd";
import { useSession } from "../session.ts";
import { useWords } from "../words.ts";
import { AlertDialog } from "./alert-dialog.tsx";
import { putProfileAside } from "./alert-facts.ts";

/** Asks for the profile, which can wait for a week. */
export default function ProfileIncomplete() {
  const t = useWords();
  const navigate = useNavigate();
  const { userId } = useSession();
  const later = () => putProfileAside(userId);
  const fillIn = () => {
    later();
    void navigate({ to: "/personal/information" });
  };
  return (
    <AlertDialog
      title={t("alerts.profileTitle")}
      onClose={later}
      actions={
        <>
          <Button onClick={later}>{t("alerts.later")}</Button>
          <Button type="primary" onClick={fillIn}>
            {t("alerts.fillIn")}
          </Button>
        </>
      }
    >
      <p>{t("alerts.profileText")}</p>
    </AlertDialog>
  );
}
