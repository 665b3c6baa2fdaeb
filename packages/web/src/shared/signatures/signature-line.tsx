import { CheckCircleFilled, WarningFilled } from "@ant-design/icons";
import type { SignatureRecord } from "@benchleaf/contract";
import { usePreferences } from "../../kernel/preferences.ts";
import { useTranslation } from "../../kernel/translation.ts";
import { signedAt } from "./signed-at.ts";
import styles from "./signing.module.css";

interface SignatureLineProps {
  readonly record: SignatureRecord;
  /** Address of the picture of the hand; absent if none is next to the signature. */
  readonly hand?: string;
}

/** One signature: who, as what, when and where, and whether it is still what they signed. */
export const SignatureLine = ({ record, hand }: SignatureLineProps) => {
  const t = useTranslation();
  const { locale } = usePreferences();
  const { signerName, meaning, comment, isIntact } = record;
  return (
    <li className={styles.record} data-intact={isIntact ? "yes" : "no"}>
      <div className={styles.line}>
        <strong>{signerName}</strong>
        <span>{t(`signing.meaning-${meaning}`)}</span>
      </div>
      <time dateTime={record.time}>{signedAt(locale, record)}</time>
      {comment && <p>{comment}</p>}
      {hand && <img className={styles.hand} src={hand} alt={t("signing.handOf", { name: signerName })} />}
      <span className={styles.verdict}>
        {isIntact ? <CheckCircleFilled aria-hidden="true" /> : <WarningFilled aria-hidden="true" />}
        {t(isIntact ? "signing.intact" : "signing.broken")}
      </span>
      <details>
        <summary>{t("signing.digest")}</summary>
        <code className={styles.digest}>{record.digest}</code>
      </details>
    </li>
  );
};
