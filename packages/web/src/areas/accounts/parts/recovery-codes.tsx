import { Button } from "antd";
import { saveBlob } from "../../../kernel/client.ts";
import styles from "../../../kernel/sign-in/sign-in.module.css";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import own from "./security-section.module.css";

/** Shown once: anyone who loses the phone gets in with one of these. */
export const RecoveryCodes = ({ codes, onClose }: { codes: readonly string[]; onClose(): void }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const text = codes.join("\n");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.success(t("accounts.codesCopied"));
    } catch (error) {
      toasts.failure(error);
    }
  };
  return (
    <>
      <p className={styles.lead}>{t("accounts.recoveryLead")}</p>
      <ul className={own.codes} aria-label={t("accounts.recoveryCodes")}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={own.buttons}>
        <Button onClick={() => void copy()}>{t("accounts.copyCodes")}</Button>
        <Button
          onClick={() => saveBlob(new Blob([`${text}\n`], { type: "text/plain" }), "recovery-codes.txt")}
        >
          {t("accounts.saveCodes")}
        </Button>
        <Button type="primary" onClick={onClose}>
          {t("accounts.codesKept")}
        </Button>
      </div>
    </>
  );
};
