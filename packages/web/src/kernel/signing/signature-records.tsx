import { CheckCircleFilled, PrinterOutlined, WarningFilled } from "@ant-design/icons";
import type { SignatureRecord } from "@benchleaf/contract";
import { Button } from "antd";
import { useState } from "react";
import { usePreferences } from "../preferences.ts";
import { useWords } from "../words.ts";
import { type SheetFacts, SignatureSheet } from "./signature-sheet.tsx";
import { signedAt } from "./signed-at.ts";
import styles from "./signing.module.css";
import { signedHandAddress } from "./signing.queries.ts";

/** Who signed one version, when and as what, and whether it is still what they signed. */
export const SignatureRecords = (facts: SheetFacts) => {
  const t = useWords();
  const [isPrinting, setPrinting] = useState(false);
  const { fileId, version, records } = facts;
  if (records.length === 0) return null;
  return (
    <>
      <ul className={styles.records} aria-label={t("signing.recordsOf", { version })}>
        {records.map((record) => (
          <Record key={record.id} fileId={fileId} record={record} />
        ))}
      </ul>
      <Button
        size="small"
        type="text"
        className={styles.print ?? ""}
        icon={<PrinterOutlined />}
        aria-label={`${t("signing.print")}: ${t("signing.recordsOf", { version })}`}
        onClick={() => setPrinting(true)}
      >
        {t("signing.print")}
      </Button>
      {isPrinting && <SignatureSheet {...facts} onDone={() => setPrinting(false)} />}
    </>
  );
};

const Record = ({ fileId, record }: { fileId: string; record: SignatureRecord }) => {
  const t = useWords();
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
      {record.hasImage && (
        <img
          className={styles.hand}
          src={signedHandAddress(fileId, record)}
          alt={t("signing.handOf", { name: signerName })}
        />
      )}
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
