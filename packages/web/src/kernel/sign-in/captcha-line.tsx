import { ShieldIcon, TurningIcon } from "../../ui/sign-in-icons.tsx";
import { useTranslation } from "../translation.ts";
import styles from "./sign-in.module.css";
import type { CaptchaState } from "./use-captcha.ts";

/** Tells that the browser is proving, or has proved, that someone is there. */
export const CaptchaLine = ({ state }: { state: CaptchaState }) => {
  const t = useTranslation();
  return (
    <p className={styles.captcha} role="status">
      {state === "solving" && (
        <>
          <TurningIcon /> {t("accounts.captchaSolving")}
        </>
      )}
      {state === "solved" && (
        <>
          <ShieldIcon /> {t("accounts.captchaSolved")}
        </>
      )}
    </p>
  );
};
