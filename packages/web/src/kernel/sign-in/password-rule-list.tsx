import { CheckCircleFilled, MinusCircleOutlined } from "@ant-design/icons";
import { useTranslation } from "../translation.ts";
import { PASSWORD_RULES } from "./password-rules.ts";
import styles from "./sign-in.module.css";

/** Which rules the password meets, ticked while typing. */
export const PasswordRuleList = ({ password, id }: { password: string; id: string }) => {
  const t = useTranslation();
  return (
    <ul className={styles.rules} id={id} aria-label={t("accounts.passwordRules")}>
      {PASSWORD_RULES.map(({ label, isMet }) => {
        const met = isMet(password);
        return (
          <li key={label} data-met={met ? "yes" : "no"}>
            {met ? <CheckCircleFilled aria-hidden="true" /> : <MinusCircleOutlined aria-hidden="true" />}{" "}
            {t(label)}
            <span className="visually-hidden"> {t(met ? "accounts.ruleMet" : "accounts.ruleOpen")}</span>
          </li>
        );
      })}
    </ul>
  );
};
