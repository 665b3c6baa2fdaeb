import { Button } from "antd";
import { useState } from "react";
import { signOut } from "../session.ts";
import { useToasts } from "../toasts/use-toasts.ts";
import { useTranslation } from "../translation.ts";

/** Signs out, and opens the sign-in page again. */
export const LeaveButton = () => {
  const t = useTranslation();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await signOut();
      location.assign("/login");
    } catch (error) {
      setBusy(false);
      toasts.failure(error);
    }
  };
  return (
    <Button loading={isBusy} onClick={() => void leave()}>
      {t("shell.signOut")}
    </Button>
  );
};
